import { GOODS } from '@amyitis/engine'
import type { Choice } from '../../board/model.ts'
import type { IconProps } from '../../icons/Icon.tsx'

type IconName = IconProps['name']

/** The good that a field brings. */
const grownBy = ({ effects }: Choice) => GOODS.find((good) => effects.some(({ goods }) => (goods[good] ?? 0) > 0))

/** The icons that stand for a choice: the goods that it names or brings, if any, else one for what it does. */
export function choiceIcons(choice: Choice): readonly IconName[] {
  const { move } = choice
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
      return [grownBy(choice) ?? 'farmer']
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
