import { RULES_VERSION, type Rules, type RulesVersion, rulesOf } from '../play/versions.ts'
import { CITIES, type City } from './cities.ts'
import { BANKER, CARAVANEER, CARD_KINDS, COURT, FIRST_CARD, GARDENER, PALACE } from './court.ts'
import type { Edition, PlayerCount } from './edition.ts'
import { ROWS } from './fields.ts'
import { FLOOR, SIDE_SQUARES, SQUARES } from './garden.ts'
import { GOODS, type Good } from './goods.ts'
import { PLANTS } from './plants.ts'
import { TRADES } from './trades.ts'

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
  readonly goods: number
  readonly court: number
  readonly top: boolean
}

/**
 * An edition made ready for one table: everything that depends on the number of players is chosen, and names have
 * become indices into the lists of `box/` (a good is a number of GOODS, a city one of CITIES, …).
 */
export interface Box {
  readonly edition: Edition
  readonly players: PlayerCount
  readonly palace: boolean
  /** The rules that are played with it: those of the version that the game began with. */
  readonly rules: Rules
  readonly goods: readonly number[]
  readonly camels: number
  readonly talents: number
  readonly cubes: number
  readonly neutral: number
  /** The trade cards in play, one entry a card (R2.3). */
  readonly trades: readonly number[]
  /** Copies of the twelve court cards (`FIRST_CARD`). */
  readonly copies: readonly number[]
  /** By level, from 0. */
  readonly bankers: readonly { readonly talents: number; readonly points: number }[]
  readonly caravaneers: readonly { readonly bonus: number; readonly keeps: number }[]
  readonly palaces: readonly { readonly points: number }[]
  /** The good of each field, the top row first; row r begins at `rowStart[r]` and ends before `rowStart[r + 1]`. */
  readonly fields: readonly number[]
  readonly rowStart: readonly number[]
  /** Place of each city on the ring, clockwise from the first. */
  readonly place: readonly number[]
  readonly asks: readonly number[]
  readonly offers: readonly (readonly number[])[]
  /** Faces of the plant cards: face f of card p is `faces[2 · p + f]`. */
  readonly faces: readonly { readonly quality: number; readonly good: number }[]
  readonly zones: readonly number[]
  readonly tiles: readonly BoxTile[]
  readonly favour: readonly { readonly tiles: number; readonly points: number }[]
  readonly endTiles: number
  readonly emptySquares: readonly number[]
}

const good = (name: Good | undefined) => (name === undefined ? NO_GOOD : GOODS.indexOf(name))

function copies(edition: Edition, players: PlayerCount): number[] {
  const all = new Array<number>(CARD_KINDS).fill(0)
  const lay = (kind: number, cards: readonly { readonly copies: Readonly<Record<PlayerCount, number>> }[]) => {
    cards.forEach((card, level) => {
      all[FIRST_CARD[kind] + level] = card.copies[players]
    })
  }
  lay(BANKER, edition.court.banker)
  lay(CARAVANEER, edition.court.caravaneer)
  lay(PALACE, edition.court.palace)
  lay(GARDENER, [edition.court.gardener])
  return all
}

function zonesOf([a, b]: readonly [number, number], minFloor: number) {
  return Math.max(FLOOR[a], FLOOR[b]) >= minFloor ? 2 : 1
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
    copies: copies(edition, players),
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
    zones: SIDE_SQUARES.map((squares) => zonesOf(squares, edition.doubleSides.minFloor)),
    tiles: Object.entries(edition.tiles)
      .filter(([id]) => id !== '$comment' && id !== 'source')
      .map(([id, tile]) => ({
        id,
        quality: tile.quality,
        points: tile.points,
        talents: tile.talents ?? 0,
        camels: tile.camels ?? 0,
        goods: tile.goods ?? 0,
        court: tile.court === undefined ? NO_CARD : tile.court === 'any' ? ANY_CARD : COURT.indexOf(tile.court),
        top: tile.top === true,
      })),
    favour: edition.favour[players],
    endTiles: edition.endTiles[players],
    emptySquares: edition.emptySquares[players].map((square) => SQUARES.indexOf(square)),
  }
}
