import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The subset of CBOR (RFC 8949) that authenticators use. */
function cbor(value: number | string | Uint8Array | Map<unknown, unknown>): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.of((major << 5) | n)
      : n < 256
        ? Buffer.of((major << 5) | 24, n)
        : Buffer.of((major << 5) | 25, n >> 8, n & 255)
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap((pair) => pair.map((part) => cbor(part as never)))
  return Buffer.concat([head(5, value.size), ...pairs])
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** An authenticator with one ES256 credential, like a phone or a security key. */
export function createAuthenticator(origin: string, party = new URL(origin).hostname) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(16)
  const id = base64(rawId)
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authData = (flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(party).digest(), Buffer.of(flags), count])
  }

  return {
    id,
    /** Resets the counter, like a copied key. */
    turnBack() {
      counter = 0
    },
    make({ challenge }: { challenge: string }) {
      const key = cbor(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.of(0, rawId.length), rawId, key])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Buffer.concat([authData(0x45), credential])],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(clientData('webauthn.create', challenge)),
          attestationObject: base64(cbor(attestation)),
          transports: ['internal' as const],
        },
      }
    },
    show({ challenge }: { challenge: string }) {
      counter++
      const client = clientData('webauthn.get', challenge)
      const data = authData(0x05)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(sign('sha256', signed, privateKey)),
        },
      }
    },
  }
}
