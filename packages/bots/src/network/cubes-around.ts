import { type Position, SIDE_SQUARES, SQUARES } from '@amyitis/engine'

/** Owners of a cube: nobody, a seat or neutral. */
export const OWNERS = 8
/** By square: how many cubes of each owner lie around it, as of the last `countCubesAround`. Those of nobody are not counted. */
export const around = new Int32Array(SQUARES.length * OWNERS)

export function countCubesAround({ canals }: Position): void {
  around.fill(0)
  for (let side = 0; side < SIDE_SQUARES.length; side++) {
    const first = canals[2 * side]
    if (first === 0) continue
    const squares = SIDE_SQUARES[side]
    const a = squares[0] * OWNERS
    const b = squares[1] * OWNERS
    const second = canals[2 * side + 1]
    around[a + first]++
    around[b + first]++
    around[a + second]++
    around[b + second]++
  }
}
