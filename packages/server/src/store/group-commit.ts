import type { Transaction } from 'kysely'
import type { StoreBackend } from './backend.ts'
import type { Schema } from './schema/schema.ts'
import type { TableNotification } from './types.ts'

type Run<T, R> = (
  trx: Transaction<Schema>,
  items: readonly T[],
  notify: (notification: TableNotification) => void,
) => Promise<readonly R[]>

interface Waiting {
  readonly queue: Queue
  readonly item: unknown
  resolve(result: unknown): void
  reject(error: unknown): void
}

interface Queue {
  readonly run: Run<unknown, unknown>
}

export interface GroupCommit {
  /** Queues writes of one kind: all waiting items are passed to `run` at once, and resolved after the commit. */
  queue<T, R>(run: Run<T, R>): (item: T) => Promise<R>
  /** Resolves when nothing is queued any more. */
  idle(): Promise<void>
}

/** How many fit into one statement of either database. */
const MAX_BATCH = 250

/** After a failed batch its items are retried one by one for this long; then the rest fails as well. */
const RETRY_TIMEOUT_MS = 3000

/**
 * Group commit: a commit waits for the disk, so everything that arrives meanwhile shares the next one. If such a transaction
 * fails, each item is retried alone, so that none fails because of another; these retries don't wait long for locks.
 */
export function createGroupCommit({ write }: Pick<StoreBackend, 'write'>): GroupCommit {
  let waiting: Waiting[] = []
  let running: Promise<void> | undefined

  const runAll = (all: readonly Waiting[], shortLockTimeout: boolean) =>
    write(async (trx, notify) => {
      const results = new Map<Waiting, unknown>()
      for (const queue of new Set(all.map((one) => one.queue))) {
        const own = all.filter((one) => one.queue === queue)
        const answers = await queue.run(
          trx,
          own.map((one) => one.item),
          notify,
        )
        for (const [i, one] of own.entries()) results.set(one, answers[i])
      }
      return results
    }, shortLockTimeout)

  async function flush(all: readonly Waiting[], shortLockTimeout = false): Promise<void> {
    try {
      const results = await runAll(all, shortLockTimeout)
      for (const one of all) one.resolve(results.get(one))
    } catch (error) {
      if (all.length === 1) return all[0].reject(error)
      const deadline = performance.now() + RETRY_TIMEOUT_MS
      for (const one of all) await (performance.now() < deadline ? flush([one], true) : one.reject(error))
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // Items that arrive in the same turn of the event loop share the batch.
      await new Promise((resolve) => setImmediate(resolve))
      const all = waiting.slice(0, MAX_BATCH)
      waiting = waiting.slice(MAX_BATCH)
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
