import { ANY_CARD, NO_CARD, NO_GOOD } from '../box/box.ts'
import { CITIES, type City } from '../box/cities.ts'
import { GOODS, type Good, PLACES, ROWS, type Row, TEMPLES, type Temple } from '../box/components.ts'
import { COURT, type Court } from '../box/court.ts'
import { SQUARES, type Square } from '../box/garden.ts'
import { leftmostEmpty } from '../round/farmer.ts'
import { mostCubesAround } from '../round/irrigation.ts'
import { firstIn, secondIn } from '../round/temples.ts'
import { cardLeft } from '../table/cards.ts'
import { EMPTY, NEUTRAL, NOBODY, ownerOf, type Position } from '../table/position.ts'

// Gains in a position, by the names of the notation: for screens and narration.

/** A tile's points and bonuses (R9.2): `goods` are of the taker's choice, and so is a court card of `any` kind. */
export interface TileGains {
  readonly points: number
  readonly talents: number
  readonly camels: number
  readonly good?: Good
  readonly goods: number
  readonly court?: Court | 'any'
}

function courtOf(court: number): Pick<TileGains, 'court'> {
  if (court === NO_CARD) return {}
  return { court: court === ANY_CARD ? 'any' : COURT[court] }
}

/** R9.2 What the tile on a square brings; undefined if there is none. */
export function tileGains(pos: Position, square: Square): TileGains | undefined {
  const tile = pos.garden[SQUARES.indexOf(square)]
  if (tile < 0) return undefined
  const { points, talents, camels, goods, good, court } = pos.box.tiles[tile]
  return { points, talents, camels, goods, ...(good === NO_GOOD ? {} : { good: GOODS[good] }), ...courtOf(court) }
}

/** R9.3 Who would score the irrigation bonus of a square: the seat that alone has the most cubes around it. */
export function bonusSeat(pos: Position, square: Square): number | undefined {
  const seat = mostCubesAround(pos, SQUARES.indexOf(square))
  return seat === NOBODY ? undefined : seat
}

/** A court card and what it does (R4.2, R7.2, R8.2, R10.3); a gardener has no level, it counts as 0. */
export type CourtCard =
  | { readonly kind: 'banker'; readonly level: number; readonly talents: number; readonly points: number }
  | { readonly kind: 'caravaneer'; readonly level: number; readonly bonus: number; readonly keeps: number }
  | { readonly kind: 'palace'; readonly level: number; readonly points: number }
  | { readonly kind: 'gardener'; readonly level: 0 }

/** R8.1 The card of a kind that a seat would take next; undefined if none is available. */
export function nextCard(pos: Position, seat: number, kind: Court): CourtCard | undefined {
  const index = COURT.indexOf(kind)
  if (!cardLeft(pos, seat, index)) return undefined
  const level = pos.seats[seat].court[index] + 1
  switch (kind) {
    case 'banker': {
      const { talents, points } = pos.box.bankers[level]
      return { kind, level, talents, points }
    }
    case 'caravaneer': {
      const { bonus, keeps } = pos.box.caravaneers[level]
      return { kind, level, bonus, keeps }
    }
    case 'palace':
      return { kind, level, points: pos.box.palaces[level].points }
    case 'gardener':
      return { kind, level: 0 }
  }
}

/** R7.5 The cards that a seat could take in a court city. */
export const cardsIn = (pos: Position, seat: number, city: City): CourtCard[] =>
  pos.box.offers[CITIES.indexOf(city)].flatMap((kind) => nextCard(pos, seat, COURT[kind]) ?? [])

/** R6.1 The field that a farmer would take next in a row: its good, if one is left, and whether it fills the row. */
export interface NextField {
  readonly good: Good
  readonly left: boolean
  readonly last: boolean
}

export function nextField(pos: Position, row: Row): NextField {
  const index = ROWS.indexOf(row)
  const field = leftmostEmpty(pos, index)
  const good = pos.box.fields[field]
  return { good: GOODS[good], left: pos.reserve.goods[good] > 0, last: field + 1 === pos.box.rowStart[index + 1] }
}

/** R6.3 Whose cube a cube for this temple would push out: a seat, `neutral`, or undefined if there is room. */
export function pushedFrom(pos: Position, temple: Temple): number | 'neutral' | undefined {
  const cube = pos.temples[TEMPLES.indexOf(temple) * PLACES + PLACES - 1]
  if (cube === EMPTY) return undefined
  return cube === NEUTRAL ? 'neutral' : ownerOf(cube)
}

/** R10.2 The seats that a temple would reward now, the first and then the second. */
export function templeRanks(pos: Position, temple: Temple): number[] {
  const index = TEMPLES.indexOf(temple)
  const first = firstIn(pos, index)
  return [first, secondIn(pos, index, first)].filter((seat) => seat !== NOBODY)
}
