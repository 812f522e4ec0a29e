import { botsMayMove, botToMove, type Table, takeOver } from '@amyitis/tables'
import type { Clock } from '../clock.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Entry } from './entries.ts'

/** How long after its time a bot's turn is looked after by whoever is alive, if it has not moved by then. */
const LATE = 10_000

/**
 * Before events are written that make it a bot's turn, start a clock or end a rated game, a job is planned that finds out
 * later whether all went well. Nothing is lost then, whenever a process dies. A job that waits already and comes soon
 * enough does as well; it looks at the table when it comes, and is planned anew if there is need.
 */
export function createSafety(jobs: Jobs, clock: Clock): (entry: Entry, next: Table) => Promise<void> {
  return async (entry, next) => {
    const now = clock.now()
    const planned: Promise<void>[] = []
    const plan = (kind: 'bot' | 'clock' | 'rate', at: number) => {
      planned.push(jobs.plan({ kind, key: next.id, at, data: '' }))
    }
    if (botToMove(next) !== undefined && (entry.botJob ?? 0) < now + 1000) {
      entry.botJob = Math.max(now, botsMayMove(next)) + LATE
      plan('bot', entry.botJob)
    }
    const time = takeOver(next)
    // One whose time has come may have been done by another process, for which nothing was to do then.
    if (time !== undefined && ((entry.clockJob ?? 0) < now + 1000 || (entry.clockJob ?? 0) > time)) {
      entry.clockJob = time
      plan('clock', time)
    }
    if (next.status === 'over' && entry.table.status === 'playing' && next.settings.rated) plan('rate', now + LATE)
    try {
      await Promise.all(planned)
    } catch (error) {
      entry.botJob = undefined
      entry.clockJob = undefined
      throw error
    }
  }
}
