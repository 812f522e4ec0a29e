import type { Driver } from '../bots/driver.ts'
import type { Clock } from '../clock.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Store } from '../store/store.ts'
import { readSummary } from './rows.ts'

const PAGE = 200

/** On start: every game that waits for a bot or a clock has somebody who looks after it. */
export async function sweep(
  store: Store,
  jobs: Jobs,
  clock: Clock,
  driver: Driver,
  fault: (error: unknown) => void,
): Promise<void> {
  const seen = new Set<string>()
  let before: number | undefined
  for (;;) {
    const page = await store.tables({ kind: 'playing' }, PAGE, before)
    const fresh = page.filter(({ id }) => !seen.has(id))
    for (const row of fresh) {
      seen.add(row.id)
      const { due } = readSummary(row)
      if (due === 'bot') driver.drive(row.id).catch(fault)
      else if (due !== undefined)
        await jobs.plan({ kind: 'clock', key: row.id, at: Math.max(due, clock.now()), data: '' })
    }
    if (page.length < PAGE || fresh.length === 0) return
    before = page[page.length - 1].changed + 1
  }
}
