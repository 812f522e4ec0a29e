import { Worker } from 'node:worker_threads'
import type { Review } from '@amyitis/bots'
import { formatRecord, type Game } from '@amyitis/engine'
import type { ReviewMessage, ReviewWork } from './review-worker.ts'

interface PassOptions extends Omit<ReviewWork, 'record'> {
  readonly signal: AbortSignal
  watch(done: number, all: number): void
}

/** Reviews a game in a thread, so that it can be interrupted at any time: then there is no review. */
export async function reviewOnce(game: Game, options: PassOptions): Promise<Review | undefined> {
  const { budget, seed, signal, watch } = options
  const workerData: ReviewWork = { record: formatRecord(game), budget, seed }
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { workerData })
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => resolve(undefined))
      worker.on('error', reject)
      worker.on('message', (message: ReviewMessage) => {
        if ('review' in message) resolve(message.review)
        else if (!signal.aborted) watch(message.done, message.all)
      })
    })
  } finally {
    await worker.terminate()
  }
}
