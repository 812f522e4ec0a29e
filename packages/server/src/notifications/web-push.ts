import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'

/** The message encryption (RFC 8291, RFC 8188) and the signature (VAPID, RFC 8292) of web push. */

const CURVE = 'prime256v1'
/** More than any push service accepts, so that a message is always a single record. */
const RECORD_SIZE = 4096
/** At most 24 hours are allowed. */
const TOKEN_LIFETIME_SECONDS = 12 * 3600

export interface VapidKeys {
  /** Base64url: the uncompressed point of the public key, and the bare private key. */
  readonly publicKey: string
  readonly privateKey: string
}

/** What a browser answers to PushManager.subscribe. */
export interface PushSubscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

interface Message {
  readonly content: string
  readonly ttlSeconds: number
  /** A newer message of the same topic replaces one that has not been delivered yet. */
  readonly topic?: string | undefined
}

const decode = (text: string) => Buffer.from(text, 'base64url')
const encode = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url')

export function generateVapidKeys(): VapidKeys {
  const keys = createECDH(CURVE)
  const publicKey = keys.generateKeys('base64url')
  // The private key has no leading zeros, but its length is fixed.
  const privateKey = Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
  return { publicKey, privateKey }
}

/** `ephemeral` is for test vectors: the salt and the sender's private key are new for every message. */
export function encryptMessage(
  content: string,
  { p256dh, auth }: PushSubscription['keys'],
  ephemeral: { readonly salt?: Buffer; readonly privateKey?: Buffer } = {},
): Buffer {
  const receiverKey = decode(p256dh)
  const authSecret = decode(auth)
  if (receiverKey.length !== 65 || authSecret.length < 16)
    throw new RangeError('the keys of the subscription have the wrong length')
  const sender = createECDH(CURVE)
  if (ephemeral.privateKey === undefined) sender.generateKeys()
  else sender.setPrivateKey(ephemeral.privateKey)
  const senderKey = sender.getPublicKey()
  const salt = ephemeral.salt ?? randomBytes(16)
  const derive = (key: Buffer, from: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, length))
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey])
  const secret = derive(sender.computeSecret(receiverKey), authSecret, keyInfo, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const header = Buffer.alloc(5)
  header.writeUInt32BE(RECORD_SIZE)
  header.writeUInt8(senderKey.length, 4)
  // 2 marks the last record.
  const record = [cipher.update(content), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, header, senderKey, ...record])
}

/** A signed token that tells the push service who sends the message. */
export function vapidHeader(endpoint: string, subject: string, { publicKey, privateKey }: VapidKeys, now: number) {
  const point = decode(publicKey)
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
  })
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + TOKEN_LIFETIME_SECONDS, sub: subject }
  const unsigned = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`
}

/** What is posted to the endpoint of a subscription (RFC 8030). Throws if the subscription's keys are not valid. */
export function pushRequest(
  { endpoint, keys }: PushSubscription,
  { content, ttlSeconds, topic }: Message,
  vapid: VapidKeys & { readonly subject: string },
): { readonly headers: Record<string, string | number>; readonly body: Buffer } {
  const body = encryptMessage(content, keys)
  return {
    body,
    headers: {
      ttl: ttlSeconds,
      urgency: 'normal',
      ...(topic === undefined ? {} : { topic }),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      'content-length': body.length,
      authorization: vapidHeader(endpoint, vapid.subject, vapid, Date.now()),
    },
  }
}
