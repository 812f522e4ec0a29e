import type { Move } from '@amyitis/engine'
import type { IconProps } from '../../icons/Icon.tsx'

type IconName = IconProps['name']

/** The icons that stand for a move: the goods that it names, if any, else one for what it does. */
export function moveIcons(move: Move): readonly IconName[] {
  switch (move.kind) {
    case 'pass':
      return ['passed']
    case 'noble':
      return ['noble']
    case 'recruit':
    case 'free':
      return [move.trade]
    case 'caravan':
      return ['camel']
    case 'field':
      return ['farmer']
    case 'temple':
      return [move.temple]
    case 'irrigate':
      return ['irrigation']
    case 'plant':
      return ['tile']
    case 'court':
      return [move.court]
    case 'power':
      return [move.power]
    case 'ishtar':
      return [move.gift]
    case 'keep':
      return ['check']
    case 'pay':
    case 'good':
    case 'take':
      return [move.good]
    case 'exchange':
      return [move.give, move.get]
    case 'sell':
      return move.goods.length === 0 ? ['points'] : move.goods
    case 'discard':
      return move.goods.length === 0 ? ['delete'] : move.goods
  }
}
