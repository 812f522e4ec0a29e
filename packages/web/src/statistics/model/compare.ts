import { LEVELS, type Level } from '@amyitis/bots'
import { COURT, type Court, TRADES, type Trade } from '@amyitis/engine'
import type { SeatFacts } from '../../game/facts/facts.ts'
import { SOURCES, type Source } from '../../timeline/points.ts'
import { own, type PlayedGame } from './played-game.ts'

/** A mean per game, beside that of the others. */
export interface Compared<K extends string> {
  readonly kind: K
  readonly own: number
  /** Undefined if none of them played. */
  readonly others: number | undefined
}

/** With whom one compares: all opponents, or the bots of a level. */
export type ComparedWith = 'opponents' | Level

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The seats one compares with, in the games that one has played. */
function othersIn(games: readonly PlayedGame[], comparison: ComparedWith): SeatFacts[] {
  return games.flatMap(({ facts, seat, sitters }) =>
    facts.seats.filter((_, i) => {
      const occupant = sitters[i]
      return i !== seat && (comparison === 'opponents' || (occupant.kind === 'bot' && occupant.level === comparison))
    }),
  )
}

/** The levels of the bots in these games, weakest first. */
export const levelsIn = (games: readonly PlayedGame[]): Level[] =>
  LEVELS.filter((level) => othersIn(games, level).length > 0)

function compare<K extends string>(
  games: readonly PlayedGame[],
  comparison: ComparedWith,
  kinds: readonly K[],
  countOf: (seat: SeatFacts, kind: K) => number,
): Compared<K>[] {
  const mine = games.map(own)
  const theirs = othersIn(games, comparison)
  return kinds.map((kind) => ({
    kind,
    own: mean(mine.map((seat) => countOf(seat, kind))),
    others: theirs.length === 0 ? undefined : mean(theirs.map((seat) => countOf(seat, kind))),
  }))
}

/** Points per game by source; sources that gave nobody anything are left out. */
export const comparePoints = (games: readonly PlayedGame[], comparison: ComparedWith): Compared<Source>[] =>
  compare(games, comparison, SOURCES, ({ points }, source) => points[source] ?? 0).filter(
    ({ own, others = 0 }) => own > 0 || others > 0,
  )

export type CardKind = Trade | Court

/** `palace` of the court is no trade. */
const isTrade = (kind: CardKind): kind is Trade => (TRADES as readonly string[]).includes(kind)

/** Trades carried out and court cards taken per game. Without the Palace there are no courtiers. */
export function compareCards(games: readonly PlayedGame[], comparison: ComparedWith): Compared<CardKind>[] {
  const hasPalace = games.some(({ facts }) => facts.palace)
  const kinds: CardKind[] = [...TRADES.filter((trade) => trade !== 'courtier' || hasPalace), ...COURT]
  return compare(games, comparison, kinds, ({ trades, court }, kind) =>
    isTrade(kind) ? (trades[kind] ?? 0) : (court[kind] ?? 0),
  )
}

/** A smaller difference per game is nothing to speak of. */
const NOTABLE = 0.1

/** The cards that one takes most and least in comparison with the others; undefined if there is nothing to speak of. */
export function taste(cards: readonly Compared<CardKind>[]): {
  readonly favourite: CardKind | undefined
  readonly neglected: CardKind | undefined
} {
  const ratios = cards
    .flatMap(({ kind, own, others }) =>
      others === undefined || Math.abs(own - others) < NOTABLE ? [] : [{ kind, ratio: (own + 1) / (others + 1) }],
    )
    .sort((a, b) => b.ratio - a.ratio)
  return {
    favourite: ratios.find(({ ratio }) => ratio > 1)?.kind,
    neglected: ratios.findLast(({ ratio }) => ratio < 1)?.kind,
  }
}
