import { GOODS, type Good } from '@amyitis/engine'

export interface Held {
  readonly good: Good
  readonly count: number
  /** Tells two of a kind apart. */
  readonly key: string
}

/** More than these are shown by kind, with a number. */
const SPREAD = 4

/** The goods of a stock, one by one while they are few, else by kind. */
export function spreadGoods(goods: Readonly<Record<Good, number>>): Held[] {
  const kinds = GOODS.filter((good) => goods[good] > 0)
  const total = kinds.reduce((sum, good) => sum + goods[good], 0)
  if (total > SPREAD) return kinds.map((good) => ({ good, count: goods[good], key: good }))
  return kinds.flatMap((good) =>
    Array.from({ length: goods[good] }, (_, i) => ({ good, count: 1, key: `${good}-${i}` })),
  )
}

/** R10.3 Places of the stock that are still empty: what may be kept, less what is held. */
export function emptyPlaces(goods: Readonly<Record<Good, number>>, keeps: number): number {
  const total = GOODS.reduce((sum, good) => sum + goods[good], 0)
  return Math.max(0, keeps - total)
}
