import type { Game } from '@amyitis/engine'
import type { EventBody } from '@amyitis/protocol'
import type { Table, TableSeat } from './table.ts'

/** A log that the server would never write. */
export class InvalidLogError extends Error {}

export type Body<T extends EventBody['type']> = Extract<EventBody, { type: T }>
export type Patch = Partial<Table>

export function withSeat({ seats }: Table, seat: number, change: Partial<TableSeat>): TableSeat[] {
  if (seats[seat] === undefined) throw new InvalidLogError(`there is no seat ${seat}`)
  return seats.map((old, i) => (i === seat ? { ...old, ...change } : old))
}

export function gameOf({ game }: Table): Game {
  if (game === undefined) throw new InvalidLogError('the game has not begun')
  return game
}

/** Everyone's time on the clock after a seat has been charged for the time since the last decision. */
export function charge({ left, settings: { clock }, since }: Table, seat: number, at: number): readonly number[] {
  if (clock.kind !== 'live') return left
  return left.map((time, i) => (i === seat ? Math.max(0, time - (at - since)) : time))
}
