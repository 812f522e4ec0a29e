import { parentPort, workerData } from 'node:worker_threads'
import {
  type Budget,
  deserializePosition,
  type SerializedPosition,
  type SharedTree,
  searchSharedTree,
} from '@amyitis/bots'
import { type Edition, openBox, type PlayerCount, seededRandom } from '@amyitis/engine'
import { netFor } from '../bots.ts'

export interface WorkerConfig {
  readonly players: PlayerCount
  readonly palace: boolean
  readonly edition: Edition
}

export interface SearchRequest {
  readonly position: SerializedPosition
  readonly budget: Budget
  readonly tree: SharedTree
  /** Seed of the random numbers for this search. */
  readonly seed: string
}

const { players, palace, edition } = workerData as WorkerConfig
const box = openBox(edition, players, palace)
const net = netFor(box)

parentPort?.on('message', ({ position, budget, tree, seed }: SearchRequest) => {
  const deps = { net, random: seededRandom(seed) }
  parentPort?.postMessage(searchSharedTree(deps, deserializePosition(position, box), budget, tree))
})
