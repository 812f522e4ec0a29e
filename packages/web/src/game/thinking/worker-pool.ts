import {
  type BotChoice,
  type Budget,
  type Explanation,
  FULL_BUDGET,
  type Level,
  type PartialReview,
  type Review,
  type ReviewStep,
  SharedSearch,
  type SharedTree,
  serializePosition,
  type TreeMemory,
  type TurnMoves,
} from '@amyitis/bots'
import { formatMove, type Game, type Position } from '@amyitis/engine'
import { proxy, type Remote } from 'comlink'
import { gameKindOf, type Task } from './game-kind.ts'
import { type StartedWorker, startWorker, WorkerCrash } from './start-worker.ts'
import type { ComparedTurns, WorkerApi } from './worker-api.ts'

const MAX_WORKERS = 8
const HINT_BUDGET: Budget = { iterations: 1500, ms: 2500 }
/** Enough for every puzzle of the last round to be calculated to the end. */
const TURN_BUDGET: Budget = { iterations: 5000 }
const workers: StartedWorker[] = []

/** The worker with a number; one that crashed is replaced. */
function workerAt(index: number): StartedWorker {
  const known = workers[index]
  if (known !== undefined) return known
  const helper = startWorker()
  workers[index] = helper
  helper.broken.catch(() => delete workers[index])
  return helper
}

/** Runs a task in a worker; if none can be started, on the page. */
async function runInWorker<T>(index: number, question: (api: WorkerApi | Remote<WorkerApi>) => Promise<T>): Promise<T> {
  try {
    const { api, broken } = workerAt(index)
    return await Promise.race([question(api), broken])
  } catch (error) {
    if (!(error instanceof WorkerCrash)) throw error
    const { workerApi } = await import('./worker-api.ts')
    return question(workerApi)
  }
}

export const taskOf = (position: Position, seed: string) => ({
  kind: gameKindOf(position.box),
  position: serializePosition(position),
  seed,
})

/** One core is left to the page. */
export const threadCount = () => Math.max(1, Math.min(MAX_WORKERS, (navigator.hardwareConcurrency ?? 2) - 1))

/** Runs a task in a worker and nowhere else: the page would freeze. */
export async function onlyInWorker<T>(index: number, question: (api: Remote<WorkerApi>) => Promise<T>): Promise<T> {
  const { api, broken } = workerAt(index)
  return await Promise.race([question(api), broken])
}

/** A thread of a shared search. */
const searchInWorker = (index: number, task: Task, budget: Budget, tree: SharedTree): Promise<number> =>
  onlyInWorker(index, (api) => api.search(task, budget, tree))

/** The tree that the strongest bots search with all cores, and keep from turn to turn. */
let shared: { readonly kind: string; readonly search: SharedSearch; seed: string; searches: number } | undefined

function sharedSearch(position: Position, seed: string): SharedSearch {
  const kind = JSON.stringify(gameKindOf(position.box))
  if (shared?.kind !== kind) {
    const workers = Array.from({ length: threadCount() }, (_, i) => ({
      moveRoot: (from: Position, to: Position, memory: TreeMemory) =>
        onlyInWorker(i, (api) => api.moveRoot(taskOf(to, ''), serializePosition(from), memory)),
      search: (of: Position, budget: Budget, tree: SharedTree) => {
        if (shared !== undefined) shared.searches++
        return searchInWorker(i, taskOf(of, `${shared?.seed} ${i} ${shared?.searches}`), budget, tree)
      },
    }))
    shared = { kind, search: new SharedSearch(workers), seed, searches: 0 }
  }
  shared.seed = seed
  return shared.search
}

/** The choice of one worker alone. */
const chooseAlone = (position: Position, level: Level, seed: string): Promise<BotChoice> =>
  runInWorker(0, (api) => api.choose(taskOf(position, seed), level))

/**
 * All cores search one tree, where a page has shared memory, and enough of it. Otherwise one worker does as well: several with
 * a tree each find the same (docs/bots.md).
 */
async function chooseTogether(position: Position, seed: string): Promise<BotChoice> {
  if (!crossOriginIsolated) return await chooseAlone(position, 'amyitis', seed)
  try {
    return await sharedSearch(position, seed).think(position, FULL_BUDGET)
  } catch (error) {
    if (!(error instanceof WorkerCrash || error instanceof RangeError)) throw error
    return await chooseAlone(position, 'amyitis', seed)
  }
}

/** The move of a bot. The strongest thinks on several cores at once. */
export async function chooseMove(position: Position, level: Level, seed: string): Promise<string> {
  const choice = await (level === 'amyitis' ? chooseTogether(position, seed) : chooseAlone(position, level, seed))
  return formatMove(choice.move)
}

/** The strongest bot thinks while a person decides, where threads share memory, for as long as it is wanted. */
export function ponder(position: Position, isWanted: () => boolean): void {
  if (!crossOriginIsolated || !isWanted()) return
  try {
    // If it fails it has no consequences: the bot thinks again in its own turn.
    sharedSearch(position, 'ponder')
      .ponder(position, isWanted)
      .catch(() => undefined)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

/** What to do and why. It has random numbers of its own: a hint knows nothing of the deals to come. */
export const explainPosition = ({ position, entries }: Pick<Game, 'position' | 'entries'>): Promise<Explanation> =>
  runInWorker(0, (api) => api.explain(taskOf(position, `hint ${entries.length}`), HINT_BUDGET))

/** What a turn is worth beside the best one: the answer is the same on every device. */
export const compareTurns = ({ position }: Pick<Game, 'position'>, best: TurnMoves, own: TurnMoves) =>
  runInWorker<ComparedTurns>(0, (api) => api.compareTurns(taskOf(position, 'turn'), best, own, TURN_BUDGET))

/** Yields to the page between two steps. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Reviews a game in a worker of its own or, if workers are unavailable, on the page; `watch` gets every step and cancels
 * by returning false.
 */
export async function reviewRecord(
  record: string,
  budget: Budget,
  known: PartialReview,
  watch: (step: ReviewStep) => boolean | undefined,
): Promise<Review | undefined> {
  let worker: Worker | undefined
  let begun = false
  try {
    const helper = startWorker()
    worker = helper.worker
    const listen = (step: ReviewStep) => {
      begun = true
      return watch(step)
    }
    return await Promise.race([helper.api.review(record, budget, known, proxy(listen)), helper.broken])
  } catch (error) {
    // A review that failed midway has already reported steps: the next attempt continues from them.
    if (begun || !(error instanceof WorkerCrash)) throw error
    const { workerApi } = await import('./worker-api.ts')
    return await workerApi.review(record, budget, known, async (step) => {
      await breath()
      return watch(step)
    })
  } finally {
    worker?.terminate()
  }
}
