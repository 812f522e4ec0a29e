import { readFileSync } from 'node:fs'
import {
  type Budget,
  createBot,
  type Level,
  meanWithInterval,
  type Net,
  parseWeights,
  review,
  weightsUrl,
} from '@amyitis/bots'
import { formatMove, type Game, isOver, newGame, type PlayerCount, play, seededRandom } from '@amyitis/engine'

/** Levels that differ in more than how long they search. */
export const REVIEWED_LEVELS: readonly Level[] = ['random', 'apprentice', 'gardener', 'merchant', 'engineer', 'priest']

export interface AccuracyPlan {
  readonly players: PlayerCount
  readonly games: number
  /** Of the review, per decision. */
  readonly iterations: number
  /** Of a level that searches, if not its own. */
  readonly budget?: Budget
  readonly seed: string
}

const netFor = (players: PlayerCount) => parseWeights(readFileSync(weightsUrl({ players, palace: false }))).net

/** A game among players of one level. */
function playedBy(level: Level, net: Net, { players, budget }: AccuracyPlan, seed: string): Game {
  const game = newGame({ players, seed })
  const bots = game.position.seats.map((_, seat) => createBot(level, { net, random: seededRandom(`${seed} ${seat}`) }))
  while (!isOver(game)) play(game, formatMove(bots[game.position.player].choose(game.position, budget)))
  return game
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** What a review says about a level: accuracy with its interval over games, and points lost per turn. */
export function levelAccuracy(level: Level, plan: AccuracyPlan) {
  const { players, games, iterations, seed } = plan
  const net = netFor(players)
  const reviews = Array.from({ length: games }, (_, i) => playedBy(level, net, plan, `${seed} ${i}`)).map(
    (game) => review(game, { net, budget: { iterations }, seed }).seats,
  )
  const { share, low, high } = meanWithInterval(
    reviews.map((seats) => mean(seats.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy / 100])))),
  )
  const seats = reviews.flat()
  const turns = seats.reduce((sum, seat) => sum + seat.turns, 0)
  const points = seats.reduce((sum, seat) => sum + (seat.points ?? 0), 0) / turns
  return { accuracy: 100 * share, low: 100 * low, high: 100 * high, points }
}

/** One line for each level. */
export function* levelAccuracies(plan: AccuracyPlan): Generator<string> {
  for (const level of REVIEWED_LEVELS) {
    const { accuracy, low, high, points } = levelAccuracy(level, plan)
    yield `${level}: accuracy ${accuracy.toFixed(0)} % (${low.toFixed(0)} … ${high.toFixed(0)}), ${points.toFixed(1)} points lost per turn`
  }
}
