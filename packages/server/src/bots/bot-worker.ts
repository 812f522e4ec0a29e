import { Worker } from 'node:worker_threads'
import type { Level, SerializedPosition } from '@amyitis/bots'
import type { Edition, PlayerCount } from '@amyitis/engine'

/** A worker thread that chooses one move at a time. After a failure it must be replaced. */
export interface BotWorker {
  /** Resolves when it can take requests. */
  readonly ready: Promise<unknown>
  chooseMove(request: MoveRequest, timeoutMs: number): Promise<string>
  close(): Promise<void>
}

/** Generous, for a machine under load. */
const START_TIMEOUT_MS = 30_000

export function createBotWorker(script: URL): BotWorker {
  const worker = new Worker(script)
  worker.unref()
  let settle: ((message: WorkerMessage | Error) => void) | undefined
  const failed = (error: Error) => settle?.(error)
  worker.on('message', (message: WorkerMessage) => settle?.(message))
  worker.on('error', failed)
  worker.on('exit', () => failed(new Error('the worker exited')))

  function nextMessage(timeoutMs: number, what: string): Promise<WorkerMessage> {
    return new Promise((resolve, reject) => {
      const fail = () => settle?.(new Error(`${what} took longer than ${timeoutMs} ms`))
      const timer = setTimeout(fail, timeoutMs)
      settle = (message) => {
        settle = undefined
        clearTimeout(timer)
        if (message instanceof Error) reject(message)
        else resolve(message)
      }
    })
  }

  const ready = nextMessage(START_TIMEOUT_MS, 'starting')
  ready.catch(() => undefined)
  return {
    ready,
    chooseMove: async (request, timeoutMs) => {
      worker.postMessage(request)
      const message = await nextMessage(timeoutMs, 'thinking')
      if ('move' in message) return message.move
      throw new Error('the worker sent an unexpected message')
    },
    close: async () => {
      failed(new Error('the worker was closed'))
      await worker.terminate()
    },
  }
}

/** Asks a worker for a move. */
export interface MoveRequest {
  readonly level: Level
  readonly players: PlayerCount
  readonly palace: boolean
  readonly edition: Edition
  readonly position: SerializedPosition
  readonly ms: number
  /** Seed of the bot's random numbers. */
  readonly seed: string
}

/** What a worker sends: that it is ready, and the moves it chooses. */
export type WorkerMessage = { readonly ready: true } | { readonly move: string }
