import type { OpeningTurn } from '@amyitis/bots'
import type { City, Court, Power, Square, Trade } from '@amyitis/engine'

/** Changes with what is kept of a game: older facts are gathered again. */
export const FACTS_VERSION = 2

type Counts<K extends string> = Readonly<Partial<Record<K, number>>>

/** What statistics know of one seat of a finished game. */
export interface SeatFacts {
  readonly score: number
  /** By clause. */
  readonly points: Readonly<Record<string, number>>
  /** R6, R12.3 Trades carried out, recruited or free. */
  readonly trades: Counts<Trade>
  /** R8 Court cards taken, from cities, tiles and rows of fields. */
  readonly court: Counts<Court>
  /** The first turns. */
  readonly opening: readonly OpeningTurn[]
  /** Where they planted, in order. */
  readonly squares: readonly Square[]
  /** The cities where they stopped with the caravan, each once, and how far they moved it in all. */
  readonly cities: readonly City[]
  readonly spaces: number
  /** R6.4, R7.4 Irrigation cubes placed. */
  readonly canals: number
  /** R9.3 Irrigation bonuses for squares that others planted. */
  readonly bonusesFromOthers: number
  readonly gardenersSpent: number
  /** R6.2 Rows of fields in which they had the most cubes. */
  readonly rowsWon: number
  /** R10.2 Rounds in which they were first in all three temples. */
  readonly allTemples: number
  readonly powers: readonly Power[]
  /** They were the first to pass in the last round. */
  readonly passedFirst: boolean
  /** Points behind the leader as the last round began. */
  readonly behind: number
  /** What was left in stock at the end. */
  readonly talents: number
  readonly camels: number
  readonly goods: number
}

/** What statistics know of a finished game: enough for all of them, so that it is replayed only once. */
export interface GameFacts {
  readonly palace: boolean
  /** The id of its edition; undefined for the standard one. */
  readonly edition?: string
  readonly rounds: number
  /** R2.6 The seat that began. */
  readonly first: number
  /** R9.4 Neutral cubes in the canals at the end. */
  readonly neutralWater: number
  readonly seats: readonly SeatFacts[]
  /** By which its analysis is found. */
  readonly subject: string
  /** The game isn't read yet: this is only what the list of games says, and everything else is nothing. */
  readonly outline?: true
}
