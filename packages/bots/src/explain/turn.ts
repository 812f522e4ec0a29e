import {
  clonePosition,
  type Event,
  type MoveCode,
  opensTurn,
  type Position,
  playMove,
  unshuffledDealer,
} from '@amyitis/engine'

/** Is the current decision still part of the turn of `seat`? */
export const turnContinues = (pos: Position, seat: number): boolean =>
  pos.decision !== undefined && pos.player === seat && !opensTurn(pos)

/** A turn, or the rest of one, played through the rules. */
export interface Turn {
  readonly seat: number
  readonly before: Position
  readonly after: Position
  /** What happened, up to the next deal. */
  readonly events: readonly Event[]
  /** Did it end the round? Then the cards in `after` are meaningless. */
  readonly dealt: boolean
}

/** Plays the moves of a turn on a copy. */
export function playTurn(before: Position, moves: readonly MoveCode[]): Turn {
  const after = clonePosition(before)
  const events: Event[] = []
  after.log = events
  for (const move of moves) playMove(after, move, unshuffledDealer)
  after.log = undefined
  const round = events.findIndex((event) => event.type === 'round')
  const dealt = round >= 0
  return { seat: before.player, before, after, events: dealt ? events.slice(0, round) : events, dealt }
}

/** Events of one type. */
export const eventsOf = <Type extends Event['type']>({ events }: Turn, type: Type): Extract<Event, { type: Type }>[] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)

/** Is phase II of the same round still to come or in progress? */
const actionsRemain = ({ after, dealt }: Turn) => !dealt && (after.phase === 'actions' || after.phase === 'palace')

/** Opponents who may still act in this round. */
export function rivals(turn: Turn): number[] {
  if (!actionsRemain(turn)) return []
  return turn.after.seats.flatMap(({ passed }, other) => (other === turn.seat || passed ? [] : [other]))
}

/** May the player act again in this round? */
export const actsAgain = (turn: Turn): boolean => actionsRemain(turn) && !turn.after.seats[turn.seat].passed
