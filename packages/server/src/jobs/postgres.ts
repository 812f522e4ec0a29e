import { PgBoss } from 'pg-boss'
import type { Clock } from '../clock.ts'
import { connection, ENDLESS, PATIENCE } from '../store/patience.ts'
import { JOB_KINDS, type Job, type Jobs, LONGEST_WAIT, MOST_SECONDS, MOST_TRIES } from './jobs.ts'

interface Data {
  readonly key: string
  readonly at: number
  readonly data: string
}

/** `short`: one job of a key waits at a time. */
const QUEUE = {
  policy: 'short',
  notify: true,
  retryLimit: MOST_TRIES - 1,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: LONGEST_WAIT / 1000,
  expireInSeconds: MOST_SECONDS,
  // A process that is silent for so long is dead, and its jobs go to others.
  heartbeatSeconds: 10,
  deleteAfterSeconds: 600,
} as const

const WORK = {
  perJobResults: true,
  // One job of a key is in hand at a time.
  groupConcurrency: 1,
  batchSize: 16,
  burstWhenBatchFull: true,
  localConcurrency: 4,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
} as const

/** A job that is planned again has all its tries before it; the count itself is how pg-boss tells one try from another. */
const RENEW = `update pgboss.job set retry_limit = retry_count + ${MOST_TRIES}
  where name = $1 and singleton_key = $2 and state = 'retry'`

/** Another process may take a job in hand in the moment in which it is planned, so often. */
const TRIES = 5

/** How long a process that stops waits for the jobs in hand. */
const FAREWELL = 4000

/** Brings the tables of pg-boss up to date. */
async function prepare(url: string, failed: (error: unknown) => void): Promise<void> {
  const boss = new PgBoss({ ...connection(url, ENDLESS), max: 1, schedule: false, supervise: false })
  boss.on('error', failed)
  await boss.start()
  for (const kind of JOB_KINDS) await boss.createQueue(kind, QUEUE)
  await boss.stop({ graceful: false })
}

/** Jobs that many copies of the server share. */
export async function openPostgresJobs(
  url: string,
  clock: Clock,
  failed: (error: unknown, job?: Job) => void,
  patience = PATIENCE,
): Promise<Jobs> {
  await prepare(url, failed)
  const boss = new PgBoss({
    ...connection(url, patience),
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
    async plan({ kind, key, at, data }) {
      const options = {
        singletonKey: key,
        group: { id: key },
        // What is due now is due by the clock of the database, whatever it shows.
        startAfter: at <= clock.now() ? 0 : new Date(at),
      }
      for (let tries = 0; tries < TRIES; tries++) {
        // Before it moves: if it is taken in hand meanwhile, that makes a new one.
        await boss.getDb().executeSql(RENEW, [kind, key])
        const { updated, inserted } = await boss.upsert(kind, { key, at, data } satisfies Data, options)
        if (updated + inserted > 0) return
      }
      throw new Error(`a job of kind ${kind} can't be planned: it is taken in hand again and again`)
    },
    async work(kind, handler) {
      await boss.work<Data>(kind, WORK, (jobs) =>
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
    close: () => boss.stop({ graceful: true, timeout: FAREWELL }),
  }
}
