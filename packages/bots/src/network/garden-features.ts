import { COURT, type Position, SIDE_END_BITS, SIDES, SIDES_AROUND_BITS, SQUARES } from '@amyitis/engine'
import { around, OWNERS } from './cubes-around.ts'

const PER_SQUARE = 6
export const GARDEN_FEATURES = PER_SQUARE * SQUARES.length + COURT.length
/** Features per seat. */
export const LEAD_FEATURES = SQUARES.length
/** A longer lead makes no difference. */
const MAX_LEAD = 2

/** The sides that one cube would irrigate, one bit each. */
function almostFullSides({ box, canals, irrigated, water }: Position): number {
  let found = 0
  for (let side = 0; side < SIDES.length; side++) {
    if ((irrigated & (1 << side)) !== 0 || (water & SIDE_END_BITS[side]) === 0) continue
    if (box.zones[side] === 1 || canals[2 * side] !== 0) found |= 1 << side
  }
  return found
}

/**
 * Every square: the points of its tile, if it is dry and if it is irrigated, whether one cube would irrigate it, and what else
 * the tile brings. Then which court cards the tiles bring: 1 if such a square is irrigated, a half if none is.
 */
export function writeGarden(x: Float32Array, from: number, pos: Position): number {
  const { garden, irrigated, box } = pos
  const almost = almostFullSides(pos)
  const cards = from + PER_SQUARE * SQUARES.length
  x.fill(0, from, cards + COURT.length)
  for (let square = 0; square < SQUARES.length; square++) {
    if (garden[square] < 0) continue
    const { points, talents, camels, goods, good, court } = box.tiles[garden[square]]
    const wet = (irrigated & SIDES_AROUND_BITS[square]) !== 0
    const at = from + PER_SQUARE * square
    x[wet ? at + 1 : at] = points / 6
    if (!wet && (almost & SIDES_AROUND_BITS[square]) !== 0) x[at + 2] = 1
    x[at + 4] = (good >= 0 ? goods + 1 : goods) / 2
    x[at + 5] = (camels + talents) / 2
    if (court < 0) continue
    if (court === COURT.length) x[at + 3] = 1
    else {
      x[at + 3] = 0.5
      x[cards + court] = Math.max(x[cards + court], wet ? 1 : 0.5)
    }
  }
  return cards + COURT.length
}

/** The cubes of the seats around a square: the most of any seat, how many have that, and the next most. */
let most = 0
let leaders = 0
let next = 0

function findLeaders(first: number, players: number): void {
  most = 0
  leaders = 0
  next = 0
  for (let seat = 0; seat < players; seat++) {
    const own = around[first + seat]
    if (own > most) {
      next = most
      most = own
      leaders = 1
    } else if (own === most) leaders++
    else if (own > next) next = own
  }
}

/** Cubes of a seat around a square minus those of the strongest opponent, after `countCubesAround`. */
export function leadAround(square: number, seat: number, players: number): number {
  const first = square * OWNERS + 1
  findLeaders(first, players)
  return leadOf(around[first + seat])
}

function leadOf(own: number): number {
  if (own < most) return Math.max(-MAX_LEAD, own - most)
  return leaders > 1 ? 0 : Math.min(MAX_LEAD, own - next)
}

/** By seat: the lead of each seat around every square that has a tile, after `countCubesAround`. */
export function writeLeads(pos: Position, into: Float32Array): void {
  const players = pos.seats.length
  into.fill(0)
  for (let square = 0; square < SQUARES.length; square++) {
    if (pos.garden[square] < 0) continue
    const first = square * OWNERS + 1
    findLeaders(first, players)
    if (most === 0) continue
    for (let seat = 0; seat < players; seat++)
      into[seat * LEAD_FEATURES + square] = leadOf(around[first + seat]) / MAX_LEAD
  }
}
