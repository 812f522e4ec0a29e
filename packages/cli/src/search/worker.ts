import { parentPort, workerData } from 'node:worker_threads'
import {
  type Budget,
  deserializePosition,
  moveSharedRoot,
  type SerializedPosition,
  type SharedTree,
  searchSharedTree,
  type TreeMemory,
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

export interface RootRequest {
  readonly from: SerializedPosition
  readonly position: SerializedPosition
  readonly memory: TreeMemory
}

const { players, palace, edition } = workerData as WorkerConfig
const box = openBox(edition, players, palace)
const net = netFor(box)

/** Answers with the number of iterations; a tree whose root has moved has had none. */
parentPort?.on('message', (request: SearchRequest | RootRequest) => {
  const position = deserializePosition(request.position, box)
  if ('from' in request) {
    moveSharedRoot(request.memory, deserializePosition(request.from, box), position)
    parentPort?.postMessage(0)
  } else {
    const { budget, tree, seed } = request
    parentPort?.postMessage(searchSharedTree({ net, random: seededRandom(seed) }, position, budget, tree))
  }
})
