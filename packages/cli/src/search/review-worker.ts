import { parentPort, workerData } from 'node:worker_threads'
import { type Budget, type Review, type ReviewStep, review } from '@amyitis/bots'
import { parseRecord } from '@amyitis/engine'
import { netFor } from '../bots.ts'

export interface ReviewWork {
  readonly record: string
  readonly budget: Budget | undefined
  readonly seed: string
}

/** How far the review is, or what it came to. */
export type ReviewMessage = Pick<ReviewStep, 'done' | 'all'> | { readonly review: Review }

const { record, budget, seed } = workerData as ReviewWork
const read = parseRecord(record)
if (!read.ok) throw new Error('the record of a game that was read is valid')
const { game } = read
const post = (message: ReviewMessage) => parentPort?.postMessage(message)
const options = { net: netFor(game.position.box), seed, ...(budget && { budget }) }
const judged = review(game, options, ({ done, all }) => {
  post({ done, all })
  return undefined
})
post({ review: judged })
