import {
  cardsOf,
  type Dealer,
  type Entry,
  type Event,
  fixedDealer,
  type Game,
  isOver,
  type MoveCode,
  opensTurn,
  parseMove,
  parseRecord,
  playMove,
  rewind,
  STANDARD,
  whyNot,
} from '@amyitis/engine'
import type { SavedGame } from '../saved.ts'
import { subjectKey } from '../subject.ts'
import type { GameFacts } from './facts.ts'
import { isFromStart, startOf } from './from-start.ts'
import { Gatherer } from './gather.ts'

/** A move with the cards dealt after it. */
interface Played {
  readonly move: MoveCode | undefined
  readonly deal?: readonly number[] | undefined
}

export const editionOf = ({ position: { box } }: Game): Pick<GameFacts, 'edition'> =>
  box.edition === STANDARD ? {} : { edition: box.edition.id }

/** Plays a game from its first move and gathers its facts; undefined if a move is refused, or if it isn't over in the end. */
function gather(game: Game, moves: Iterable<Played>): GameFacts | undefined {
  const { position } = game
  const { box, firstPlayer: first } = position
  const gatherer = new Gatherer(game)
  const entries: Entry[] = []
  for (const { move, deal } of moves) {
    if (move === undefined || whyNot(position, move) !== undefined) return undefined
    const { player: seat, round } = position
    const opens = opensTurn(position)
    const events: Event[] = []
    const dealer: Dealer = deal === undefined ? game.dealer : fixedDealer(deal)
    position.log = events
    playMove(position, move, dealer)
    position.log = undefined
    for (const event of events) gatherer.event(event)
    entries.push({ seat, move, opens, ...(position.round > round && { deal: position.groups.slice() }) })
  }
  if (!isOver(game)) return undefined
  return {
    palace: box.palace,
    ...editionOf(game),
    rounds: position.round,
    first,
    ...gatherer.result(game),
    subject: subjectKey({ ...game, entries }),
  }
}

/** The facts of a finished game of this browser; undefined if it doesn't count. */
export function factsOfSaved({ head, moves }: SavedGame): GameFacts | undefined {
  const start = startOf(head)
  return (
    start &&
    gather(
      start,
      moves.map(({ move, deal }) => ({ move: parseMove(move), deal: deal && cardsOf(deal) })),
    )
  )
}

/** The facts of a finished game from its record; undefined if it doesn't count. */
export function factsOfRecord(record: string): GameFacts | undefined {
  const read = parseRecord(record)
  if (!read.ok) return undefined
  const start = rewind(read.game, 0)
  return isFromStart(start) ? gather(start, read.game.entries) : undefined
}
