import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { withoutControls } from '@amyitis/narration'

/** Reads lines from a terminal or from a pipe. */
export interface LinePrompt {
  /** The next line; undefined when there are no more, or after Ctrl-C. */
  readLine(prompt: string, completions?: readonly string[]): Promise<string | undefined>
  readonly interrupted: boolean
  close(): void
}

interface TerminalInput extends Readable {
  readonly isTTY?: boolean
}

export function createLinePrompt(input: TerminalInput, output: Writable & { readonly isTTY?: boolean }): LinePrompt {
  const terminal = input.isTTY === true && output.isTTY === true
  const lines: string[] = []
  let words: readonly string[] = []
  let waiting: ((line: string | undefined) => void) | undefined
  let ended = false
  let interrupted = false
  const answer = (line: string | undefined) => {
    const resolve = waiting
    waiting = undefined
    resolve?.(line)
  }
  const reader = createInterface({
    input,
    terminal,
    ...(terminal ? { output } : {}),
    completer: (line: string) => [words.filter((word) => word.startsWith(line)), line],
  })
  const interrupt = () => {
    interrupted = true
    reader.close()
  }
  reader.on('line', (line) => {
    if (waiting === undefined) lines.push(line)
    else answer(line)
  })
  reader.on('close', () => {
    ended = true
    answer(undefined)
  })
  reader.on('SIGINT', interrupt)
  process.on('SIGINT', interrupt)
  return {
    readLine(prompt, completions = []) {
      words = completions
      const next = interrupted ? undefined : lines.shift()
      if (next !== undefined || ended || interrupted) {
        output.write(`${prompt}${withoutControls(next ?? '')}\n`)
        return Promise.resolve(next)
      }
      return new Promise((resolve) => {
        waiting = (line) => {
          // A pipe has no echo, so the line that was read is printed.
          if (!terminal) output.write(`${prompt}${withoutControls(line ?? '')}\n`)
          else if (line === undefined) output.write('\n')
          resolve(line)
        }
        if (!terminal) return
        reader.setPrompt(prompt)
        reader.prompt()
      })
    },
    get interrupted() {
      return interrupted
    },
    close() {
      process.off('SIGINT', interrupt)
      reader.close()
    },
  }
}
