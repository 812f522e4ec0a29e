import type { Random } from '@amyitis/engine'
import { fitStrengths, type Ranking } from './plackett-luce.ts'

/** One game: the player in each seat (by index into the pool), and the score of each seat. */
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

/** The rankings of a game by score; tied seats appear in every order. */
function rankingsOf({ seats, scores }: ArenaGame): Ranking[] {
  const groups = [...new Set(scores)]
    .sort((a, b) => b - a)
    .map((score) => seats.filter((_, seat) => scores[seat] === score))
  let rankings: number[][] = [[]]
  for (const group of groups)
    rankings = rankings.flatMap((ranking) => permutations(group).map((next) => [...ranking, ...next]))
  return rankings
}

/** Per seed, how often each ranking occurred, by index into `rankings`. A game with ties counts in parts. */
function tally(games: readonly ArenaGame[]) {
  const rankings: Ranking[] = []
  const places = new Map<string, number>()
  const seeds = new Map<string, Map<number, number>>()
  for (const game of games) {
    const counts = seeds.get(game.seed) ?? new Map<number, number>()
    seeds.set(game.seed, counts)
    const own = rankingsOf(game)
    for (const ranking of own) {
      const key = ranking.join(' ')
      const place = places.get(key) ?? rankings.push(ranking) - 1
      places.set(key, place)
      counts.set(place, (counts.get(place) ?? 0) + 1 / own.length)
    }
  }
  return { rankings, seeds: [...seeds.values()] }
}

function total(seeds: readonly ReadonlyMap<number, number>[], rankings: number): Float64Array {
  const weights = new Float64Array(rankings)
  for (const counts of seeds) for (const [place, count] of counts) weights[place] += count
  return weights
}

const ELO = 400 / Math.LN10

/**
 * Ratings on the Elo scale with `zero` at 0, and 95 % intervals by bootstrapping over seeds: all games of a seed share its
 * luck, so they are resampled together.
 */
export function fitRatings(
  games: readonly ArenaGame[],
  pool: number,
  zero: number,
  random: Random,
  samples = 400,
): Rating[] {
  const { rankings, seeds } = tally(games)
  const relative = (levels: Float64Array) => levels.map((level) => ELO * (level - levels[zero]))
  const measured = fitStrengths(rankings, total(seeds, rankings.length), new Float64Array(pool))
  const bootstrapped = Array.from({ length: samples }, () => {
    const resampled = seeds.map(() => seeds[random(seeds.length)])
    return relative(fitStrengths(rankings, total(resampled, rankings.length), measured))
  })
  return Array.from(relative(measured), (elo, bot) => {
    const sorted = bootstrapped.map((ratings) => ratings[bot]).sort((a, b) => a - b)
    return { elo, low: sorted[Math.floor(samples * 0.025)], high: sorted[Math.ceil(samples * 0.975) - 1] }
  })
}

/** The upper 95 % bound for the frequency of something that never happened in a number of blocks. */
const maxUnseenRate = (blocks: number) => 1 - 0.025 ** (1 / blocks)

/** Student's t for 95 % by degrees of freedom, from 1; beyond the table, an approximation. */
const STUDENT = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086,
] as const
const studentT = (freedom: number) => STUDENT[freedom - 1] ?? 1.96 + 2.42 / freedom

/** The mean of the blocks of a match with its 95 % interval, clipped to 0 and 1. */
export function meanWithInterval(means: readonly number[]): { share: number; low: number; high: number } {
  const n = means.length
  if (n < 2) return { share: means[0] ?? 0, low: 0, high: 1 }
  const share = means.reduce((sum, mean) => sum + mean, 0) / n
  const spread = means.reduce((sum, mean) => sum + (mean - share) ** 2, 0)
  if (spread === 0) return { share, low: share * (1 - maxUnseenRate(n)), high: share + (1 - share) * maxUnseenRate(n) }
  const error = (studentT(n - 1) * Math.sqrt(spread)) / Math.sqrt(n * (n - 1))
  return { share, low: Math.max(0, share - error), high: Math.min(1, share + error) }
}
