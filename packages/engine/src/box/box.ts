import { CITIES, type City } from './cities.ts'
import { GOODS, type Good, PLANTS, type PlayerCount, ROWS, TRADES } from './components.ts'
import { CARAVANEER_WITH_GOOD, COURT, GARDENER } from './court.ts'
import type { Edition } from './edition.ts'
import { FLOOR, SIDE_SQUARES, SIDES, SQUARES } from './garden.ts'
import { RULES_VERSION, type Rules, type RulesVersion, rulesOf } from './rules-versions.ts'

/** A tile's court bonus: a kind, any kind of the taker's choice, or none. */
export const ANY_CARD = COURT.length
export const NO_CARD = -1
/** A plant face that asks for no good of its own. */
export const NO_GOOD = -1

interface BoxTile {
  readonly id: string
  readonly quality: number
  readonly points: number
  readonly talents: number
  readonly camels: number
  /** Goods of the taker's choice. */
  readonly goods: number
  /** A good of this kind, or NO_GOOD. */
  readonly good: number
  readonly court: number
  readonly top: boolean
}

/**
 * An edition prepared for one table: everything that depends on the number of players is resolved, and names are indices
 * into the lists of `box/` (a good is an index into GOODS, a city one into CITIES, …).
 */
export interface Box {
  readonly edition: Edition
  readonly players: PlayerCount
  readonly palace: boolean
  /** The rules of the version that the game started with. */
  readonly rules: Rules
  readonly goods: readonly number[]
  readonly camels: number
  readonly talents: number
  readonly cubes: number
  readonly neutral: number
  /** The trade cards in play, one entry a card (R2.3). */
  readonly trades: readonly number[]
  /** R8.1, R8.4 Highest level of each kind; gardeners have none and can be taken repeatedly. */
  readonly levels: readonly number[]
  /** Court cards are in one row: Bankers, Caravaneers, Palaces by level, Gardener. The start of each kind: */
  readonly firstCard: readonly number[]
  /** Copies of each card of that row. */
  readonly copies: readonly number[]
  /** R2.4 The number of Caravaneers in play that hold a good. */
  readonly caravaneersWithGood: number
  /** By level, from 0. */
  readonly bankers: readonly { readonly talents: number; readonly points: number }[]
  readonly caravaneers: readonly { readonly bonus: number; readonly keeps: number }[]
  readonly palaces: readonly { readonly points: number }[]
  /** The good of each field, the top row first; row r is from `rowStart[r]` up to, but excluding, `rowStart[r + 1]`. */
  readonly fields: readonly number[]
  readonly rowStart: readonly number[]
  /** Place of each city on the ring, clockwise from the first. */
  readonly place: readonly number[]
  readonly asks: readonly number[]
  readonly offers: readonly (readonly number[])[]
  /** Faces of the plant cards: face f of card p is `faces[2 · p + f]`. */
  readonly faces: readonly { readonly quality: number; readonly good: number }[]
  readonly zones: readonly number[]
  /** R3.5 Does the first cube on a double side let water pass? */
  readonly firstPasses: boolean
  readonly tiles: readonly BoxTile[]
  readonly favour: readonly { readonly tiles: number; readonly points: number }[]
  readonly endTiles: number
  readonly emptySquares: readonly number[]
}

const good = (name: Good | undefined) => (name === undefined ? NO_GOOD : GOODS.indexOf(name))

/** Gardeners have no highest level. An integer, so that the list stays one of small integers. */
const NO_END = 0x3fffffff

/** R2.3 The row of court cards. */
function courtRow({ court }: Edition, players: PlayerCount) {
  const kinds = [court.banker, court.caravaneer, court.palace, [court.gardener]]
  const firstCard = kinds.map((_, kind) => kinds.slice(0, kind).reduce((sum, cards) => sum + cards.length, 0))
  const copies = kinds.flatMap((cards) => cards.map((card) => card.copies[players]))
  const withGood = court.caravaneer[CARAVANEER_WITH_GOOD - 1]
  return {
    levels: kinds.map((cards, kind) => (kind === GARDENER ? NO_END : cards.length)),
    firstCard,
    copies,
    caravaneersWithGood: withGood?.copies[players] ?? 0,
  }
}

/** R3.3 */
function zonesOf({ doubleSides: { minFloor, sides } }: Edition, side: number): number {
  if (sides !== undefined) return sides.includes(SIDES[side]) ? 2 : 1
  const [a, b] = SIDE_SQUARES[side]
  return minFloor !== undefined && Math.max(FLOOR[a], FLOOR[b]) >= minFloor ? 2 : 1
}

export function openBox(
  edition: Edition,
  players: PlayerCount,
  palace: boolean,
  rules: RulesVersion = RULES_VERSION,
): Box {
  const { tokens, court, cities } = edition
  const inPlay = palace ? TRADES : TRADES.filter((trade) => trade !== 'courtier')
  const city = (id: City) => cities.find((space) => space.id === id)
  return {
    edition,
    players,
    palace,
    rules: rulesOf(rules),
    goods: GOODS.map((name) => tokens.goods[name]),
    camels: tokens.camels,
    talents: tokens.talents,
    cubes: tokens.cubesPerPlayer,
    neutral: tokens.neutralCubes,
    trades: inPlay.flatMap((trade, index) => new Array<number>(edition.trades[trade][players]).fill(index)),
    ...courtRow(edition, players),
    bankers: [{ talents: 0, points: 0 }, ...court.banker],
    caravaneers: [court.caravaneerZero, ...court.caravaneer],
    palaces: [{ points: 0 }, ...court.palace],
    fields: ROWS.flatMap((row) => edition.fields[row].map(good)),
    rowStart: [0, edition.fields.top.length, edition.fields.top.length + edition.fields.bottom.length],
    place: CITIES.map((id) => cities.findIndex((space) => space.id === id)),
    asks: CITIES.map((id) => good(city(id)?.good)),
    offers: CITIES.map((id) => (city(id)?.offers ?? []).map((kind) => COURT.indexOf(kind))),
    faces: PLANTS.flatMap((card) =>
      edition.plants[card].map((face) => ({ quality: face.quality, good: good(face.good) })),
    ),
    zones: SIDES.map((_, side) => zonesOf(edition, side)),
    firstPasses: edition.doublePasses === 'first',
    tiles: Object.entries(edition.tiles)
      .filter(([id]) => id !== '$comment' && id !== 'source')
      .map(([id, tile]) => ({
        id,
        quality: tile.quality,
        points: tile.points,
        talents: tile.talents ?? 0,
        camels: tile.camels ?? 0,
        goods: tile.goods ?? 0,
        good: good(tile.good),
        court: tile.court === undefined ? NO_CARD : tile.court === 'any' ? ANY_CARD : COURT.indexOf(tile.court),
        top: tile.top === true,
      })),
    favour: edition.favour[players],
    endTiles: edition.endTiles[players],
    emptySquares: edition.emptySquares[players].map((square) => SQUARES.indexOf(square)),
  }
}
