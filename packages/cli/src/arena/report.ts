import { rate, winShare } from '@amyitis/bots'
import { seededRandom } from '@amyitis/engine'
import type { ArenaResult } from './worker.ts'

interface PairReport {
  readonly one: string
  readonly others: string
  readonly games: number
  /** Share of wins of the one; a shared win counts 1/k. */
  readonly share: number
  readonly low: number
  readonly high: number
  readonly margin: number
}

export interface ArenaReport {
  readonly games: number
  readonly rounds: number
  readonly seatShares: readonly number[]
  readonly ratings: readonly {
    readonly name: string
    readonly elo: number
    readonly low: number
    readonly high: number
  }[]
  readonly pairs: readonly PairReport[]
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

function marginOf({ seats, scores }: ArenaResult, bot: number): number {
  const own = scores[seats.indexOf(bot)]
  return own - Math.max(...scores.filter((_, seat) => seats[seat] !== bot))
}

/** The line-up of a block: the one, and whom it met. */
function pairOf(result: ArenaResult): [number, number] {
  const [one, other] = result.block.split('/')[0].split('-').map(Number)
  return [one, other]
}

/** Ratings with `zero` (the first entrant if there is no random one) at 0, and every pair. */
export function report(entrants: readonly string[], results: readonly ArenaResult[]): ArenaReport {
  const zero = Math.max(0, entrants.indexOf('random'))
  const ratings = rate(results, entrants.length, zero, seededRandom('bootstrap'))
  const pairs = new Map<string, ArenaResult[]>()
  for (const result of results) {
    const key = pairOf(result).join('-')
    pairs.set(key, [...(pairs.get(key) ?? []), result])
  }
  const seats = results[0]?.seats.length ?? 0
  return {
    games: results.length,
    rounds: round(results.reduce((sum, { rounds }) => sum + rounds, 0) / Math.max(1, results.length), 2),
    seatShares: Array.from({ length: seats }, (_, seat) => {
      const won = results.reduce((sum, { scores }) => {
        const best = Math.max(...scores)
        return sum + (scores[seat] === best ? 1 / scores.filter((score) => score === best).length : 0)
      }, 0)
      return round(won / results.length, 3)
    }),
    ratings: entrants
      .map((name, i) => ({
        name,
        elo: round(ratings[i].elo, 0),
        low: round(ratings[i].low, 0),
        high: round(ratings[i].high, 0),
      }))
      .sort((a, b) => b.elo - a.elo),
    pairs: [...pairs.values()].map((games) => {
      const [one, other] = pairOf(games[0])
      const { share, error } = winShare(games, one)
      return {
        one: entrants[one],
        others: entrants[other],
        games: games.length,
        share: round(share, 4),
        low: round(share - error, 4),
        high: round(share + error, 4),
        margin: round(games.reduce((sum, game) => sum + marginOf(game, one), 0) / games.length, 1),
      }
    }),
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** The report as a table for people. */
export function reportLines({ games, rounds, seatShares, ratings, pairs }: ArenaReport): string[] {
  const width = Math.max(...ratings.map(({ name }) => name.length), 8)
  return [
    `${games} games, ${rounds} rounds, wins by seat ${seatShares.map(percent).join(' ')}`,
    '',
    ...ratings.map(({ name, elo, low, high }) => `${name.padEnd(width)} ${String(elo).padStart(6)}  ${low} … ${high}`),
    '',
    ...pairs.map(
      ({ one, others, share, low, high, games: played, margin }) =>
        `${one.padEnd(width)} v ${others.padEnd(width)} ${percent(share).padStart(8)}  ${percent(low)} … ${percent(high)}  margin ${margin}  (${played})`,
    ),
  ]
}
