import type { Box } from '../box/box.ts'
import { FLOOR, TOP_SQUARE } from '../box/garden.ts'
import type { Position } from './position.ts'

/** R11.1 Tiles still lying in the garden. */
export function tilesLeft(pos: Position): number {
  let tiles = 0
  for (const tile of pos.garden) if (tile >= 0) tiles++
  return tiles
}

/** R2.5 Does a tile belong on the floor of a square? */
export function belongsOn(box: Box, tile: number, square: number): boolean {
  const { quality, top } = box.tiles[tile]
  return square === TOP_SQUARE ? top : !top && quality === FLOOR[square]
}
