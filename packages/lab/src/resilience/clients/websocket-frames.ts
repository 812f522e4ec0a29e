/** The part of RFC 6455 that a client needs. No library, so that tests can send malformed and partial frames. */

export const TEXT = 1
export const CLOSE = 8
export const PING = 9
export const PONG = 10

const FINAL = 0x80
const MASKED = 0x80
const MASK_BYTES = 4

/** Encodes a client frame. Its mask is all zeros, which leaves the payload as it is. */
export function encodeFrame(payload: string | Buffer, opcode: number = TEXT): Buffer {
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload
  const size = body.length
  const extra = size < 126 ? 0 : size < 65_536 ? 2 : 8
  const frame = Buffer.alloc(2 + extra + MASK_BYTES + size)
  frame[0] = FINAL | opcode
  frame[1] = MASKED | (extra === 0 ? size : extra === 2 ? 126 : 127)
  if (extra === 2) frame.writeUInt16BE(size, 2)
  if (extra === 8) frame.writeBigUInt64BE(BigInt(size), 2)
  body.copy(frame, 2 + extra + MASK_BYTES)
  return frame
}

const EMPTY = Buffer.alloc(0)

/** Parses server frames from the chunks that arrive. */
export function createFrameParser(onFrame: (opcode: number, payload: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = EMPTY
  return (chunk) => {
    const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    while (data.length - at >= 2) {
      const short = data[at + 1] & 0x7f
      const start = at + 2 + (short === 126 ? 2 : short === 127 ? 8 : 0)
      if (data.length < start) break
      const size =
        short === 126 ? data.readUInt16BE(at + 2) : short === 127 ? Number(data.readBigUInt64BE(at + 2)) : short
      if (data.length < start + size) break
      onFrame(data[at] & 0x0f, data.subarray(start, start + size))
      at = start + size
    }
    rest = at === data.length ? EMPTY : data.subarray(at)
  }
}
