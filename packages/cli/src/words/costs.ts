import { CITIES, type City, COURT, type Court, GOODS, type Good, type Position } from '@amyitis/engine'

const CARAVANEER = COURT.indexOf('caravaneer')

/** R7.2 Camels that a journey costs a seat. */
export function camelsTo(pos: Position, seat: number, city: City): number {
  const { place, caravaneers } = pos.box
  const ring = CITIES.length
  const spaces = (place[CITIES.indexOf(city)] - place[pos.caravan] + ring) % ring || ring
  return Math.max(1, spaces - caravaneers[pos.seats[seat].court[CARAVANEER]].bonus)
}

/** R7.5, R7.6 What a city wants: its good, and the plant card's. */
export function wantedIn(pos: Position, city: City): Good[] {
  const index = CITIES.indexOf(city)
  const plant = pos.plants[index]
  const wanted = [pos.box.asks[index], plant < 0 ? -1 : pos.box.faces[plant].good]
  return wanted.filter((good) => good >= 0).map((good) => GOODS[good])
}

export const qualityIn = (pos: Position, city: City): number => pos.box.faces[pos.plants[CITIES.indexOf(city)]].quality

type CardId = `banker${1 | 2 | 3}` | `caravaneer${0 | 1 | 2}` | `palace${1 | 2 | 3 | 4 | 5 | 6}` | 'gardener'

/** The name of a card, as the texts call it. */
export const cardId = (kind: Court, level: number) => (kind === 'gardener' ? kind : `${kind}${level}`) as CardId

const LEVELS = [3, 2, 6]
const FIRST_CARD = [0, 3, 5, 11]

/** R8.1 The level of a kind that a seat would take next; undefined if it can't be had. */
export function nextLevel(pos: Position, seat: number, kind: Court): number | undefined {
  const index = COURT.indexOf(kind)
  if (kind === 'gardener') return pos.reserve.cards[FIRST_CARD[index]] > 0 ? 0 : undefined
  const level = pos.seats[seat].court[index]
  return level < LEVELS[index] && pos.reserve.cards[FIRST_CARD[index] + level] > 0 ? level + 1 : undefined
}

/** R7.5 The court cards that a seat could take in a city. */
export function offeredIn(pos: Position, seat: number, city: City): CardId[] {
  return pos.box.offers[CITIES.indexOf(city)].flatMap((index) => {
    const level = nextLevel(pos, seat, COURT[index])
    return level === undefined ? [] : [cardId(COURT[index], level)]
  })
}
