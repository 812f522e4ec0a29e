import { CITIES } from '../box/cities.ts'
import { COLORS, GOODS, ROWS, TEMPLES, TRADES } from '../box/components.ts'
import { COURT } from '../box/court.ts'
import { SIDES, SQUARES } from '../box/garden.ts'
import { POWERS } from './event.ts'
import { GIFTS, MOVE_KINDS, type MoveKind } from './move.ts'

/**
 * A move as a small integer, for searches: its kind in the low five bits, what it names above them. Records use the text
 * (`move-notation.ts`), screens the data (`move.ts`).
 */
export type MoveCode = number

const KIND_BITS = 5
export const kindOf = (move: MoveCode): MoveKind => MOVE_KINDS[move & 31]
export const argumentOf = (move: MoveCode): number => move >> KIND_BITS
export const makeMove = (kind: MoveKind, argument = 0): MoveCode => MOVE_KINDS.indexOf(kind) | (argument << KIND_BITS)

/** Two things in one argument: `recruit` names a group and a trade, `exchange` the good given and the good got. */
export const pair = (first: number, second: number) => (first << 3) | second
export const firstOf = (argument: number) => argument >> 3
export const secondOf = (argument: number) => argument & 7

/** A handful of goods in one argument, four bits per kind: `sell` and `discard`. */
export const HANDFUL_MAX = 15
export const oneOf = (good: number) => 1 << (4 * good)
export const countIn = (handful: number, good: number) => (handful >> (4 * good)) & HANDFUL_MAX
export function sizeOf(handful: number): number {
  let size = 0
  for (let good = 0; good < GOODS.length; good++) size += countIn(handful, good)
  return size
}

const each = (kind: MoveKind, names: readonly unknown[]) => names.map((_, index) => makeMove(kind, index))
const pairs = (kind: MoveKind, a: readonly unknown[], b: readonly unknown[]) =>
  a.flatMap((_, first) => b.map((_, second) => makeMove(kind, pair(first, second))))

/** R7.4 One good, or two of any kind. */
function sales(): MoveCode[] {
  const single = GOODS.map((_, good) => oneOf(good))
  const double = GOODS.flatMap((_, good) => GOODS.slice(good).map((_, more) => oneOf(good) + oneOf(good + more)))
  return [...single, ...double].map((handful) => makeMove('sell', handful))
}

/** Every move of each kind in the notation; `discard` has too many to list and is created on demand. */
export const MOVES_OF: Readonly<Record<MoveKind, readonly MoveCode[]>> = {
  pass: each('pass', ['pass']),
  recruit: pairs('recruit', COLORS, TRADES),
  caravan: each('caravan', CITIES),
  noble: each('noble', ['noble']),
  field: each('field', ROWS),
  temple: each('temple', TEMPLES),
  irrigate: each('irrigate', SIDES),
  sell: sales(),
  pay: each('pay', GOODS),
  court: each('court', COURT),
  good: each('good', GOODS),
  plant: each('plant', SQUARES),
  take: each('take', GOODS),
  ishtar: each('ishtar', GIFTS),
  exchange: pairs('exchange', GOODS, GOODS),
  keep: each('keep', ['keep']),
  discard: [],
  power: each('power', POWERS),
  free: each('free', TRADES),
}

/** A reusable list of moves, so that a search creates no garbage. */
export class MoveList {
  readonly moves: MoveCode[] = []
  length = 0
  clear(): void {
    this.length = 0
  }
  add(move: MoveCode): void {
    this.moves[this.length++] = move
  }
  toArray(): MoveCode[] {
    return this.moves.slice(0, this.length)
  }
}
