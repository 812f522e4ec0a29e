import { type Box, type Color, type Cube, SQUARES, type State, type WaterFlow, waterFlow } from '@amyitis/engine'
import { DRAWN_SIDES } from './sides.ts'

/** What the garden shows of a position; squares and sides by number. */
export interface GardenView {
  readonly tiles: readonly (string | undefined)[]
  readonly planted: readonly boolean[]
  readonly paved: readonly boolean[]
  readonly planters: readonly (Color | undefined)[]
  readonly cubes: readonly (readonly Cube[])[]
  readonly counts: readonly number[]
  readonly half: readonly boolean[]
  readonly water: WaterFlow
}

export function gardenViewOf(
  state: Pick<State, 'garden' | 'canals'>,
  box: Box,
  planters: readonly (Color | undefined)[],
): GardenView {
  const lies = SQUARES.map((square) => state.garden[square])
  const cubes = DRAWN_SIDES.map((side) => state.canals[side.name])
  const water = waterFlow(state.canals, box)
  return {
    tiles: lies.map((tile) => (tile === null || tile === 'unused' ? undefined : tile)),
    planted: lies.map((tile) => tile === null),
    paved: lies.map((tile) => tile === 'unused'),
    planters,
    cubes,
    counts: cubes.map((here) => here.length),
    half: water.sides.map(({ fill }) => fill === 'half'),
    water,
  }
}
