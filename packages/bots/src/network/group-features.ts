import { GROUP_SIZE, type Position } from '@amyitis/engine'

/** A pair of trades, in any order. */
const pairOf = (a: number, b: number) => (a < b ? (b * (b + 1)) / 2 + a : (a * (a + 1)) / 2 + b)
const pairsOf = (trades: number) => (trades * (trades + 1)) / 2

export const groupFeatures = (trades: number): number => GROUP_SIZE * (trades + 1) + 2 * pairsOf(trades)

/**
 * How the trade cards lie in groups: the cards of each trade by price, the groups by price, and the pairs of trades that lie
 * face up in one group, where nothing or one card is turned over: taking one makes the other dearer.
 */
export function writeGroups(x: Float32Array, from: number, pos: Position, trades: number): number {
  const byPrice = from + GROUP_SIZE * trades
  const pairs = byPrice + GROUP_SIZE
  const end = from + groupFeatures(trades)
  x.fill(0, from, end)
  const { groups } = pos
  for (let first = 0; first < groups.length; first += GROUP_SIZE) {
    const turned = pos.turned >> first
    const price = (turned & 1) + ((turned >> 1) & 1) + ((turned >> 2) & 1)
    if (price === GROUP_SIZE) continue
    x[byPrice + price] += 0.5
    for (let a = 0; a < GROUP_SIZE; a++) {
      if ((turned & (1 << a)) !== 0) continue
      x[from + GROUP_SIZE * groups[first + a] + price] += 0.5
      for (let b = 0; b < a; b++)
        if ((turned & (1 << b)) === 0)
          x[pairs + 2 * pairOf(groups[first + a], groups[first + b]) + (price === 0 ? 0 : 1)] += 0.5
    }
  }
  return end
}
