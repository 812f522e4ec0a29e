import type { ClockJump, Table } from '@amyitis/tables'

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
