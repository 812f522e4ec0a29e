import { PgBoss } from 'pg-boss'
import type { Clock } from '../shared/clock.ts'
import { connectionOptions, NO_TIMEOUT, TIMEOUTS } from '../store/timeouts.ts'
import { JOB_KINDS, JOB_TIMEOUT_SECONDS, type Job, type Jobs, MAX_ATTEMPTS, MAX_RETRY_DELAY_MS } from './jobs.ts'

interface JobData {
  readonly key: string
  readonly at: number
  readonly data: string
}

/** `short`: one waiting job per key. */
const QUEUE_OPTIONS = {
  policy: 'short',
  notify: true,
  retryLimit: MAX_ATTEMPTS - 1,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: MAX_RETRY_DELAY_MS / 1000,
  expireInSeconds: JOB_TIMEOUT_SECONDS,
  // A process without a heartbeat for this long is dead, and its jobs go to others.
  heartbeatSeconds: 10,
  deleteAfterSeconds: 600,
} as const

const WORKER_OPTIONS = {
  perJobResults: true,
  // One running job per key.
  groupConcurrency: 1,
  batchSize: 16,
  burstWhenBatchFull: true,
  localConcurrency: 4,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
} as const

/** A job that is scheduled again gets all its attempts; the count itself can't be reset, pg-boss identifies attempts by it. */
const RESET_RETRIES_SQL = `update pgboss.job set retry_limit = retry_count + ${MAX_ATTEMPTS}
  where name = $1 and singleton_key = $2 and state = 'retry'`

/** Another process may start a job while it is being scheduled. */
const MAX_SCHEDULE_ATTEMPTS = 5

/** How long a stopping process waits for running jobs. */
const SHUTDOWN_GRACE_MS = 4000

/** Migrates the tables of pg-boss. */
async function migrateQueues(url: string, failed: (error: unknown) => void): Promise<void> {
  const boss = new PgBoss({ ...connectionOptions(url, NO_TIMEOUT), max: 1, schedule: false, supervise: false })
  boss.on('error', failed)
  await boss.start()
  for (const kind of JOB_KINDS) await boss.createQueue(kind, QUEUE_OPTIONS)
  await boss.stop({ graceful: false })
}

/** Jobs that many processes share. */
export async function openPostgresJobs(
  url: string,
  clock: Clock,
  failed: (error: unknown, job?: Job) => void,
  timeouts = TIMEOUTS,
): Promise<Jobs> {
  await migrateQueues(url, failed)
  const boss = new PgBoss({
    ...connectionOptions(url, timeouts),
    max: 4,
    migrate: false,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', failed)
  await boss.start()
  return {
    async schedule({ kind, key, at, data }) {
      const options = {
        singletonKey: key,
        group: { id: key },
        // What is due now must be due by the database's clock as well.
        startAfter: at <= clock.now() ? 0 : new Date(at),
      }
      for (let attempts = 0; attempts < MAX_SCHEDULE_ATTEMPTS; attempts++) {
        // First: if the job is started in between, the upsert creates a new one.
        await boss.getDb().executeSql(RESET_RETRIES_SQL, [kind, key])
        const { updated, inserted } = await boss.upsert(kind, { key, at, data } satisfies JobData, options)
        if (updated + inserted > 0) return
      }
      throw new Error(`a job of kind ${kind} can't be scheduled: it keeps being restarted`)
    },
    async process(kind, handler) {
      await boss.work<JobData>(kind, WORKER_OPTIONS, (jobs) =>
        Promise.all(
          jobs.map(async ({ id, data }) => {
            const job = { kind, ...data }
            try {
              await handler(job)
              return { id, status: 'completed' as const }
            } catch (error) {
              failed(error, job)
              return { id, status: 'failed' as const }
            }
          }),
        ),
      )
    },
    close: () => boss.stop({ graceful: true, timeout: SHUTDOWN_GRACE_MS }),
  }
}
