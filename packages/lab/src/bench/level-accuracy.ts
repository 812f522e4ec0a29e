import { readFileSync } from 'node:fs'
import {
  type Budget,
  createBot,
  gameAccuracy,
  gameKind,
  LEVEL_SETTINGS,
  LEVELS,
  type Level,
  meanWithInterval,
  type Net,
  parseWeights,
  review,
  weightsUrl,
} from '@amyitis/bots'
import {
  formatMove,
  type Game,
  isOver,
  legalMoves,
  newGame,
  type PlayerCount,
  play,
  type Random,
  seededRandom,
} from '@amyitis/engine'

/** Whose games are reviewed, weakest first: a player who makes any legal move, and every level. */
export const REVIEWED = ['uniform', ...LEVELS] as const
export type Reviewed = (typeof REVIEWED)[number]

export type LevelBudgets = Partial<Record<Level, Budget>>

/** For the levels that otherwise watch the clock; as in the ladder, so that the numbers don't depend on the machine. */
export function untimedBudgets(players: PlayerCount): LevelBudgets {
  const { priest, oracle } = LEVEL_SETTINGS[gameKind({ players, palace: false })].iterations
  return { priest: { iterations: priest }, oracle: { iterations: oracle }, amyitis: { iterations: 10_800 } }
}

export interface AccuracyPlan {
  readonly players: PlayerCount
  readonly games: number
  /** How many decisions of each game are played and reviewed, if not all. */
  readonly decisions?: number
  /** Of the review, per decision. */
  readonly iterations: number
  /** Of the levels that search, where it isn't their own. */
  readonly budgets: LevelBudgets
  readonly seed: string
}

const netFor = (players: PlayerCount) => parseWeights(readFileSync(weightsUrl({ players, palace: false }))).net

/** How somebody chooses moves. */
function createChooser(who: Reviewed, net: Net, random: Random, budgets: LevelBudgets): (game: Game) => string {
  if (who === 'uniform')
    return (game) => {
      const moves = legalMoves(game)
      return moves[random(moves.length)]
    }
  const bot = createBot(who, { net, random })
  return ({ position }) => formatMove(bot.choose(position, budgets[who]))
}

/** A game of somebody against themselves. */
function playedBy(who: Reviewed, net: Net, plan: AccuracyPlan, seed: string): Game {
  const { players, decisions = Number.POSITIVE_INFINITY, budgets } = plan
  const game = newGame({ players, seed })
  const choosers = game.position.seats.map((_, seat) =>
    createChooser(who, net, seededRandom(`${seed} ${seat}`), budgets),
  )
  while (!isOver(game) && game.entries.length < decisions) play(game, choosers[game.position.player](game))
  return game
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length

/** What a review says about somebody: accuracy with its interval over games, and points lost per turn. */
export interface Accuracy {
  readonly accuracy: number
  readonly low: number
  readonly high: number
  /** Accuracy if a turn only cost the win chance that it gave away. */
  readonly byChance: number
  readonly points: number
}

export function measureAccuracy(who: Reviewed, plan: AccuracyPlan): Accuracy {
  const { players, games, iterations, seed } = plan
  const net = netFor(players)
  const reviews = Array.from({ length: games }, (_, i) => {
    const { seats, turns } = review(playedBy(who, net, plan, `${seed} ${i}`), { net, budget: { iterations }, seed })
    return seats.map((_, own) => turns.filter(({ seat, forced }) => seat === own && !forced))
  })
  const { share, low, high } = meanWithInterval(
    reviews.map((seats) => mean(seats.map((turns) => (gameAccuracy(turns) ?? 100) / 100))),
  )
  const byChance = mean(
    reviews.flat().map((turns) => gameAccuracy(turns.map(({ loss }) => ({ loss, points: 0 }))) ?? 100),
  )
  const points = mean(reviews.flat(2).map((turn) => turn.points))
  return { accuracy: 100 * share, low: 100 * low, high: 100 * high, byChance, points }
}

/** One line for each level. */
export function* accuracyLines(plan: AccuracyPlan): Generator<string> {
  for (const who of REVIEWED) {
    const { accuracy, low, high, byChance, points } = measureAccuracy(who, plan)
    const interval = `${low.toFixed(0)} … ${high.toFixed(0)}`
    yield `${who}: accuracy ${accuracy.toFixed(0)} % (${interval}), ${byChance.toFixed(0)} % by win chance alone; ${points.toFixed(2)} points lost per turn`
  }
}
