import { decider, type Table, takebackVoters } from '@amyitis/tables'
import type { Step } from '../../game/game-in-progress.ts'

/** The last own decision from some point on; `past` those that answer themselves and would be played again at once. */
function lastOwn(steps: readonly Step[], seat: number, floor: number, past: boolean): number | undefined {
  for (let i = steps.length - 1; i >= floor; i--) if (steps[i].seat === seat && !(past && steps[i].forced)) return i
  return undefined
}

/** How many decisions remain if the last own one is taken back without asking anybody; undefined if that can't be. */
export function undoTarget({ status, undo }: Table, steps: readonly Step[], seat: number, past: boolean) {
  if (status !== 'playing' || undo === undefined || undo.seat !== seat) return undefined
  return lastOwn(steps, seat, undo.floor, past)
}

/** The same if the others agree. */
export function requestTarget(table: Table, steps: readonly Step[], seat: number, past: boolean): number | undefined {
  if (table.status !== 'playing' || table.request !== undefined || table.seats[seat]?.conceded !== false)
    return undefined
  return undoTarget(table, steps, seat, past) === undefined ? lastOwn(steps, seat, 0, past) : undefined
}

/** Does a takeback need somebody else's consent? */
export const needsConsent = (table: Table, seat: number): boolean => takebackVoters(table, seat).length > 0

/** Does a bot wait whether this seat takes its turn back? */
export function keepsBotsWaiting(table: Table, seat: number): boolean {
  const next = decider(table)
  if (table.undo?.seat !== seat || table.done || next === undefined || next === seat) return false
  return table.seats[next].plan.kind === 'bot' || table.seats[next].standIn !== undefined
}
