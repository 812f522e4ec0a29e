import { Worker } from 'node:worker_threads'
import type { Errand, Said } from './errand.ts'

/** One thread that thinks about one thing at a time. It is used up when it fails: make another. */
export interface Thinker {
  /** When it has begun to listen; before that it is of no use. */
  readonly begun: Promise<unknown>
  think(errand: Errand, limit: number): Promise<string>
  close(): Promise<void>
}

/** How long a thread may take to begin, on a machine that has much to do. */
const START = 30_000

export function createThinker(script: URL): Thinker {
  const worker = new Worker(script)
  worker.unref()
  let settle: ((said: Said | Error) => void) | undefined
  const failed = (error: Error) => settle?.(error)
  worker.on('message', (said: Said) => settle?.(said))
  worker.on('error', failed)
  worker.on('exit', () => failed(new Error('the worker has ended')))

  function next(limit: number, what: string): Promise<Said> {
    return new Promise((resolve, reject) => {
      const late = () => settle?.(new Error(`${what} took longer than ${limit} ms`))
      const timer = setTimeout(late, limit)
      settle = (said) => {
        settle = undefined
        clearTimeout(timer)
        if (said instanceof Error) reject(said)
        else resolve(said)
      }
    })
  }

  const begun = next(START, 'starting')
  begun.catch(() => undefined)
  return {
    begun,
    think: async (errand, limit) => {
      worker.postMessage(errand)
      const said = await next(limit, 'thinking')
      if ('move' in said) return said.move
      throw new Error('the worker has said something else')
    },
    close: async () => {
      failed(new Error('the worker was closed'))
      await worker.terminate()
    },
  }
}
