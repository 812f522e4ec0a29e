import { type Color, type Game, SQUARES, type State } from '@amyitis/engine'

/** Which tile lay where when the game began, or, in a game from a position, when it was taken up. */
function tilesAtStart({ start, position }: Game): readonly (string | undefined)[] {
  const garden = 'setup' in start ? start.setup.garden : start.position.garden
  return garden.map((tile) => position.box.tiles[tile]?.id)
}

/** Who planted each square: who has the tile that lay there (R9.2). */
export function plantersOf(game: Game, state: State): readonly (Color | undefined)[] {
  const tiles = tilesAtStart(game)
  return SQUARES.map((square, index) => {
    const tile = tiles[index]
    if (state.garden[square] !== null || tile === undefined) return undefined
    return state.seats.find((seat) => seat.tiles.includes(tile))?.color
  })
}
