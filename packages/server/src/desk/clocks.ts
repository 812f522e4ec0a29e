import { runOut, takeOver } from '@amyitis/tables'
import type { Clock } from '../clock.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Refused } from '../refused.ts'
import type { Desk } from './desk.ts'

/** Gives seats to bots when their people's time has run out. */
export async function runClocks(desk: Desk, jobs: Jobs, clock: Clock): Promise<void> {
  await jobs.work('clock', async ({ key }) => {
    desk.forgetJobs(key)
    try {
      await desk.change(key, { decide: (table, ground) => runOut(table, ground) })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const table = await desk.open(key)
      const time = table && takeOver(table)
      // It was planned for a turn that is over; now another one is waited for.
      if (time !== undefined) await jobs.plan({ kind: 'clock', key, at: Math.max(time, clock.now() + 1000), data: '' })
    }
  })
}
