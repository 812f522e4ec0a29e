import { botMayMoveAt, botToMove, type Table, takeoverTime, waitingDeadline } from '@amyitis/tables'
import type { Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../shared/clock.ts'
import type { CachedTable } from './table-cache.ts'

/** How long after a bot's turn, or the end of a rated game, a job checks that all went well. */
const CHECK_DELAY_MS = 10_000
/** A job that is due sooner than this may already be running. */
const MIN_LEAD_MS = 1000

/** Schedules the job that frees the seats of players who don't come or answer. It checks the table when it runs. */
export async function planWaiting(jobs: Jobs, table: Table): Promise<void> {
  const time = waitingDeadline(table)
  if (time !== undefined) await jobs.schedule({ kind: 'waiting', key: table.id, at: time, data: '' })
}

/**
 * Before events are written that make it a bot's turn, start a clock or end a rated game, a job is scheduled that checks later
 * whether all went well. So nothing is lost whenever a process dies. A job that is already waiting and due soon enough serves as
 * well: it looks at the table when it runs, and is scheduled again if necessary.
 */
export function createFollowUpJobs(jobs: Jobs, clock: Clock): (cached: CachedTable, next: Table) => Promise<void> {
  return async (cached, next) => {
    const now = clock.now()
    const scheduled: Promise<void>[] = []
    const schedule = (kind: 'bot' | 'clock' | 'rate', at: number) => {
      scheduled.push(jobs.schedule({ kind, key: next.id, at, data: '' }))
    }
    if (botToMove(next) !== undefined && (cached.botJob ?? 0) < now + MIN_LEAD_MS) {
      cached.botJob = Math.max(now, botMayMoveAt(next)) + CHECK_DELAY_MS
      schedule('bot', cached.botJob)
    }
    const time = takeoverTime(next)
    const clockJob = cached.clockJob ?? 0
    // A job that is due may have been done by another process, which found nothing to do.
    if (time !== undefined && (clockJob < now + MIN_LEAD_MS || clockJob > time)) {
      cached.clockJob = time
      schedule('clock', time)
    }
    const endsRatedGame = next.status === 'over' && cached.table.status === 'playing' && next.settings.rated
    if (endsRatedGame) schedule('rate', now + CHECK_DELAY_MS)
    scheduled.push(planWaiting(jobs, next))
    try {
      await Promise.all(scheduled)
    } catch (error) {
      cached.botJob = undefined
      cached.clockJob = undefined
      throw error
    }
  }
}
