/**
 * A record inside a link: deflated where the browser can, plain where it can't, in letters that stand in a URL. The first
 * letter says which.
 */
const DEFLATED = 'z'
const PLAIN = 't'

/** No record is longer than this; a link that swells beyond it is no record. */
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
    if (length > LONGEST) throw new RangeError('too long for a record')
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

const through = (bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream) =>
  bytesOf(new Blob([bytes]).stream().pipeThrough(way as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>))

/** A record as letters for a link. */
export async function packRecord(record: string): Promise<string> {
  const bytes = new TextEncoder().encode(record)
  if (typeof CompressionStream === 'undefined') return PLAIN + toLetters(bytes)
  return DEFLATED + toLetters(await through(bytes, new CompressionStream('deflate-raw')))
}

/** The record of a link; undefined if there is none in it. */
export async function unpackRecord(packed: string): Promise<string | undefined> {
  try {
    const bytes = fromLetters(packed.slice(1))
    if (packed[0] === PLAIN) return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (packed[0] !== DEFLATED) return undefined
    const record = await through(bytes, new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(record)
  } catch {
    return undefined
  }
}
