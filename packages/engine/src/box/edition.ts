import type { City, CityKind } from './cities.ts'
import { RING } from './cities.ts'
import { COURT_CARDS, type Court } from './court.ts'
import { END_TILES, FAVOUR } from './favour.ts'
import { FIELDS } from './fields.ts'
import { DOUBLE_SIDES, EMPTY_SQUARES, type Square } from './garden.ts'
import { type Good, TOKENS } from './goods.ts'
import { PLANT_CARDS, type Plant } from './plants.ts'
import { TILES } from './tiles.ts'
import { TRADE_CARDS, type Trade } from './trades.ts'

export type PlayerCount = 2 | 3 | 4
type PerPlayers<T = number> = Readonly<Record<PlayerCount, T>>

/** How a value is known: read off the printed game, or reconstructed to fit all that is. Never used by the rules. */
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
  readonly goods?: number
  readonly court?: Court | 'any'
  readonly top?: boolean
}

interface CourtLevel extends Attested {
  readonly level: number
  readonly copies: PerPlayers
}

/** What a box holds, as a JSON file. `checkEdition` says whether unknown JSON is one. */
export interface Edition {
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
  readonly doubleSides: Attested & { readonly minFloor: number }
  readonly tiles: Readonly<Record<string, Tile>>
  readonly favour: PerPlayers<readonly { readonly tiles: number; readonly points: number }[]> & Attested
  readonly endTiles: PerPlayers & Attested
  readonly emptySquares: PerPlayers<readonly Square[]> & Attested
}

/** The box of 2007. */
export const STANDARD = {
  id: 'standard',
  tokens: TOKENS,
  trades: TRADE_CARDS,
  court: COURT_CARDS,
  fields: FIELDS,
  cities: RING,
  plants: PLANT_CARDS,
  doubleSides: DOUBLE_SIDES,
  tiles: TILES,
  favour: FAVOUR,
  endTiles: END_TILES,
  emptySquares: EMPTY_SQUARES,
} as Edition
