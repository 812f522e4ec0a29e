import {
  fitRatings,
  type Match,
  meanWithInterval,
  mergeDecisionTimes,
  quantile,
  sequentialInterval,
  type Tournament,
  type Verdict,
} from '@amyitis/bots'
import { newGame, seededRandom } from '@amyitis/engine'
import type { ArenaConfig, ArenaResult } from './worker.ts'

interface RatingReport {
  readonly name: string
  readonly elo: number
  readonly low: number
  readonly high: number
  /** Number of decisions, total time (seconds) and time per decision (milliseconds). */
  readonly decisions: number
  readonly seconds: number
  readonly meanMs: number
  readonly p99Ms: number
  readonly maxMs: number
}

export interface PairReport {
  readonly one: string
  readonly others: string
  readonly games: number
  readonly blocks: number
  /**
   * Share of wins of the single bot; a shared win counts 1/k. With a target, the interval is that of the sequential test.
   */
  readonly share: number
  readonly low: number
  readonly high: number
  readonly margin: number
  readonly target?: number
  readonly verdict?: Verdict | 'open'
}

interface WinShare {
  readonly share: number
  readonly low: number
  readonly high: number
}

export interface ArenaReport {
  readonly games: number
  readonly rounds: number
  readonly seconds: number
  /** Wins by place in the turn order of round 1, whoever played there; a shared win counts 1/k. */
  readonly turnOrder: readonly WinShare[]
  readonly ratings: readonly RatingReport[]
  readonly pairs: readonly PairReport[]
}

/** What a game needs besides its seed. */
type GameSettings = Pick<ArenaConfig, 'players' | 'palace' | 'edition'>

const round = (value: number, digits: number) => Number(value.toFixed(digits))
const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

function marginOf({ seats, scores }: ArenaResult, bot: number): number {
  const own = scores[seats.indexOf(bot)]
  return own - Math.max(...scores.filter((_, seat) => seats[seat] !== bot))
}

/** The share of the win of a seat. */
function seatShare({ scores }: ArenaResult, seat: number): number {
  const best = Math.max(...scores)
  return scores[seat] === best ? 1 / scores.filter((score) => score === best).length : 0
}

/**
 * The shares of wins by place in the turn order of round 1. Who starts follows from the seed, as the first player is drawn
 * with the setup. All games of a seed share that, and its luck, so the intervals come from seeds.
 */
function winsByTurnOrder(games: readonly ArenaResult[], kind: GameSettings): WinShare[] {
  const places = Array.from({ length: kind.players }, (_, place) => place)
  const seeds = new Map<string, ArenaResult[]>()
  for (const game of games) {
    const played = seeds.get(game.seed)
    if (played === undefined) seeds.set(game.seed, [game])
    else played.push(game)
  }
  const bySeed = [...seeds].map(([seed, played]) => {
    const { firstPlayer } = newGame({ ...kind, seed }).position
    return places.map((place) => mean(played.map((game) => seatShare(game, (firstPlayer + place) % kind.players))))
  })
  return places.map((place) => {
    const { share, low, high } = meanWithInterval(bySeed.map((shares) => shares[place]))
    return { share: round(share, 4), low: round(low, 4), high: round(high, 4) }
  })
}

function clockOf(games: readonly ArenaResult[], bot: number) {
  const clock = mergeDecisionTimes(
    games.flatMap(({ seats, clocks }) => clocks.filter((_, seat) => seats[seat] === bot)),
  )
  return {
    decisions: clock.decisions,
    seconds: round(clock.ms / 1000, 1),
    meanMs: round(clock.ms / Math.max(1, clock.decisions), 3),
    p99Ms: round(quantile(clock, 0.99), 3),
    maxMs: round(clock.longest, 3),
  }
}

function pairReport(match: Match<ArenaResult>, entrants: readonly string[], target: number | undefined): PairReport {
  const { means, games, lineUp, verdict } = match
  const [one, other] = lineUp
  const { share, ...usual } = meanWithInterval(means)
  const { low, high } = target === undefined ? usual : sequentialInterval(means)
  return {
    one: entrants[one],
    others: entrants[other],
    games: games.length,
    blocks: means.length,
    share: round(share, 4),
    low: round(low, 4),
    high: round(high, 4),
    margin: round(mean(games.map((game) => marginOf(game, one))), 1),
    ...(target === undefined ? {} : { target, verdict: verdict ?? 'open' }),
  }
}

/** Ratings with `random` at 0 (or the first entrant, if `random` does not play), and every match. */
export function buildReport(
  kind: GameSettings & Pick<ArenaConfig, 'entrants'>,
  tournament: Tournament<ArenaResult>,
  target: number | undefined,
): ArenaReport {
  const { entrants, ...settings } = kind
  const { games, matches } = tournament
  const zero = Math.max(0, entrants.indexOf('random'))
  const ratings = fitRatings(games, entrants.length, zero, seededRandom('bootstrap'))
  const clocks = entrants.map((_, bot) => clockOf(games, bot))
  return {
    games: games.length,
    rounds: round(mean(games.map((game) => game.rounds)), 2),
    seconds: round(mean(clocks.map((clock) => clock.seconds)) * clocks.length, 1),
    turnOrder: winsByTurnOrder(games, settings),
    ratings: entrants
      .map((name, bot) => {
        const { elo, low, high } = ratings[bot]
        return { name, elo: round(elo, 0), low: round(low, 0), high: round(high, 0), ...clocks[bot] }
      })
      .sort((a, b) => b.elo - a.elo),
    pairs: matches.map((match) => pairReport(match, entrants, target)),
  }
}
