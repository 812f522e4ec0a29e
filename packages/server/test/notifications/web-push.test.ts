import { createDecipheriv, createECDH, createPublicKey, ECDH, hkdfSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptMessage, generateVapidKeys, pushRequest, vapidHeader } from '../../src/notifications/web-push.ts'

const decode = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, section 5 and appendix A. */
const RFC_8291 = {
  plaintext: 'When I grow up, I want to be a watermelon',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  senderPrivateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiverPrivateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl' +
    '7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const KEYS = { p256dh: RFC_8291.p256dh, auth: RFC_8291.auth }

/** Decrypts a message like a browser, implemented from the RFC. */
function decrypt(body: Buffer): string {
  const receiver = createECDH('prime256v1')
  receiver.setPrivateKey(decode(RFC_8291.receiverPrivateKey))
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const derive = (key: Buffer, from: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), decode(KEYS.p256dh), senderKey])
  const secret = derive(receiver.computeSecret(senderKey), decode(KEYS.auth), info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  expect(padded.at(-1)).toBe(2)
  return padded.subarray(0, -1).toString()
}

test('encrypts the example of RFC 8291 to the same bytes', () => {
  const body = encryptMessage(RFC_8291.plaintext, KEYS, {
    salt: decode(RFC_8291.salt),
    privateKey: decode(RFC_8291.senderPrivateKey),
  })
  expect(body.toString('base64url')).toBe(RFC_8291.body)
})

test('encrypts every message with a new salt and key, and the browser can read it', () => {
  const first = encryptMessage('Your turn — Béla is waiting', KEYS)
  const second = encryptMessage('Your turn — Béla is waiting', KEYS)
  expect(first.subarray(0, 16)).not.toEqual(second.subarray(0, 16))
  expect(first.subarray(21, 86)).not.toEqual(second.subarray(21, 86))
  expect(decrypt(first)).toBe('Your turn — Béla is waiting')
  expect(decrypt(second)).toBe('Your turn — Béla is waiting')
})

const compressed = ECDH.convertKey(KEYS.p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed') as string

test.each([
  ['are no point of the curve', { p256dh: 'AAAA', auth: KEYS.auth }],
  ['are a compressed point', { p256dh: compressed, auth: KEYS.auth }],
  ['come with a short secret', { p256dh: KEYS.p256dh, auth: 'AAAA' }],
])('rejects keys that %s', (_, keys) => {
  const vapid = { ...generateVapidKeys(), subject: 'mailto:host@amyitis.example' }
  const subscription = { endpoint: 'https://push.example/1', keys }
  expect(() => pushRequest(subscription, { content: 'x', ttlSeconds: 1 }, vapid)).toThrow()
})

function verifyVapid(header: string, publicKey: string) {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  expect(key).toBe(publicKey)
  const [head, claims, signature] = token.split('.')
  const point = decode(publicKey)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' },
    decode(signature),
  )
  return { isValid, head: JSON.parse(decode(head).toString()), claims: JSON.parse(decode(claims).toString()) }
}

test('signs a token for the origin of the push service', () => {
  const keys = generateVapidKeys()
  const now = Date.UTC(2026, 0, 15)
  const header = vapidHeader('https://push.example:8443/send/abc', 'mailto:host@amyitis.example', keys, now)
  expect(verifyVapid(header, keys.publicKey)).toEqual({
    isValid: true,
    head: { typ: 'JWT', alg: 'ES256' },
    claims: { aud: 'https://push.example:8443', exp: now / 1000 + 12 * 3600, sub: 'mailto:host@amyitis.example' },
  })
})

test('generates keys of a fixed length', () => {
  for (let i = 0; i < 50; i++) {
    const { publicKey, privateKey } = generateVapidKeys()
    expect([decode(publicKey).length, decode(privateKey).length]).toEqual([65, 32])
  }
})
