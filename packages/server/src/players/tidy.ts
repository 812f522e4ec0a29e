import { closeIdle, IDLE } from '@amyitis/tables'
import type { Clock } from '../clock.ts'
import type { Desk } from '../desk/desk.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Refused } from '../refused.ts'
import type { Store } from '../store/store.ts'
import { erase } from './erase.ts'

const DAY = 86_400_000
/** Guests who have not been seen for so long are forgotten. */
const ABSENCE = 180 * DAY
const AT_ONCE = 100

/** Answers whether it has closed as many tables as it does at once. */
async function closeIdleTables(store: Store, desk: Desk, now: number): Promise<boolean> {
  const idle = await store.tables({ kind: 'waiting' }, AT_ONCE, now - IDLE)
  for (const { id } of idle)
    await desk.change(id, { decide: (table) => closeIdle(table, now) }).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
    })
  return idle.length === AT_ONCE
}

/**
 * Forgets guests who don't come back, closes tables to which nobody comes, and removes tokens that are good for nothing.
 * Once a day, in one process.
 */
export async function keepTidy(store: Store, desk: Desk, jobs: Jobs, clock: Clock): Promise<void> {
  const plan = (at: number) => jobs.plan({ kind: 'tidy', key: 'daily', at, data: '' })
  await jobs.work('tidy', async () => {
    const now = clock.now()
    // First of all: a day on which this fails is not the last.
    await plan(now + DAY)
    await store.removeTokens({ expiredBefore: now })
    const stale = await store.stalePlayers(now - ABSENCE, AT_ONCE)
    for (const player of stale) await erase({ store, jobs, clock }, player)
    const more = await closeIdleTables(store, desk, now)
    if (more || stale.length === AT_ONCE) await plan(now + 60_000)
  })
  await plan(clock.now() + 60_000)
}
