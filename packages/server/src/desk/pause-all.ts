import { Refused } from '../refused.ts'
import type { Store } from '../store/store.ts'
import type { Desk } from './desk.ts'
import { readSummary } from './rows.ts'
import { runningTables } from './running.ts'

/** Writes into every running game with a clock what jumps there were. One that is damaged does not keep the others from it. */
export async function pauseAll(store: Store, desk: Desk, fault: (error: unknown) => void): Promise<void> {
  for await (const row of runningTables(store)) {
    if (typeof readSummary(row).due !== 'number') continue
    await desk.change(row.id, { decide: () => ({ ok: true, events: [] }) }).catch((error: unknown) => {
      if (!(error instanceof Refused)) fault(error)
    })
  }
}
