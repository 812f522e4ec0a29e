import type { Clock } from '../clock.ts'
import type { SqliteStore } from '../store/sqlite.ts'
import { backOff, type Job, type JobKind, type Jobs, MOST_SECONDS, MOST_TRIES } from './jobs.ts'

interface Planned extends Job {
  readonly version: number
  readonly tries: number
}

/** Looks for jobs at least so often, whatever timers say. */
const SWEEP = 1000
const MOST_IN_HAND = 64

const nameOf = ({ kind, key }: Pick<Job, 'kind' | 'key'>) => `${kind} ${key}`

function inTime(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`not done after ${MOST_SECONDS} s`))
    const timer = setTimeout(late, MOST_SECONDS * 1000).unref()
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** What is written about jobs; it goes to the disk together with whatever else is written at the moment. */
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
    /** Takes away a job that was done, or puts off one that has failed; if it was planned again meanwhile, that stays. */
    finish: group.queue<{ readonly job: Planned; readonly failed: boolean }, void>(async (trx, ends) => {
      for (const { job, failed } of ends) {
        const tries = job.tries + 1
        const put = { tries, due: now() + backOff(tries) }
        const own = { kind: job.kind, key: job.key, version: job.version }
        if (failed && tries < MOST_TRIES)
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
 * Jobs of the one server that has the data file. A job stays in its row until it is done, so that after a crash it is found
 * there and done again; which ones are in hand is known to this process alone.
 */
export function createSqliteJobs(
  store: Pick<SqliteStore, 'db' | 'group'>,
  clock: Clock,
  failed: (error: unknown, job?: Job) => void,
): Jobs {
  const { plan, finish } = jobWrites(store, clock)
  const handlers = new Map<JobKind, (job: Job) => Promise<void>>()
  const inHand = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let wakeAt = Number.POSITIVE_INFINITY
  let closed = false

  function wake(at: number): void {
    if (closed || at >= wakeAt) return
    wakeAt = at
    clearTimeout(timer)
    timer = setTimeout(sweep, Math.min(Math.max(0, at - clock.now()), SWEEP)).unref()
  }

  async function run(job: Planned): Promise<void> {
    const { kind, key, at, data } = job
    const handle = handlers.get(kind)
    let problem = false
    try {
      if (handle !== undefined) await inTime(handle({ kind, key, at, data }))
    } catch (error) {
      problem = true
      failed(error, job)
    }
    await finish({ job, failed: problem }).catch(failed)
    inHand.delete(nameOf(job))
    wake(0)
  }

  const waiting = (most: number) =>
    store.db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', 'in', [...handlers.keys()])
      .orderBy('due')
      .limit(most)
      .execute() as Promise<(Planned & { readonly due: number })[]>

  async function sweep(): Promise<void> {
    wakeAt = Number.POSITIVE_INFINITY
    let next = clock.now() + SWEEP
    try {
      const rows = handlers.size === 0 ? [] : await waiting(inHand.size + MOST_IN_HAND)
      for (const { due, ...job } of rows) {
        if (closed || inHand.has(nameOf(job))) continue
        if (due > clock.now()) next = Math.min(next, due)
        else if (inHand.size < MOST_IN_HAND) inHand.set(nameOf(job), run(job))
      }
    } catch (error) {
      if (!closed) failed(error)
    }
    wake(next)
  }

  wake(0)
  return {
    async plan(job) {
      await plan(job)
      wake(job.at)
    },
    async work(kind, handler) {
      handlers.set(kind, handler)
      wake(0)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await Promise.all(inHand.values())
    },
  }
}
