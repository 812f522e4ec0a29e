import { ASKED, COURT, GOODS, SQUARES, type Square } from '@amyitis/engine'
import type { View } from './view.ts'

/** What a tile brings, in words. */
export function tileParts({ game, text }: View, square: Square): string[] {
  const { garden, box } = game.position
  const tile = box.tiles[garden[SQUARES.indexOf(square)]]
  const parts = [text.t('part.points', { count: tile.points })]
  if (tile.talents > 0) parts.push(text.t('part.talents', { count: tile.talents }))
  if (tile.camels > 0) parts.push(text.t('part.camels', { count: tile.camels }))
  if (tile.good >= 0) parts.push(text.t('part.good', { good: GOODS[tile.good] }))
  if (tile.goods > 0) parts.push(text.t('part.goods', { count: tile.goods }))
  if (tile.court === COURT.length) parts.push(text.t('part.any-court'))
  else if (tile.court >= 0) parts.push(text.t('part.court', { court: COURT[tile.court] }))
  return parts
}

/** R9.3 The seat with the most cubes around a square, if one alone has. */
export function mostAround({ state }: View, square: Square): number | undefined {
  const sides = Object.keys(state.canals).filter((side) => side.split('-').includes(square))
  const cubes = sides.flatMap((side) => state.canals[side])
  const counts = state.seats.map((seat) => cubes.filter((cube) => cube === seat.color).length)
  const most = Math.max(...counts)
  const first = counts.indexOf(most)
  return most > 0 && counts.lastIndexOf(most) === first ? first : undefined
}

/** R3.2 The quality that a square asks for. */
export const askedBy = (square: Square): number => ASKED[SQUARES.indexOf(square)]
