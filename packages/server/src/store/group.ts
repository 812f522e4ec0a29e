import type { Transaction } from 'kysely'
import type { Base } from './base.ts'
import type { Schema } from './schema.ts'
import type { News } from './store.ts'

type Run<T, R> = (trx: Transaction<Schema>, items: readonly T[], tell: (news: News) => void) => Promise<readonly R[]>

interface Waiting {
  readonly queue: Queue
  readonly item: unknown
  resolve(result: unknown): void
  reject(error: unknown): void
}

interface Queue {
  readonly run: Run<unknown, unknown>
}

export interface Group {
  /** What is to be written of one sort: all that waits is given to `run` at once, and answered after the commit. */
  queue<T, R>(run: Run<T, R>): (item: T) => Promise<R>
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>
}

/** So many fit into one statement of either database. */
const MOST = 250

/** A database that is away fails for everybody: then nobody waits long for those before. */
const PATIENCE = 3000

/**
 * Group commit: a commit waits for the disk, so everything that comes in meanwhile shares the next one. If such a transaction
 * fails, each is tried alone, so that nobody fails for another's sake; what one of them has waited for in vain is not waited
 * for again.
 */
export function groupCommit({ write }: Pick<Base, 'write'>): Group {
  let waiting: Waiting[] = []
  let running: Promise<void> | undefined

  const runAll = (all: readonly Waiting[], hurry: boolean) =>
    write(async (trx, tell) => {
      const results = new Map<Waiting, unknown>()
      for (const queue of new Set(all.map((one) => one.queue))) {
        const own = all.filter((one) => one.queue === queue)
        const answers = await queue.run(
          trx,
          own.map((one) => one.item),
          tell,
        )
        for (const [i, one] of own.entries()) results.set(one, answers[i])
      }
      return results
    }, hurry)

  async function flush(all: readonly Waiting[], hurry = false): Promise<void> {
    try {
      const results = await runAll(all, hurry)
      for (const one of all) one.resolve(results.get(one))
    } catch (error) {
      if (all.length === 1) return all[0].reject(error)
      const until = performance.now() + PATIENCE
      for (const one of all) await (performance.now() < until ? flush([one], true) : one.reject(error))
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // What has arrived in the same turn of the event loop comes along.
      await new Promise((resolve) => setImmediate(resolve))
      const all = waiting.slice(0, MOST)
      waiting = waiting.slice(MOST)
      await flush(all)
    }
    running = undefined
  }

  return {
    queue<T, R>(of: Run<T, R>) {
      const queue: Queue = { run: of as Run<unknown, unknown> }
      return (item: T) =>
        new Promise<R>((resolve, reject) => {
          waiting.push({ queue, item, resolve: resolve as (result: unknown) => void, reject })
          running ??= run()
        })
    },
    idle: async () => {
      while (running !== undefined) await running
    },
  }
}
