import type { Level } from '@amyitis/bots'
import type { GameFacts, SeatFacts } from '../../game/facts/facts.ts'
import type { Occupant, TableResult } from '../../game/facts/facts-store.ts'

/** A finished game, as it was for one person. */
export interface PlayedGame extends TableResult {
  /** Where it is kept, which is also how a replay finds it. */
  readonly kind: 'game' | 'table'
  readonly id: string
  /** Whose game it is: '' for who uses this browser, or the name of somebody who sat around its screen. */
  readonly who: string
  readonly facts: GameFacts
  /** In percent, if the game has been analysed in this browser. */
  readonly accuracy?: number | undefined
}

/** Is more known of it than what the list of games says? */
export const isRead = ({ facts }: PlayedGame): boolean => facts.outline !== true

export const own = ({ facts, seat }: PlayedGame): SeatFacts => facts.seats[seat]

const others = ({ facts, seat }: PlayedGame): SeatFacts[] => facts.seats.filter((_, i) => i !== seat)

/** Whose games are shown first: those of who uses this browser; without any, somebody else's. */
export const ownerOf = (games: readonly PlayedGame[]): string =>
  games.some(({ who }) => who === '') ? '' : (games[0]?.who ?? '')

export const playersIn = ({ facts }: PlayedGame): number => facts.seats.length

export const isWon = ({ ranks, seat }: PlayedGame): boolean => ranks[seat] === 1

/** Points ahead of the best opponent; negative behind. */
export const marginOf = (game: PlayedGame): number =>
  own(game).score - Math.max(...others(game).map(({ score }) => score))

/** R2.6 The place in the turn order of the first round, from 0. */
export const startPlace = (game: PlayedGame): number =>
  (game.seat - game.facts.first + playersIn(game)) % playersIn(game)

/** R1.1 Players with the same score share a rank. */
export const ranksOf = ({ seats }: GameFacts): number[] =>
  seats.map(({ score }) => 1 + seats.filter((other) => other.score > score).length)

export const opponents = ({ sitters, seat }: PlayedGame): Occupant[] => sitters.filter((_, i) => i !== seat)

export const hasLevel = (game: PlayedGame, level: Level): boolean =>
  opponents(game).some((occupant) => occupant.kind === 'bot' && occupant.level === level)

export const hasPerson = (game: PlayedGame): boolean => opponents(game).some(({ kind }) => kind === 'person')
