import {
  clonePosition,
  type Event,
  type MoveCode,
  opensTurn,
  type Position,
  plainDealer,
  playMove,
} from '@amyitis/engine'

/** Does the turn of a seat go on with the decision asked now? */
export const goesOn = (pos: Position, seat: number): boolean =>
  pos.decision !== undefined && pos.player === seat && !opensTurn(pos)

/** A turn, or what is left of it, as the rules play it. */
export interface Turn {
  readonly seat: number
  readonly before: Position
  readonly after: Position
  /** What happened, up to the next deal. */
  readonly events: readonly Event[]
  /** Did it end the round? Then the cards of `after` mean nothing. */
  readonly dealt: boolean
}

/** Plays the moves of a turn on a copy. */
export function playTurn(before: Position, moves: readonly MoveCode[]): Turn {
  const after = clonePosition(before)
  const events: Event[] = []
  after.log = events
  for (const move of moves) playMove(after, move, plainDealer)
  after.log = undefined
  const round = events.findIndex((event) => event.type === 'round')
  const dealt = round >= 0
  return { seat: before.player, before, after, events: dealt ? events.slice(0, round) : events, dealt }
}

/** Events of one type. */
export const eventsOf = <Type extends Event['type']>({ events }: Turn, type: Type): Extract<Event, { type: Type }>[] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)

/** Is phase II still to come, or not over yet, in the round of the turn? */
const goesOnActing = ({ after, dealt }: Turn) => !dealt && (after.phase === 'actions' || after.phase === 'palace')

/** The others who may still act in this round. */
export function rivals(turn: Turn): number[] {
  if (!goesOnActing(turn)) return []
  return turn.after.seats.flatMap(({ passed }, other) => (other === turn.seat || passed ? [] : [other]))
}

/** May who decides act again in this round? */
export const actsAgain = (turn: Turn): boolean => goesOnActing(turn) && !turn.after.seats[turn.seat].passed
