import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const ID_LENGTH = 16

/** 80 bits as 16 letters of base 32. */
function lettersOf(bytes: Uint8Array): string {
  let bits = 0n
  for (const byte of bytes.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte)
  let text = ''
  for (let i = 0; i < ID_LENGTH; i++) {
    text = LETTERS[Number(bits & 31n)] + text
    bits >>= 5n
  }
  return text
}

/** An id of a player or a table that nobody can guess. */
export const newId = (): string => lettersOf(randomBytes(10))

/** An id derived from a text with a key: a repeated request creates the same table. */
export const derivedId = (key: string, text: string): string =>
  lettersOf(createHmac('sha256', key).update(text).digest())

export const newToken = (): string => randomBytes(32).toString('base64url')

export const newSecret = (): string => randomBytes(32).toString('hex')

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Compares in constant time. */
export const sameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)))
