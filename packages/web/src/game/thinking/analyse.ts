import { type AnalysedLine, type Budget, createTreeMemory, mergeReports, Tree, type TreeMemory } from '@amyitis/bots'
import type { Position } from '@amyitis/engine'
import { gameKindOf } from './game-kind.ts'
import { onlyInWorker, taskOf, threadCount } from './worker-pool.ts'

/** What the bot thinks of a position so far, best line first. */
export interface PositionReport {
  readonly iterations: number
  readonly lines: readonly AnalysedLine[]
  /** Calculated to the end of the game: nothing is estimated. */
  readonly proven: boolean
  /** It has thought as much as there is room for. */
  readonly done: boolean
}

interface Watcher {
  show(report: PositionReport): void
  fail(error: unknown): void
}

const LINES = 3
/** Enough for a first impression, which should come right away. */
const FIRST: Budget = { iterations: 300 }
/** The screen follows at this pace; what is asked next waits no longer. */
const SLICE: Budget = { ms: 200 }
/** About 190 MB once it is full. */
const NODES = 600_000

let memory: TreeMemory | undefined
let asked = 0
/** The analysis in progress: no other may touch the tree until all threads have left it. */
let running: Promise<unknown> = Promise.resolve()

/** Memory for all threads; undefined where a page can't share any. */
function sharedMemory(): TreeMemory | undefined {
  if (!crossOriginIsolated) return undefined
  try {
    memory ??= createTreeMemory(NODES)
    return memory
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

async function think(position: Position, id: string, isWanted: () => boolean, watcher: Watcher): Promise<void> {
  const shared = sharedMemory()
  const threads = shared === undefined ? 1 : threadCount()
  if (shared !== undefined) new Tree(shared).reset()
  const tasks = Array.from({ length: threads }, (_, i) => taskOf(position, `analysis ${i}`))
  const [task] = tasks
  for (let slices = 0; isWanted(); slices++) {
    const budget = slices === 0 ? FIRST : SLICE
    const all = await Promise.allSettled(
      tasks.map((own, i) => onlyInWorker(i, (api) => api.analyse(own, id, budget, shared))),
    )
    const reports = all.map((one) => {
      if (one.status === 'rejected') throw one.reason
      return one.value
    })
    if (!isWanted()) return
    const { iterations, moves } = mergeReports(reports)
    const lines = await onlyInWorker(0, (api) => api.explainLines(task, moves.slice(0, LINES)))
    const done = reports.some(({ full }) => full)
    if (isWanted() && lines.length > 0) watcher.show({ iterations, lines, proven: false, done })
    if (done) return
    const proof = slices > 0 ? undefined : await onlyInWorker(0, (api) => api.proveLines(task, LINES))
    if (proof === undefined) continue
    if (isWanted()) watcher.show({ iterations, lines: proof, proven: true, done: true })
    return
  }
}

/** Thinks about a position on all cores until it is stopped by calling the result, or another one is asked about. */
export function analysePosition(position: Position, watcher: Watcher): () => void {
  const ticket = ++asked
  let wanted = true
  const isWanted = () => wanted && ticket === asked
  running = running
    .then(() => (isWanted() ? think(position, String(ticket), isWanted, watcher) : undefined))
    .catch((error: unknown) => {
      if (isWanted()) watcher.fail(error)
    })
  return () => {
    wanted = false
  }
}

/** Loads the bot, so that it can start right away. If that fails, the analysis will say so. */
export function prepareAnalysis({ box }: Position): void {
  onlyInWorker(0, (api) => api.prepare(gameKindOf(box))).catch(() => undefined)
}
