import type { Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../shared/clock.ts'
import { yieldToEventLoop } from '../shared/event-loop.ts'
import { ProblemError } from '../shared/problem-error.ts'
import type { Store } from '../store/store.ts'
import type { TableRow } from '../store/types.ts'
import { parseSummary } from './table-row.ts'
import type { TableService } from './table-service.ts'

const PAGE_SIZE = 200

/** The tables of all games in progress, each once, even if they change meanwhile. */
async function* gamesInProgress(store: Store): AsyncGenerator<TableRow> {
  const seen = new Set<string>()
  let before: number | undefined
  for (;;) {
    const page = await store.tables({ kind: 'playing' }, PAGE_SIZE, before)
    const fresh = page.filter(({ id }) => !seen.has(id))
    for (const row of fresh) {
      seen.add(row.id)
      yield row
    }
    if (page.length < PAGE_SIZE || fresh.length === 0) return
    before = page[page.length - 1].changed + 1
  }
}

interface ResumeDeps {
  readonly store: Store
  readonly jobs: Jobs
  readonly clock: Clock
  /** Makes the bots of a table move. */
  readonly startBots: (table: string) => Promise<void>
  readonly reportError: (error: unknown) => void
}

const CHECK_INTERVAL_MS = 180_000
/** A game that is overdue for this long is stalled. */
const STALLED_AFTER_MS = 60_000

/** Resumes every game in progress that has been waiting for a bot or a clock for that long. */
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

/** Excludes clock jumps from the clocks of all games in progress. A damaged game must not prevent that for others. */
export async function pauseAllClocks(
  store: Store,
  tables: TableService,
  reportError: (error: unknown) => void,
): Promise<void> {
  for await (const row of gamesInProgress(store)) {
    if (typeof parseSummary(row).due !== 'number') continue
    await tables.change(row.id, { decide: () => ({ ok: true, events: [] }) }).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) reportError(error)
    })
  }
}
