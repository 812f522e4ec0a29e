import type { Request, Table } from '../table.ts'
import { type Answer, happen, refuse } from './answer.ts'

/**
 * The seats whose people must agree; also who is away for a while, or else the others would decide about their moves. Not who
 * never comes back.
 */
export const consenting = ({ seats }: Table, but: number): number[] =>
  seats.flatMap(({ player, conceded, erased }, i) =>
    i !== but && player !== undefined && !conceded && !erased ? [i] : [],
  )

/** Those of them, except one, who have not agreed yet. */
export const missing = (table: Table, { seat, agreed }: Request, but: number): number[] =>
  consenting(table, seat).filter((other) => other !== but && !agreed.includes(other))

/** How often one seat may take something back in a game: far more than anybody needs, and logs stay short. */
export const MOST_UNDOS = 250

const isTired = ({ seats }: Table, seat: number) => (seats[seat].undos ?? 0) >= MOST_UNDOS

const isBack = ({ game }: Table, to: number) => game !== undefined && to < game.entries.length

/** Takes back own decisions that nobody has answered and that have shown nothing new. */
export function undo(table: Table, seat: number, to: number): Answer {
  const can = table.status === 'playing' && table.undo?.seat === seat && to >= table.undo.floor && isBack(table, to)
  if (!can) return refuse('cannot-undo')
  return isTired(table, seat) ? refuse('too-many-undos') : happen({ type: 'undone', seat, to })
}

export function done(table: Table, seat: number): Answer {
  return table.undo?.seat === seat
    ? happen(...(table.done ? [] : [{ type: 'done', seat } as const]))
    : refuse('cannot-undo')
}

/** Asks for what `undo` can't do. Nobody to ask: it is done. */
export function ask(table: Table, seat: number, to: number): Answer {
  if (table.status !== 'playing' || table.held !== undefined || !isBack(table, to)) return refuse('cannot-undo')
  if (table.request !== undefined) return refuse('already-answered')
  if (isTired(table, seat)) return refuse('too-many-undos')
  const asked = { type: 'asked', seat, to } as const
  return consenting(table, seat).length === 0 ? happen(asked, { type: 'undone', seat, to }) : happen(asked)
}

export function answer(table: Table, seat: number, after: number, agrees: boolean): Answer {
  const { request } = table
  if (request === undefined) return refuse('nothing-asked')
  // It may be about something else than what was answered.
  if (after < request.seq) return refuse('stale')
  if (request.seat === seat || request.agreed.includes(seat)) return refuse('already-answered')
  const answered = { type: 'answered', seat, agrees } as const
  const back = { type: 'undone', seat: request.seat, to: request.to } as const
  return agrees && missing(table, request, seat).length === 0 ? happen(answered, back) : happen(answered)
}
