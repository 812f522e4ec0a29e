import {
  bonusSeat,
  CITIES,
  type Good,
  gardenersFor,
  qualityIn,
  type Square,
  type TileGains,
  tileGains,
} from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import type { View } from './view.ts'

/** Some goods, counted where there are several of a kind. */
export const goodsParts = (text: Text, goods: readonly Good[]): string[] =>
  [...new Set(goods)].map((good) => {
    const count = goods.filter((one) => one === good).length
    return count === 1 ? text.name('good', good) : text.t('why.good', { count, good })
  })

/** What a tile brings, in words. */
export function gainParts(text: Text, tile: TileGains): string[] {
  const parts = [text.t('part.points', { count: tile.points })]
  if (tile.talents > 0) parts.push(text.t('part.talents', { count: tile.talents }))
  if (tile.camels > 0) parts.push(text.t('part.camels', { count: tile.camels }))
  if (tile.good !== undefined) parts.push(text.t('part.good', { good: tile.good }))
  if (tile.goods > 0) parts.push(text.t('part.goods', { count: tile.goods }))
  if (tile.court === 'any') parts.push(text.t('part.any-court'))
  else if (tile.court !== undefined) parts.push(text.t('part.court', { court: tile.court }))
  return parts
}

/** What the tile on a square brings, in words; nothing where no tile lies. */
export function tileParts({ game, text }: View, square: Square): string[] {
  const tile = tileGains(game.position, square)
  return tile === undefined ? [] : gainParts(text, tile)
}

/** R9.1, R9.3 What planting a square takes and brings beside its tile, with the plant of the city where the caravan stands. */
export function plantingParts({ game, text, names }: View, square: Square): string[] {
  const pos = game.position
  const gardeners = gardenersFor(pos, square)
  const most = bonusSeat(pos, square)
  const points = qualityIn(pos, CITIES[pos.caravan])
  return [
    ...(gardeners > 0 ? [text.t('part.spends', { count: gardeners })] : []),
    ...(most === undefined ? [] : [text.t('part.bonus', { points, who: names[most] })]),
  ]
}
