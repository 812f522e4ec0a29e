import { expireClocks, expireWaiting, takeoverTime } from '@amyitis/tables'
import type { Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../shared/clock.ts'
import { ProblemError } from '../shared/problem-error.ts'
import { planWaiting } from './follow-up-jobs.ts'
import type { TableService } from './table-service.ts'

/** Hands seats over to bots when their players' time has run out. */
export async function processClockJobs(tables: TableService, jobs: Jobs, clock: Clock): Promise<void> {
  await jobs.process('clock', async ({ key }) => {
    tables.forgetJobs(key)
    try {
      await tables.change(key, { decide: (table, context) => expireClocks(table, context) })
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const table = await tables.load(key)
      const time = table && takeoverTime(table)
      // The job was scheduled for an earlier turn.
      if (time !== undefined)
        await jobs.schedule({ kind: 'clock', key, at: Math.max(time, clock.now() + 1000), data: '' })
    }
  })
}

/** Frees the seats of players who did not come, or did not answer the ready check, in time. */
export async function processWaitingJobs(tables: TableService, jobs: Jobs): Promise<void> {
  await jobs.process('waiting', async ({ key }) => {
    try {
      await tables.change(key, { decide: (table, context) => expireWaiting(table, context) })
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const table = await tables.load(key)
      // The job was scheduled for an earlier deadline.
      if (table !== undefined) await planWaiting(jobs, table)
    }
  })
}
