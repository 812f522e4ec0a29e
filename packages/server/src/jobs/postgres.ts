import { PgBoss } from 'pg-boss'
import type { Clock } from '../clock.ts'
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

/** How long a process that stops waits for the jobs in hand. */
const PATIENCE = 4000

/** Jobs that many copies of the server share. */
export async function openPostgresJobs(
  url: string,
  clock: Clock,
  failed: (error: unknown, job?: Job) => void,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', failed)
  await boss.start()
  for (const kind of JOB_KINDS) await boss.createQueue(kind, QUEUE)
  return {
    async plan({ kind, key, at, data }) {
      await boss.upsert(kind, { key, at, data } satisfies Data, {
        singletonKey: key,
        group: { id: key },
        // What is due now is due by the clock of the database, whatever it shows.
        startAfter: at <= clock.now() ? 0 : new Date(at),
      })
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
    close: () => boss.stop({ graceful: true, timeout: PATIENCE }),
  }
}
