import { CITIES, type City, type CityKind, KIND_OF } from '../box/cities.ts'
import { GOODS, type Good } from '../box/components.ts'
import { REQUIRED_QUALITY, SQUARES, type Square } from '../box/garden.ts'
import { caravanCost } from '../round/caravan.ts'
import { plantGood } from '../round/pay.ts'
import { qualityIn as quality } from '../round/plant.ts'
import type { Position } from '../table/position.ts'

// Prices in a position, by the names of the notation: for screens and narration.

/** R7.4–R7.6 What a player does in a city. */
export const cityKind = (city: City): CityKind => KIND_OF[CITIES.indexOf(city)]

/** R7.2 Camels that a journey costs a seat. */
export const camelsTo = (pos: Position, seat: number, city: City): number =>
  caravanCost(pos, seat, CITIES.indexOf(city))

/** R7.5, R7.6 What a city wants: its good, and the plant card's. */
export function wantedIn(pos: Position, city: City): Good[] {
  const index = CITIES.indexOf(city)
  return [pos.box.asks[index], plantGood(pos, index)].filter((good) => good >= 0).map((good) => GOODS[good])
}

/** R7.6 Quality of the plant that lies in a plant city. */
export const qualityIn = (pos: Position, city: City): number => quality(pos, CITIES.indexOf(city))

/** R3.2 The quality that a square asks for. */
export const qualityAsked = (square: Square): number => REQUIRED_QUALITY[SQUARES.indexOf(square)]

/** R9.1 Gardeners that planting a square takes, with the plant of the city where the caravan stands. */
export const gardenersFor = (pos: Position, square: Square): number =>
  Math.max(0, qualityAsked(square) - quality(pos, pos.caravan))
