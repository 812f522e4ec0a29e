import { readFileSync } from 'node:fs'
import { createBot, type Level, meanWithInterval, parseWeights, review, weightsUrl } from '@amyitis/bots'
import { formatMove, type Game, isOver, newGame, type PlayerCount, play, seededRandom } from '@amyitis/engine'

/** Levels that differ in more than how long they search. */
export const REVIEWED_LEVELS: readonly Level[] = ['random', 'apprentice', 'gardener', 'merchant', 'engineer', 'priest']

/** The strongest of them has that share of the reviewer's iterations. */
const PART_OF_REVIEW = 1 / 8

export interface AccuracyPlan {
  readonly players: PlayerCount
  readonly games: number
  /** Of the review, per decision. */
  readonly iterations: number
  readonly seed: string
}

const netFor = (players: PlayerCount) => parseWeights(readFileSync(weightsUrl({ players, palace: false }))).net

/** A game among players of one level, who search much less than the reviewer. */
function playedBy(level: Level, { players, iterations }: AccuracyPlan, seed: string): Game {
  const game = newGame({ players, seed })
  const net = netFor(players)
  const bots = game.position.seats.map((_, seat) => createBot(level, { net, random: seededRandom(`${seed} ${seat}`) }))
  const budget = { iterations: Math.max(1, Math.round(iterations * PART_OF_REVIEW)) }
  while (!isOver(game)) play(game, formatMove(bots[game.position.player].choose(game.position, budget)))
  return game
}

/** What a review says about a level: mean accuracy of all players, with its interval, and points lost per turn. */
export function levelAccuracy(level: Level, plan: AccuracyPlan) {
  const { players, games, iterations, seed } = plan
  const seats = Array.from({ length: games }, (_, i) => playedBy(level, plan, `${seed} ${i}`)).flatMap(
    (game) => review(game, { net: netFor(players), budget: { iterations }, seed }).seats,
  )
  const { share, low, high } = meanWithInterval(seats.map(({ accuracy }) => Number(accuracy) / 100))
  const points =
    seats.reduce((sum, seat) => sum + Number(seat.points), 0) / seats.reduce((sum, seat) => sum + seat.turns, 0)
  return { accuracy: 100 * share, low: 100 * low, high: 100 * high, points }
}

/** One line for each level. */
export function* levelAccuracies(plan: AccuracyPlan): Generator<string> {
  for (const level of REVIEWED_LEVELS) {
    const { accuracy, low, high, points } = levelAccuracy(level, plan)
    yield `${level}: accuracy ${accuracy.toFixed(0)} % (${low.toFixed(0)} … ${high.toFixed(0)}), ${points.toFixed(1)} points lost per turn`
  }
}
