import { type City, type CityKind, RING } from './cities.ts'
import {
  FIELDS,
  type Good,
  PLANT_CARDS,
  type Plant,
  type PlayerCount,
  TOKENS,
  TRADE_CARDS,
  type Trade,
} from './components.ts'
import { COURT_CARDS, type Court } from './court.ts'
import { END_TILES, FAVOUR } from './favour.ts'
import { type DOUBLE_PASSES, DOUBLE_SIDES, EMPTY_SQUARES, type Square } from './garden.ts'
import { TILES } from './tiles.ts'

type PerPlayers<T = number> = Readonly<Record<PlayerCount, T>>

/**
 * How a value is known: printed in a booklet, derived from accounts of the game, or reconstructed to fit these. Never used
 * by the rules.
 */
interface Attested {
  readonly source?: unknown
}

interface PlantFace extends Attested {
  readonly quality: number
  readonly good?: Good
}

interface Tile extends Attested {
  readonly quality: number
  readonly points: number
  readonly talents?: number
  readonly camels?: number
  /** Goods of the taker's choice. */
  readonly goods?: number
  /** One good of this kind. */
  readonly good?: Good
  readonly court?: Court | 'any'
  readonly top?: boolean
}

interface CourtLevel extends Attested {
  readonly level: number
  readonly copies: PerPlayers
}

/** The format version of an edition. A file without one has version 1 (`upgradeEdition`). */
export const EDITION_VERSION = 2

/** The contents of a box, as a JSON file. `checkEdition` validates unknown JSON. */
export interface Edition {
  readonly version?: 1 | typeof EDITION_VERSION
  readonly id: string
  readonly tokens: Attested & {
    readonly goods: Readonly<Record<Good, number>>
    readonly camels: number
    readonly talents: number
    readonly cubesPerPlayer: number
    readonly neutralCubes: number
  }
  readonly trades: Readonly<Record<Trade, PerPlayers & Attested>>
  readonly court: {
    readonly banker: readonly (CourtLevel & { readonly talents: number; readonly points: number })[]
    readonly caravaneer: readonly (CourtLevel & { readonly bonus: number; readonly keeps: number })[]
    readonly palace: readonly (CourtLevel & { readonly points: number })[]
    readonly gardener: Attested & { readonly copies: PerPlayers }
    readonly caravaneerZero: Attested & { readonly bonus: number; readonly keeps: number }
  }
  readonly fields: Attested & { readonly top: readonly Good[]; readonly bottom: readonly Good[] }
  readonly cities: readonly (Attested & {
    readonly id: City
    readonly kind: CityKind
    readonly good?: Good
    readonly offers?: readonly Court[]
  })[]
  readonly plants: Readonly<Record<Plant, readonly PlantFace[]>>
  /** R3.3 All sides that touch a square of this floor or a higher one, or exactly these. */
  readonly doubleSides: Attested & { readonly minFloor?: number; readonly sides?: readonly string[] }
  /** R3.5 Does the first cube on a double side let water pass? In version 1: none. */
  readonly doublePasses?: (typeof DOUBLE_PASSES)[number]
  readonly tiles: Readonly<Record<string, Tile>>
  readonly favour: PerPlayers<readonly { readonly tiles: number; readonly points: number }[]> & Attested
  readonly endTiles: PerPlayers & Attested
  readonly emptySquares: PerPlayers<readonly Square[]> & Attested
}

/** The box of 2007. */
export const STANDARD = {
  version: EDITION_VERSION,
  id: 'standard',
  tokens: TOKENS,
  trades: TRADE_CARDS,
  court: COURT_CARDS,
  fields: FIELDS,
  cities: RING,
  plants: PLANT_CARDS,
  doubleSides: DOUBLE_SIDES,
  doublePasses: 'none',
  tiles: TILES,
  favour: FAVOUR,
  endTiles: END_TILES,
  emptySquares: EMPTY_SQUARES,
} as Edition

/** The same box in today's format. */
export function upgradeEdition(edition: Edition): Edition {
  if (edition.version === EDITION_VERSION) return edition
  const { version: _, id, ...values } = edition
  return { version: EDITION_VERSION, id, ...values, doublePasses: 'none' }
}
