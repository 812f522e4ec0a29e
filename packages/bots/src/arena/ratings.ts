import type { Random } from '@amyitis/engine'
import { fitOrders, type Order } from './plackett-luce.ts'

/** One game of the pool: who sat where (by index into the pool), and the points of each seat. */
export interface ArenaGame {
  readonly block: string
  readonly seed: string
  readonly seats: readonly number[]
  readonly scores: readonly number[]
}

export interface Rating {
  readonly elo: number
  readonly low: number
  readonly high: number
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  )
}

/** The orders of a game by points; seats that tie stand in every order among themselves. */
function ordersOf({ seats, scores }: ArenaGame): Order[] {
  const groups = [...new Set(scores)]
    .sort((a, b) => b - a)
    .map((score) => seats.filter((_, seat) => scores[seat] === score))
  let orders: number[][] = [[]]
  for (const group of groups) orders = orders.flatMap((order) => permutations(group).map((next) => [...order, ...next]))
  return orders
}

/** How often games were ordered in which way: by index into `orders`, for each seed. A game with ties counts in parts. */
function tally(games: readonly ArenaGame[]) {
  const orders: Order[] = []
  const places = new Map<string, number>()
  const seeds = new Map<string, Map<number, number>>()
  for (const game of games) {
    const counts = seeds.get(game.seed) ?? new Map<number, number>()
    seeds.set(game.seed, counts)
    const own = ordersOf(game)
    for (const order of own) {
      const key = order.join(' ')
      const place = places.get(key) ?? orders.push(order) - 1
      places.set(key, place)
      counts.set(place, (counts.get(place) ?? 0) + 1 / own.length)
    }
  }
  return { orders, seeds: [...seeds.values()] }
}

function total(seeds: readonly ReadonlyMap<number, number>[], orders: number): Float64Array {
  const weights = new Float64Array(orders)
  for (const counts of seeds) for (const [place, count] of counts) weights[place] += count
  return weights
}

const ELO = 400 / Math.LN10

/**
 * Ratings on the Elo scale with `zero` at 0, and 95 % intervals by drawing seeds anew: all games of a seed share its luck,
 * whoever sat in them, so they are drawn together.
 */
export function rate(games: readonly ArenaGame[], pool: number, zero: number, random: Random, draws = 400): Rating[] {
  const { orders, seeds } = tally(games)
  const relative = (levels: Float64Array) => levels.map((level) => ELO * (level - levels[zero]))
  const measured = fitOrders(orders, total(seeds, orders.length), new Float64Array(pool))
  const drawn = Array.from({ length: draws }, () => {
    const again = seeds.map(() => seeds[random(seeds.length)])
    return relative(fitOrders(orders, total(again, orders.length), measured))
  })
  return Array.from(relative(measured), (elo, bot) => {
    const sorted = drawn.map((ratings) => ratings[bot]).sort((a, b) => a - b)
    return { elo, low: sorted[Math.floor(draws * 0.025)], high: sorted[Math.ceil(draws * 0.975) - 1] }
  })
}

/** How often a block that has never been different may still be, with 95 % confidence. */
const neverSeen = (blocks: number) => 1 - 0.025 ** (1 / blocks)

/** Student's t for 95 %, by degrees of freedom from 1 on; beyond, close enough. */
const STUDENT = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086,
] as const
const student = (freedom: number) => STUDENT[freedom - 1] ?? 1.96 + 2.42 / freedom

/** The mean of the blocks of a match with its 95 % interval, which is within what is possible. */
export function meanOf(means: readonly number[]): { share: number; low: number; high: number } {
  const n = means.length
  if (n < 2) return { share: means[0] ?? 0, low: 0, high: 1 }
  const share = means.reduce((sum, mean) => sum + mean, 0) / n
  const spread = means.reduce((sum, mean) => sum + (mean - share) ** 2, 0)
  if (spread === 0) return { share, low: share * (1 - neverSeen(n)), high: share + (1 - share) * neverSeen(n) }
  const error = (student(n - 1) * Math.sqrt(spread)) / Math.sqrt(n * (n - 1))
  return { share, low: Math.max(0, share - error), high: Math.min(1, share + error) }
}
