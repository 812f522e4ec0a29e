import { parentPort, workerData } from 'node:worker_threads'
import { type Bot, type Budget, receivePosition, type SentPosition } from '@amyitis/bots'
import { type Edition, openBox, type PlayerCount, seededRandom } from '@amyitis/engine'
import { botFor } from '../bots.ts'

export interface WorkerConfig {
  readonly players: PlayerCount
  readonly palace: boolean
  readonly edition: Edition
}

export interface SearchRequest {
  readonly position: SentPosition
  readonly budget: Budget
  /** Seed of the random numbers for this search. */
  readonly seed: string
}

const { players, palace, edition } = workerData as WorkerConfig
const box = openBox(edition, players, palace)
let chance = seededRandom('')
const bot: Bot = botFor('amyitis', box, (below) => chance(below))

parentPort?.on('message', ({ position, budget, seed }: SearchRequest) => {
  chance = seededRandom(seed)
  parentPort?.postMessage(bot.think(receivePosition(position, box), budget))
})
