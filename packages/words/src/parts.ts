import { bonusSeat, qualityAsked, type Square, tileGains } from '@amyitis/engine'
import type { View } from './view.ts'

/** What a tile brings, in words; nothing where no tile lies. */
export function tileParts({ game, text }: View, square: Square): string[] {
  const tile = tileGains(game.position, square)
  if (tile === undefined) return []
  const parts = [text.t('part.points', { count: tile.points })]
  if (tile.talents > 0) parts.push(text.t('part.talents', { count: tile.talents }))
  if (tile.camels > 0) parts.push(text.t('part.camels', { count: tile.camels }))
  if (tile.good !== undefined) parts.push(text.t('part.good', { good: tile.good }))
  if (tile.goods > 0) parts.push(text.t('part.goods', { count: tile.goods }))
  if (tile.court === 'any') parts.push(text.t('part.any-court'))
  else if (tile.court !== undefined) parts.push(text.t('part.court', { court: tile.court }))
  return parts
}

/** R9.3 The seat with the most cubes around a square, if one alone has. */
export const mostAround = ({ game }: View, square: Square): number | undefined => bonusSeat(game.position, square)

/** R3.2 The quality that a square asks for. */
export const askedBy = qualityAsked
