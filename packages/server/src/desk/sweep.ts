import type { Driver } from '../bots/driver.ts'
import type { Clock } from '../clock.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { nextTurn } from '../slices.ts'
import type { Store } from '../store/store.ts'
import { readSummary } from './rows.ts'
import { runningTables } from './running.ts'

interface Ground {
  readonly store: Store
  readonly jobs: Jobs
  readonly clock: Clock
  readonly driver: Driver
  readonly fault: (error: unknown) => void
}

/** How often all games are looked at, and how late one must be then for something to be wrong with it. */
const EVERY = 180_000
const LATE = 60_000

/** Every game that waits for a bot or a clock, and has done so for so long, gets somebody who looks after it. */
export async function sweep({ store, jobs, clock, driver, fault }: Ground, late = -Infinity): Promise<void> {
  const latest = clock.now() - late
  for await (const row of runningTables(store)) {
    const { due } = readSummary(row)
    if (due === undefined || (due === 'bot' ? row.changed : due) > latest) continue
    if (due === 'bot') {
      await driver.look(row.id).catch(fault)
      await nextTurn()
    } else await jobs.plan({ kind: 'clock', key: row.id, at: Math.max(due, clock.now()), data: '' })
  }
}

/**
 * A job that fails too often is given up, and no event follows that would plan another. So each process looks now and then
 * whether a game stands still; answers how to stop that.
 */
export function sweepOn(ground: Ground, every = EVERY, late = LATE): () => void {
  let under = false
  let closed = false
  const look = async () => {
    if (under) return
    under = true
    try {
      await sweep(ground, late)
    } catch (error) {
      if (!closed) ground.fault(error)
    }
    under = false
  }
  const timer = setInterval(look, every).unref()
  return () => {
    closed = true
    clearInterval(timer)
  }
}
