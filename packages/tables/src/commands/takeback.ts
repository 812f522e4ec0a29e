import type { Table, TakebackRequest } from '../table.ts'
import { accepted, type CommandResult, rejected } from './command-result.ts'

/**
 * The seats whose players must agree, including those temporarily replaced by a bot, or the others would decide about their
 * moves; not those gone for good.
 */
export const takebackVoters = ({ seats }: Table, but: number): number[] =>
  seats.flatMap(({ player, conceded, erased }, i) =>
    i !== but && player !== undefined && !conceded && !erased ? [i] : [],
  )

/** The voters, except one, who have not agreed yet. */
export const missingVoters = (table: Table, { seat, agreed }: TakebackRequest, but: number): number[] =>
  takebackVoters(table, seat).filter((other) => other !== but && !agreed.includes(other))

/** Takebacks of one seat in a game: far more than anybody needs, but logs stay short. */
export const MAX_UNDOS = 250

const hasNoUndosLeft = ({ seats }: Table, seat: number) => (seats[seat].undos ?? 0) >= MAX_UNDOS

const isEarlier = ({ game }: Table, to: number) => game !== undefined && to < game.entries.length

/** Takes back own decisions that nobody has answered and that have revealed nothing. */
export function undo(table: Table, seat: number, to: number): CommandResult {
  const can = table.status === 'playing' && table.undo?.seat === seat && to >= table.undo.floor && isEarlier(table, to)
  if (!can) return rejected('cannot-undo')
  return hasNoUndosLeft(table, seat) ? rejected('too-many-undos') : accepted({ type: 'undone', seat, to })
}

export function endTurn(table: Table, seat: number): CommandResult {
  return table.undo?.seat === seat
    ? accepted(...(table.done ? [] : [{ type: 'done', seat } as const]))
    : rejected('cannot-undo')
}

/** Requests what `undo` can't do. Without anybody to ask it is done at once. */
export function requestTakeback(table: Table, seat: number, to: number): CommandResult {
  if (table.status !== 'playing' || table.held !== undefined || !isEarlier(table, to)) return rejected('cannot-undo')
  if (table.request !== undefined) return rejected('already-answered')
  if (hasNoUndosLeft(table, seat)) return rejected('too-many-undos')
  const asked = { type: 'asked', seat, to } as const
  return takebackVoters(table, seat).length === 0 ? accepted(asked, { type: 'undone', seat, to }) : accepted(asked)
}

export function answerTakeback(table: Table, seat: number, after: number, agrees: boolean): CommandResult {
  const { request } = table
  if (request === undefined) return rejected('nothing-asked')
  // The answer may be to an earlier request.
  if (after < request.seq) return rejected('stale')
  if (request.seat === seat || request.agreed.includes(seat)) return rejected('already-answered')
  const answered = { type: 'answered', seat, agrees } as const
  const back = { type: 'undone', seat: request.seat, to: request.to } as const
  return agrees && missingVoters(table, request, seat).length === 0 ? accepted(answered, back) : accepted(answered)
}
