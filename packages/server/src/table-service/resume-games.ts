import type { Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../shared/clock.ts'
import { yieldToEventLoop } from '../shared/event-loop.ts'
import type { Store } from '../store/store.ts'
import { gamesInProgress } from './games-in-progress.ts'
import { parseSummary } from './table-row.ts'

interface ResumeDeps {
  readonly store: Store
  readonly jobs: Jobs
  readonly clock: Clock
  /** Makes the bots of a table move. */
  readonly startBots: (table: string) => Promise<void>
  readonly reportError: (error: unknown) => void
}

const CHECK_INTERVAL_MS = 180_000
/** A game that is overdue for so long is stalled. */
const STALLED_AFTER_MS = 60_000

/** Resumes every game in progress that has been waiting for a bot or a clock for so long. */
export async function resumeStalledGames(deps: ResumeDeps, stalledAfterMs = -Infinity): Promise<void> {
  const { store, jobs, clock, startBots, reportError } = deps
  const latest = clock.now() - stalledAfterMs
  for await (const row of gamesInProgress(store)) {
    const { due } = parseSummary(row)
    if (due === undefined || (due === 'bot' ? row.changed : due) > latest) continue
    if (due === 'bot') {
      await startBots(row.id).catch(reportError)
      await yieldToEventLoop()
    } else await jobs.schedule({ kind: 'clock', key: row.id, at: Math.max(due, clock.now()), data: '' })
  }
}

/**
 * A job that fails too often is given up, and no further event schedules another. So each process regularly looks for stalled
 * games. Returns how to stop that.
 */
export function startResumingGames(
  deps: ResumeDeps,
  intervalMs = CHECK_INTERVAL_MS,
  stalledAfterMs = STALLED_AFTER_MS,
): () => void {
  let isRunning = false
  let isStopped = false
  const resume = async () => {
    if (isRunning) return
    isRunning = true
    try {
      await resumeStalledGames(deps, stalledAfterMs)
    } catch (error) {
      if (!isStopped) deps.reportError(error)
    }
    isRunning = false
  }
  const timer = setInterval(resume, intervalMs).unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
