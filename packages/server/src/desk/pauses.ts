import type { TableEvent } from '@amyitis/protocol'
import { fold, type Jump, pauseFor, type Table } from '@amyitis/tables'

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
