import { type Box, belongsOn, type Color, type Side, SQUARES, type Square, type State } from '@amyitis/engine'

/** R2.5 The tiles that may lie on a square. */
export const tilesFor = (box: Box, square: Square): string[] =>
  box.tiles.filter((_, tile) => belongsOn(box, tile, SQUARES.indexOf(square))).map(({ id }) => id)

/** The seat that has taken a tile; -1 if nobody has. */
export const takerOf = ({ seats }: Pick<State, 'seats'>, tile: string): number =>
  seats.findIndex(({ tiles }) => tiles.includes(tile))

/** The tiles that were taken from the floor of a square. */
export const takenFrom = (box: Box, state: State, square: Square): string[] =>
  tilesFor(box, square).filter((tile) => takerOf(state, tile) >= 0)

/** The same with another tile in the place of one that was taken; undefined takes it away. */
const withTaken = (state: State, tile: string, instead: string | undefined): State => ({
  ...state,
  seats: state.seats.map((seat) => ({
    ...seat,
    tiles: seat.tiles.flatMap((one) => (one === tile ? (instead ?? []) : one)),
  })),
})

const withSquares = (state: State, squares: Partial<State['garden']>): State => ({
  ...state,
  garden: { ...state.garden, ...squares },
})

/** Lays a tile on a square. If it lies elsewhere, or was taken, what was here goes there. */
export function withTile(box: Box, state: State, square: Square, tile: string): State {
  const now = state.garden[square]
  const elsewhere = SQUARES.find((one) => state.garden[one] === tile)
  if (elsewhere !== undefined) return withSquares(state, { [elsewhere]: now, [square]: tile })
  const laid = withSquares(state, { [square]: tile })
  if (now !== null) return withTaken(laid, tile, now)
  // One square fewer is planted on this floor, so one tile fewer was taken from it.
  const returned = takerOf(state, tile) >= 0 ? tile : takenFrom(box, state, square).at(-1)
  return returned === undefined ? laid : withTaken(laid, returned, undefined)
}

/** Gives a tile that was taken to another seat. */
export const withTaker = (state: State, tile: string, taker: number): State => ({
  ...state,
  seats: state.seats.map((seat, index) => {
    const others = seat.tiles.filter((one) => one !== tile)
    return { ...seat, tiles: index === taker ? [...others, tile] : others }
  }),
})

/** Plants a square: who has the turn takes its tile. */
export function withPlant(state: State, square: Square): State {
  const tile = state.garden[square]
  if (tile === null || tile === 'unused') return state
  return withTaker(withSquares(state, { [square]: null }), tile, state.decision?.player ?? 0)
}

/** A row of cubes with another one at a place, or one fewer. */
export function withCube<C>(cubes: readonly C[], place: number, cube: C | undefined): C[] {
  if (cube === undefined) return cubes.filter((_, i) => i !== place)
  return place < cubes.length ? cubes.map((one, i) => (i === place ? cube : one)) : [...cubes, cube]
}

/** The players' cubes on a side; neutral ones follow from what is planted. */
export const cubesOn = ({ canals }: Pick<State, 'canals'>, side: Side): Color[] =>
  canals[side].filter((cube) => cube !== 'neutral')

export const withCanal = (state: State, side: Side, zone: number, cube: Color | undefined): State => ({
  ...state,
  canals: { ...state.canals, [side]: withCube(cubesOn(state, side), zone, cube) },
})
