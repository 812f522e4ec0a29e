import type { Clock } from '../clock.ts'
import type { Desk } from '../desk/desk.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Store } from '../store/store.ts'
import { erase } from './erase.ts'

const DAY = 86_400_000
/** Guests who have not been seen for so long are forgotten. */
const ABSENCE = 180 * DAY
const AT_ONCE = 100

/** Forgets guests who don't come back, and tokens that are good for nothing. Once a day, in one process. */
export async function keepTidy(store: Store, desk: Desk, jobs: Jobs, clock: Clock): Promise<void> {
  const plan = (at: number) => jobs.plan({ kind: 'tidy', key: 'daily', at, data: '' })
  await jobs.work('tidy', async () => {
    const now = clock.now()
    // First of all: a day on which this fails is not the last.
    await plan(now + DAY)
    await store.removeTokens({ expiredBefore: now })
    const stale = await store.stalePlayers(now - ABSENCE, AT_ONCE)
    for (const player of stale) await erase(store, desk, player)
    if (stale.length === AT_ONCE) await plan(now + 60_000)
  })
  await plan(clock.now() + 60_000)
}
