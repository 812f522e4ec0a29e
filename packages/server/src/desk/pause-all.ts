import { Refused } from '../refused.ts'
import type { Store } from '../store/store.ts'
import type { Desk } from './desk.ts'
import { readSummary } from './rows.ts'
import { runningTables } from './running.ts'

/** Writes into every running game with a clock what jumps there were. */
export async function pauseAll(store: Store, desk: Desk): Promise<void> {
  for await (const row of runningTables(store)) {
    if (typeof readSummary(row).due !== 'number') continue
    await desk.change(row.id, { decide: () => ({ ok: true, events: [] }) }).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
    })
  }
}
