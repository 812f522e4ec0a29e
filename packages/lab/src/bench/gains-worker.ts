import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import {
  type Budget,
  deserializePosition,
  moveSharedRoot,
  parseWeights,
  type SerializedPosition,
  type SharedTree,
  searchSharedTree,
  weightsUrl,
} from '@amyitis/bots'
import { openBox, type PlayerCount, STANDARD, seededRandom } from '@amyitis/engine'

export interface SearchThreadConfig {
  readonly players: PlayerCount
  readonly palace: boolean
  readonly seed: string
}

/** A search, or a new root for its tree. */
export type SearchThreadRequest =
  | { readonly position: SerializedPosition; readonly budget: Budget; readonly tree: SharedTree }
  | { readonly position: SerializedPosition; readonly from: SerializedPosition; readonly memory: SharedTree['memory'] }

const { players, palace, seed } = workerData as SearchThreadConfig
const box = openBox(STANDARD, players, palace)
const deps = { net: parseWeights(readFileSync(weightsUrl(box))).net, random: seededRandom(seed) }

function answer(request: SearchThreadRequest): number {
  const position = deserializePosition(request.position, box)
  if ('budget' in request) return searchSharedTree(deps, position, request.budget, request.tree)
  moveSharedRoot(request.memory, deserializePosition(request.from, box), position)
  return 0
}

/** Answers with the number of iterations, which is 0 for a tree whose root has moved. */
parentPort?.on('message', (request: SearchThreadRequest) => parentPort?.postMessage(answer(request)))
