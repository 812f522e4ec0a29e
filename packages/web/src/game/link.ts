/**
 * A record inside a link: deflated where the browser can, plain where it can't, in letters that stand in a URL. The first
 * letter says which.
 */
const DEFLATED = 'z'
const PLAIN = 't'

/** No record is longer than this; a link that unpacks to more is rejected. */
const LONGEST = 2_000_000

function toLetters(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** All that comes out of a stream, up to a limit. */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > LONGEST) {
      void reader.cancel()
      throw new RangeError('too long for a record')
    }
    parts.push(value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
) {
  const writer = writable.getWriter()
  const [out] = await Promise.all([bytesOf(readable), writer.write(bytes), writer.close()])
  return out
}

/** Something of the browser; undefined in one that is too old for it. */
function had<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

const deflater = () => had(() => new CompressionStream('deflate-raw'))
const inflater = () => had(() => new DecompressionStream('deflate-raw'))

/** Can this browser unpack such a link? */
export const canUnpack = (packed: string): boolean => packed[0] !== DEFLATED || inflater() !== undefined

/** A record as letters for a link. */
export async function packRecord(record: string): Promise<string> {
  const bytes = new TextEncoder().encode(record)
  const way = deflater()
  return way === undefined ? PLAIN + toLetters(bytes) : DEFLATED + toLetters(await through(bytes, way))
}

/** Letters that cannot be part of a link: messengers and mail break links into lines, and end sentences behind them. */
const STRAY = /[^\w-]+/g

/** The record of a link; undefined if there is none in it. */
export async function unpackRecord(link: string): Promise<string | undefined> {
  try {
    const packed = link.replace(STRAY, '')
    const bytes = fromLetters(packed.slice(1))
    if (packed[0] === PLAIN) return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const way = packed[0] === DEFLATED ? inflater() : undefined
    if (way === undefined) return undefined
    const record = await through(bytes, way)
    return new TextDecoder('utf-8', { fatal: true }).decode(record)
  } catch {
    return undefined
  }
}
