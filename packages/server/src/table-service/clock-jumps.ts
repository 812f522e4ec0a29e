import type { TableEvent } from '@amyitis/protocol'
import { type ClockJump, fold, pauseEvent, type Table } from '@amyitis/tables'

/**
 * Remembers which clock jumps each table has already accounted for. The time of its last event can't tell: the clock may have
 * been set back.
 */
export interface JumpTracker {
  pending(table: string): readonly ClockJump[]
  /** All jumps up to this one are accounted for. */
  settle(table: Table, last: ClockJump | undefined): void
  forget(table: string): void
}

export function createJumpTracker(clockJumps: () => readonly ClockJump[]): JumpTracker {
  const lastSettled = new Map<string, ClockJump>()
  return {
    pending(table) {
      const last = lastSettled.get(table)
      return last === undefined ? [...clockJumps()] : clockJumps().slice(clockJumps().indexOf(last) + 1)
    },
    settle({ id, status }, last) {
      if (status === 'over' || status === 'closed') lastSettled.delete(id)
      else if (last !== undefined) lastSettled.set(id, last)
    },
    forget: (table) => void lastSettled.delete(table),
  }
}

/** The events that exclude clock jumps from a table's clocks, and the table after them. */
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
