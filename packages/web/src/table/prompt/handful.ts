import { GOODS, type Good } from '@amyitis/engine'
import type { Choice } from '../../board/model.ts'

export type Handful = Readonly<Partial<Record<Good, number>>>

const goodsOf = ({ move }: Choice): readonly Good[] =>
  move.kind === 'sell' || move.kind === 'discard' ? move.goods : []

const countOf = (goods: readonly Good[], good: Good): number => goods.filter((one) => one === good).length

/** The choice that names exactly the goods of a handful. */
export const choiceOfHandful = (choices: readonly Choice[], handful: Handful): Choice | undefined =>
  choices.find((choice) => GOODS.every((good) => countOf(goodsOf(choice), good) === (handful[good] ?? 0)))

/** How many goods the choices name at most. */
export const maxGoods = (choices: readonly Choice[]): number =>
  Math.max(...choices.map((choice) => goodsOf(choice).length))

/** How many of a good the choices name at most. */
export const maxOf = (choices: readonly Choice[], good: Good): number =>
  Math.max(...choices.map((choice) => countOf(goodsOf(choice), good)))

export const handfulSize = (handful: Handful): number => GOODS.reduce((sum, good) => sum + (handful[good] ?? 0), 0)
