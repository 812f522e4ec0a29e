import { GOODS } from '../box/components.ts'
import { CARAVANEER, CARAVANEER_WITH_GOOD, COURT, GARDENER, PALACE } from '../box/court.ts'
import { ask, type Position } from './position.ts'
import { score } from './reserve.ts'

/** The card that a seat would take next of a kind. */
function nextCard(pos: Position, seat: number, kind: number): number {
  const first = pos.box.firstCard[kind]
  return kind === GARDENER ? first : first + pos.seats[seat].court[kind]
}

/** R8.1 Is the next level of this kind available to this seat? */
export function cardLeft(pos: Position, seat: number, kind: number): boolean {
  if (pos.seats[seat].court[kind] >= pos.box.levels[kind]) return false
  return pos.reserve.cards[nextCard(pos, seat, kind)] > 0
}

export function anyCardLeft(pos: Position, seat: number): boolean {
  for (let kind = 0; kind < COURT.length; kind++) if (cardLeft(pos, seat, kind)) return true
  return false
}

/** R8.1 Takes the next level of a kind; the new card covers the old. */
export function takeCard(pos: Position, seat: number, kind: number): void {
  pos.reserve.cards[nextCard(pos, seat, kind)]--
  const level = ++pos.seats[seat].court[kind]
  pos.log?.push({ type: 'court', seat, kind: COURT[kind], level: kind === GARDENER ? 0 : level })
  if (kind === PALACE) score(pos, seat, pos.box.palaces[level].points, 'R8.2')
  if (kind === CARAVANEER && level === CARAVANEER_WITH_GOOD) {
    if (pos.reserve.onCaravaneers.length > 1) ask(pos, 'good', seat)
    else takeGoodOnCard(pos, seat, pos.reserve.onCaravaneers[0])
  }
}

/** R8.3 The good that lies on a Caravaneer goes to its taker. */
export function takeGoodOnCard(pos: Position, seat: number, good: number): void {
  pos.reserve.onCaravaneers.splice(pos.reserve.onCaravaneers.indexOf(good), 1)
  pos.seats[seat].goods[good]++
  pos.log?.push({ type: 'goods', seat, good: GOODS[good], count: 1, clause: 'R8.3' })
}

/** R9.1 Gardeners that are spent return to the reserve at once. */
export function spendGardeners(pos: Position, seat: number, count: number): void {
  if (count === 0) return
  pos.seats[seat].court[GARDENER] -= count
  pos.reserve.cards[pos.box.firstCard[GARDENER]] += count
  pos.log?.push({ type: 'gardeners-spent', seat, count })
}
