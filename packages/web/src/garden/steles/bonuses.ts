import { type Box, COURT, GOODS } from '@amyitis/engine'
import type { IconName } from '../../icons/art.tsx'

export type Tile = Box['tiles'][number]

/** R9.2 What a tile brings beside its points, one icon each. */
export function bonusesOf(tile: Tile): readonly IconName[] {
  const some = (name: IconName, count: number) => Array.from({ length: count }, () => name)
  const court: readonly IconName[] = tile.court < 0 ? [] : [COURT[tile.court] ?? 'any-court']
  const good: readonly IconName[] = tile.good < 0 ? [] : [GOODS[tile.good]]
  return [
    ...some('camel', tile.camels),
    ...some('talent', tile.talents),
    ...good,
    ...some('any-good', tile.goods),
    ...court,
  ]
}
