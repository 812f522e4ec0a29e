import type { TableEvent } from '@amyitis/protocol'
import { fold, type Jump, pauseFor, type Table } from '@amyitis/tables'
import { Refused } from '../refused.ts'
import type { Store } from '../store/store.ts'
import type { Desk } from './desk.ts'
import { readSummary } from './rows.ts'
import { runningTables } from './running.ts'

/** The events that take jumps out of a table's clock, and the table after them. */
export function pause(
  before: Table,
  jumps: readonly Jump[],
  at: number,
): { readonly table: Table; readonly events: readonly TableEvent[] } {
  const events: TableEvent[] = []
  let table = before
  for (const jump of jumps) {
    const body = pauseFor(table, jump)
    if (body === undefined) continue
    events.push({ seq: table.seq + 1, at, body })
    table = fold(table, events[events.length - 1])
  }
  return { table, events }
}

/** Writes into every running game with a clock what jumps there were. One that is damaged does not keep the others from it. */
export async function pauseAll(store: Store, desk: Desk, fault: (error: unknown) => void): Promise<void> {
  for await (const row of runningTables(store)) {
    if (typeof readSummary(row).due !== 'number') continue
    await desk.change(row.id, { decide: () => ({ ok: true, events: [] }) }).catch((error: unknown) => {
      if (!(error instanceof Refused)) fault(error)
    })
  }
}
