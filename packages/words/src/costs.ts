import {
  CITIES,
  type City,
  COURT,
  type Court,
  caravanCost,
  cardLeft,
  GOODS,
  type Good,
  type Position,
  plantGood,
  qualityIn as plantQuality,
} from '@amyitis/engine'

/** R7.2 Camels that a journey costs a seat. */
export const camelsTo = (pos: Position, seat: number, city: City): number =>
  caravanCost(pos, seat, CITIES.indexOf(city))

/** R7.5, R7.6 What a city wants: its good, and the plant card's. */
export function wantedIn(pos: Position, city: City): Good[] {
  const index = CITIES.indexOf(city)
  return [pos.box.asks[index], plantGood(pos, index)].filter((good) => good >= 0).map((good) => GOODS[good])
}

export const qualityIn = (pos: Position, city: City): number => plantQuality(pos, CITIES.indexOf(city))

type CardLevel = 1 | 2 | 3 | 4 | 5 | 6
export type CardId = `${'banker' | 'caravaneer' | 'palace'}${CardLevel}` | 'caravaneer0' | 'gardener'

/** The name of a card, as the texts call it. */
export const cardId = (kind: Court, level: number) => (kind === 'gardener' ? kind : `${kind}${level}`) as CardId

/** R8.1 The level of a kind that a seat would take next (0 for a gardener); undefined if it can't be had. */
export function nextLevel(pos: Position, seat: number, kind: Court): number | undefined {
  const index = COURT.indexOf(kind)
  if (!cardLeft(pos, seat, index)) return undefined
  return kind === 'gardener' ? 0 : pos.seats[seat].court[index] + 1
}

/** R7.5 The court cards that a seat could take in a city. */
export function offeredIn(pos: Position, seat: number, city: City): CardId[] {
  return pos.box.offers[CITIES.indexOf(city)].flatMap((index) => {
    const level = nextLevel(pos, seat, COURT[index])
    return level === undefined ? [] : [cardId(COURT[index], level)]
  })
}
