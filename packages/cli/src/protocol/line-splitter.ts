/** A line of a stream, or `undefined` for one that was longer than allowed. */
export type InputLine = string | undefined

const NEWLINE = 10

/** Splits a stream of bytes into lines. The content of lines beyond the limit is discarded. */
export class LineSplitter {
  private parts: Buffer[] = []
  private size = 0
  private readonly limit: number

  constructor(limit: number) {
    this.limit = limit
  }

  private keep(part: Buffer): void {
    this.size += part.length
    if (this.size <= this.limit) this.parts.push(part)
    else this.parts = []
  }

  private finish(): InputLine {
    const line = this.size > this.limit ? undefined : Buffer.concat(this.parts).toString('utf8').replace(/\r$/, '')
    this.parts = []
    this.size = 0
    return line
  }

  *push(chunk: Buffer): Generator<InputLine> {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.keep(chunk.subarray(from, end))
      from = end + 1
      yield this.finish()
    }
    if (from < chunk.length) this.keep(chunk.subarray(from))
  }

  /** The rest after the last newline. */
  *end(): Generator<InputLine> {
    if (this.size > 0) yield this.finish()
  }
}
