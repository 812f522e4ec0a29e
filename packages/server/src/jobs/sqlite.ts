import type { Clock } from '../shared/clock.ts'
import type { SqliteStore } from '../store/sqlite.ts'
import { JOB_TIMEOUT_SECONDS, type Job, type JobKind, type Jobs, MAX_ATTEMPTS, retryDelay } from './jobs.ts'

interface StoredJob extends Job {
  readonly version: number
  readonly tries: number
}

/** Jobs are polled at least this often, whatever the timers do. */
const POLL_INTERVAL_MS = 1000
const MAX_CONCURRENT_JOBS = 64

const nameOf = ({ kind, key }: Pick<Job, 'kind' | 'key'>) => `${kind} ${key}`

function withTimeout(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`not finished after ${JOB_TIMEOUT_SECONDS} s`))
    const timer = setTimeout(fail, JOB_TIMEOUT_SECONDS * 1000).unref()
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Writes of jobs, which share their commits with all other writes. */
function jobWrites({ group }: Pick<SqliteStore, 'group'>, { now }: Clock) {
  return {
    plan: group.queue<Job, void>(async (trx, jobs) => {
      await trx
        .insertInto('jobs')
        .values(jobs.map((job) => ({ ...job, due: job.at, version: 1, tries: 0 })))
        .onConflict((conflict) =>
          conflict.columns(['kind', 'key']).doUpdateSet(({ ref, eb }) => ({
            at: ref('excluded.at'),
            data: ref('excluded.data'),
            due: ref('excluded.due'),
            version: eb('jobs.version', '+', 1),
            tries: 0,
          })),
        )
        .execute()
      return jobs.map(() => undefined)
    }),
    /** Deletes a finished job or delays a failed one, unless it was scheduled again meanwhile. */
    finish: group.queue<{ readonly job: StoredJob; readonly failed: boolean }, void>(async (trx, ends) => {
      for (const { job, failed } of ends) {
        const tries = job.tries + 1
        const put = { tries, due: now() + retryDelay(tries) }
        const own = { kind: job.kind, key: job.key, version: job.version }
        if (failed && tries < MAX_ATTEMPTS)
          await trx
            .updateTable('jobs')
            .set(put)
            .where(({ and }) => and(own))
            .execute()
        else
          await trx
            .deleteFrom('jobs')
            .where(({ and }) => and(own))
            .execute()
      }
      return ends.map(() => undefined)
    }),
  }
}

/**
 * Jobs of a single server. A job stays in its row until it is finished, so that it is done again after a crash; which ones are
 * running is known only in memory.
 */
export function createSqliteJobs(
  store: Pick<SqliteStore, 'db' | 'group'>,
  clock: Clock,
  failed: (error: unknown, job?: Job) => void,
): Jobs {
  const { plan, finish } = jobWrites(store, clock)
  const handlers = new Map<JobKind, (job: Job) => Promise<void>>()
  const running = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let wakeAt = Number.POSITIVE_INFINITY
  let closed = false

  function wake(at: number): void {
    if (closed || at >= wakeAt) return
    wakeAt = at
    clearTimeout(timer)
    timer = setTimeout(poll, Math.min(Math.max(0, at - clock.now()), POLL_INTERVAL_MS)).unref()
  }

  async function run(job: StoredJob): Promise<void> {
    const { kind, key, at, data } = job
    const handle = handlers.get(kind)
    let problem = false
    try {
      if (handle !== undefined) await withTimeout(handle({ kind, key, at, data }))
    } catch (error) {
      problem = true
      failed(error, job)
    }
    await finish({ job, failed: problem }).catch(failed)
    running.delete(nameOf(job))
    wake(0)
  }

  const waiting = (most: number) =>
    store.db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', 'in', [...handlers.keys()])
      .orderBy('due')
      .limit(most)
      .execute() as Promise<(StoredJob & { readonly due: number })[]>

  async function poll(): Promise<void> {
    wakeAt = Number.POSITIVE_INFINITY
    let next = clock.now() + POLL_INTERVAL_MS
    try {
      const rows = handlers.size === 0 ? [] : await waiting(running.size + MAX_CONCURRENT_JOBS)
      for (const { due, ...job } of rows) {
        if (closed || running.has(nameOf(job))) continue
        if (due > clock.now()) next = Math.min(next, due)
        else if (running.size < MAX_CONCURRENT_JOBS) running.set(nameOf(job), run(job))
      }
    } catch (error) {
      if (!closed) failed(error)
    }
    wake(next)
  }

  wake(0)
  return {
    async schedule(job) {
      await plan(job)
      wake(job.at)
    },
    async process(kind, handler) {
      handlers.set(kind, handler)
      wake(0)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await Promise.all(running.values())
    },
  }
}
