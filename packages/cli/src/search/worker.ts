import { parentPort, workerData } from 'node:worker_threads'
import {
  AnalysisThread,
  type Budget,
  deserializePosition,
  moveSharedRoot,
  type SerializedPosition,
  type SharedTree,
  searchSharedTree,
  type ThreadReport,
  type TreeMemory,
} from '@amyitis/bots'
import { type Edition, type MoveCode, openBox, type PlayerCount, seededRandom } from '@amyitis/engine'
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

/** A closer look at a decision, in which this move was played. */
export interface LookRequest extends SearchRequest {
  readonly played: MoveCode
}

export type WorkerRequest = SearchRequest | RootRequest | LookRequest

const { players, palace, edition } = workerData as WorkerConfig
const box = openBox(edition, players, palace)
const net = netFor(box)

function answer(request: WorkerRequest): number | ThreadReport {
  const position = deserializePosition(request.position, box)
  if ('from' in request) {
    moveSharedRoot(request.memory, deserializePosition(request.from, box), position)
    return 0
  }
  const { budget, tree, seed } = request
  const deps = { net, random: seededRandom(seed) }
  if (!('played' in request)) return searchSharedTree(deps, position, budget, tree)
  return new AnalysisThread(deps, position, tree.memory, request.played).look(budget, tree.threads)
}

/** Answers with the number of iterations, which is 0 for a tree whose root has moved, or with what a closer look found. */
parentPort?.on('message', (request: WorkerRequest) => parentPort?.postMessage(answer(request)))
