import { closerBudget, memoryFor, nodesFor, type ReviewedDecision, Tree, type TreeMemory } from '@amyitis/bots'
import { formatRecord, type Game, rewind } from '@amyitis/engine'
import { type StartedWorker, startWorker } from './start-worker.ts'
import { taskOf, threadCount } from './worker-pool.ts'

/** About how long a closer look takes at most, in milliseconds. */
export const lookTime = (): number => closerBudget().ms ?? 0

/** Memory for all threads, less where there isn't as much; undefined where a page can't share any. */
function sharedMemory(): TreeMemory | undefined {
  if (!crossOriginIsolated) return undefined
  try {
    return memoryFor(threadCount())
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** With shared memory, all threads search one tree, otherwise one each; what they find is added up. */
async function lookAt(
  game: Game,
  record: string,
  n: number,
  workers: readonly StartedWorker[],
  memory: TreeMemory | undefined,
): Promise<ReviewedDecision> {
  const [{ api }] = workers
  const proven = await api.proveDecision(record, n)
  if (proven !== undefined) return proven
  if (memory !== undefined) new Tree(memory).reset()
  const { position } = rewind(game, n - 1)
  const { move } = game.entries[n - 1]
  const threads = workers.length
  const options = { budget: closerBudget(), threads, nodes: nodesFor(threads) / threads, memory }
  const reports = await Promise.all(
    workers.map((worker, i) => worker.api.look(taskOf(position, `closer ${n} ${i}`), move, options)),
  )
  return await api.judgeReports(record, n, reports)
}

/**
 * Searches decisions of a game again, on all cores, as long as there is a next one; `found` gets one after the other. It has
 * workers of its own, which stop at once when they are no longer wanted.
 */
export async function lookCloser(
  game: Game,
  next: () => number | undefined,
  found: (decision: ReviewedDecision) => void,
  signal: AbortSignal,
): Promise<void> {
  const record = formatRecord(game)
  const memory = sharedMemory()
  const workers: StartedWorker[] = []
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined))
  })
  try {
    for (let i = 0; i < threadCount(); i++) workers.push(startWorker())
    const ends = [aborted, ...workers.map(({ broken }) => broken)]
    for (let n = next(); n !== undefined; n = next()) {
      const decision = await Promise.race([lookAt(game, record, n, workers, memory), ...ends])
      if (decision === undefined) return
      found(decision)
    }
  } finally {
    for (const { worker } of workers) worker.terminate()
  }
}
