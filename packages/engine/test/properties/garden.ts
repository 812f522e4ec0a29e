import { SIDES, type Side, type State } from '../../src/index.ts'

/**
 * R3 A second implementation of the garden, on states instead of bits, to compare with the engine.
 */

const column = (square: string) => square.charCodeAt(0) - 'a'.charCodeAt(0) + 1
const row = (square: string) => Number(square[1])
const floor = (square: string) => Math.min(column(square), row(square))
const squaresOf = (side: string) => side.split('-')

/** R3.3 */
const zones = (side: string) => (squaresOf(side).some((square) => floor(square) >= 3) ? 2 : 1)

const isFull = ({ canals }: State, side: Side) => canals[side].length === zones(side)

/** The two corner points of a side, as "column row" counted from 0 at the bottom corner of a1. */
function ends(side: string): string[] {
  const [lower, upper] = squaresOf(side)
  const c = column(lower)
  const r = row(lower)
  return column(upper) > c ? [`${c} ${r - 1}`, `${c} ${r}`] : [`${c - 1} ${r}`, `${c} ${r}`]
}

const onBank = (point: string) => point.split(' ').includes('0')

/** R3.5 The sides with an open zone. */
export function openSides(state: State): string[] {
  const water = new Set(SIDES.flatMap(ends).filter(onBank))
  for (let grown = true; grown; ) {
    const reached = SIDES.filter((side) => isFull(state, side) && ends(side).some((point) => water.has(point)))
    const before = water.size
    for (const point of reached.flatMap(ends)) water.add(point)
    grown = water.size > before
  }
  return SIDES.filter((side) => !isFull(state, side) && ends(side).some((point) => water.has(point)))
}

/** R9.1 The squares that take a plant of this quality, with this number of gardeners. */
export function plantable(state: State, quality: number, gardeners: number): string[] {
  return Object.entries(state.garden).flatMap(([square, tile]) => {
    if (tile === null || tile === 'unused') return []
    const irrigated = SIDES.some((side) => squaresOf(side).includes(square) && isFull(state, side))
    return irrigated && Math.min(3, floor(square)) <= quality + gardeners ? [square] : []
  })
}
