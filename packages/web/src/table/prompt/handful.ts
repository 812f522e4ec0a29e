import { GOODS, type Good } from '@amyitis/engine'
import type { Choice } from '../../board/model.ts'

export type Handful = Readonly<Partial<Record<Good, number>>>

/** A move that names goods, from a handful of them. */
export const moveOf = (kind: 'sell' | 'discard', handful: Handful): string =>
  [kind, ...GOODS.flatMap((good) => new Array<string>(handful[good] ?? 0).fill(good))].join(' ')

/** How many goods the moves name at most. */
export const mostGoods = (choices: readonly Choice[]): number =>
  Math.max(...choices.map(({ move }) => move.split(' ').length - 1))

/** How many of a good the moves name at most. */
export const mostOf = (choices: readonly Choice[], good: Good): number =>
  Math.max(...choices.map(({ move }) => move.split(' ').filter((word) => word === good).length))

export const sizeOf = (handful: Handful): number => GOODS.reduce((sum, good) => sum + (handful[good] ?? 0), 0)
