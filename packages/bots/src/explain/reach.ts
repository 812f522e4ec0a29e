import {
  argumentOf,
  bestSale,
  CITIES,
  COURT,
  caravanCost,
  cardLeft,
  clonePosition,
  kindOf,
  listLegal,
  MoveList,
  makeMove,
  type Position,
  playMove,
  unshuffledDealer,
} from '@amyitis/engine'

const NOTHING = -1
const BABYLON = CITIES.indexOf('babylon')
const GARDENER = COURT.indexOf('gardener')

/** The same position with the given seat to act. */
function acting(pos: Position, seat: number): Position {
  const copy = clonePosition(pos)
  return Object.assign(copy, {
    phase: 'actions',
    step: 'turn',
    decision: 'action',
    reason: undefined,
    player: seat,
    turn: seat,
    owed: NOTHING,
    owedNext: NOTHING,
    square: NOTHING,
    goodsDue: 0,
    cardDue: NOTHING,
  } satisfies Partial<Position>)
}

/** R7.3 The cities to which a seat could move the caravan, nearest first. */
function stops(pos: Position, seat: number): number[] {
  const list = new MoveList()
  listLegal(acting(pos, seat), list)
  const cities = list.toArray().flatMap((move) => (kindOf(move) === 'caravan' ? [argumentOf(move)] : []))
  return cities.sort((a, b) => caravanCost(pos, seat, a) - caravanCost(pos, seat, b))
}

/** A square that a seat could plant, and the city of the plant. */
export interface Planting {
  readonly square: number
  readonly city: number
  readonly points: number
}

/** R7.6, R9.1 Every square that a seat could plant if it were its turn, best tile first. */
export function plantings(pos: Position, seat: number): Planting[] {
  const found = new Map<number, Planting>()
  const list = new MoveList()
  for (const city of stops(pos, seat)) {
    if (pos.plants[city] < 0) continue
    const there = acting(pos, seat)
    playMove(there, makeMove('caravan', city), unshuffledDealer)
    for (listLegal(there, list); there.decision === 'pay'; listLegal(there, list))
      playMove(there, list.moves[0], unshuffledDealer)
    for (const move of list.toArray()) {
      const square = argumentOf(move)
      if (!found.has(square)) found.set(square, { square, city, points: pos.box.tiles[pos.garden[square]].points })
    }
  }
  return [...found.values()].sort((a, b) => b.points - a.points)
}

/** A court card that a seat could take. */
export interface Taking {
  readonly kind: number
  readonly level: number
  readonly city: number
}

/** R7.5, R8.5 Every court card that a seat could take if it were its turn. */
export function takings(pos: Position, seat: number): Taking[] {
  const found = new Map<number, Taking>()
  for (const city of stops(pos, seat))
    for (const kind of pos.box.offers[city])
      if (cardLeft(pos, seat, kind) && !found.has(kind))
        found.set(kind, { kind, level: kind === GARDENER ? 0 : pos.seats[seat].court[kind] + 1, city })
  return [...found.values()]
}

/** R7.4 What a seat could sell goods for if it were its turn, in points. */
export const saleWithin = (pos: Position, seat: number): number =>
  stops(pos, seat).includes(BABYLON) ? bestSale(pos, seat) : 0
