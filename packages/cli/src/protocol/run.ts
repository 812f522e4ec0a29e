import type { Readable, Writable } from 'node:stream'
import { type InputLine, LineSplitter } from './line-splitter.ts'
import { lineTooLong, MAX_LINE_BYTES } from './response.ts'
import { ProtocolSession } from './session.ts'

/** Waits until the reader has caught up, or is gone. */
const drained = (output: Writable) =>
  new Promise<void>((resolve) => {
    const done = () => {
      output.off('drain', done).off('close', done)
      resolve()
    }
    output.on('drain', done).on('close', done)
  })

/** Speaks the protocol of docs/protocol.md until the input ends: one response per line, in order. */
export async function runEngine(input: Readable, output: Writable): Promise<void> {
  const session = new ProtocolSession()
  const cutter = new LineSplitter(MAX_LINE_BYTES)
  let open = true
  output.on('error', () => {
    // Nobody listens any more.
    open = false
    input.destroy()
  })
  const answer = async (lines: Iterable<InputLine>) => {
    for (const line of lines) {
      if (!open || line === '') continue
      const text = line === undefined ? lineTooLong() : session.handleLine(line)
      if (!output.write(`${text}\n`)) await drained(output)
    }
  }
  try {
    for await (const chunk of input) await answer(cutter.push(Buffer.from(chunk)))
    await answer(cutter.end())
  } catch (error) {
    if (open) throw error
  }
}
