import { expireWaiting } from '@amyitis/tables'
import type { Jobs } from '../jobs/jobs.ts'
import { ProblemError } from '../shared/problem-error.ts'
import { planWaiting } from './follow-up-jobs.ts'
import type { TableService } from './table-service.ts'

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
