import type { TableEvent } from '@amyitis/protocol'
import { type ClockJump, fold, pauseEvent, type Table } from '@amyitis/tables'

/** The events that take clock jumps out of a table's clocks, and the table after them. */
export function pauseForJumps(
  before: Table,
  jumps: readonly ClockJump[],
  at: number,
): { readonly table: Table; readonly events: readonly TableEvent[] } {
  const events: TableEvent[] = []
  let table = before
  for (const jump of jumps) {
    const body = pauseEvent(table, jump)
    if (body === undefined) continue
    events.push({ seq: table.seq + 1, at, body })
    table = fold(table, events[events.length - 1])
  }
  return { table, events }
}
