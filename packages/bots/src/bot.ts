import { listLegal, type MoveCode, MoveList, type Position, type Random } from '@amyitis/engine'
import type { Thought } from './analysis.ts'
import { type Budget, USUAL_BUDGETS, usualBudget } from './budget.ts'
import { chooseGreedy } from './gardener.ts'
import type { Net } from './judge/net.ts'
import { type Level, needsNet } from './levels.ts'
import { thinkByJudge } from './one-ply.ts'
import { SEARCH_DEFAULTS, type SearchOptions } from './search/search.ts'
import { Searcher } from './search/searcher.ts'

/** An opponent. It remembers its thoughts between the decisions of one turn; use one bot for each seat of a game. */
export interface Bot {
  readonly level: Level
  /** The move it plays, and what it thought. The position must ask for a decision and stays as it is. */
  think(position: Position, budget?: Budget): Thought
  /** The move alone. */
  choose(position: Position, budget?: Budget): MoveCode
}

export interface BotTools {
  readonly random: Random
  /** The network of this kind of game; levels from `merchant` on need it. */
  readonly net?: Net | undefined
  /** Other constants than the usual ones, to compare them. */
  readonly constants?: Constants | undefined
}

export interface Constants extends Partial<SearchOptions> {
  /** How readily `merchant` plays a move that is a little worse. */
  readonly temperature?: number
}

/** What a beginner overlooks, in points of standing. */
const APPRENTICE_NOISE = 5
const GARDENER_NOISE = 0.02
/** By number of players: three warmer ones lose to a single gardener. */
const MERCHANT_TEMPERATURE: Readonly<Record<number, number>> = { 2: 0.0145, 3: 0.0145, 4: 0.0095 }

/** All that makes the levels what they are beside their code and the network: with others the games are others. */
export const LEVEL_CONSTANTS = {
  APPRENTICE_NOISE,
  GARDENER_NOISE,
  MERCHANT_TEMPERATURE,
  SEARCH_DEFAULTS,
  USUAL_BUDGETS,
}

const list = new MoveList()

/** Any legal move, all equally likely. */
function chooseRandom(position: Position, random: Random): MoveCode {
  listLegal(position, list)
  return list.moves[random(list.length)]
}

/** An opponent of a level. */
export function createBot(level: Level, { random, net, constants }: BotTools): Bot {
  if (needsNet(level) && net === undefined) throw new Error(`the level ${level} needs a network`)
  const judge = net as Net
  const options = { ...SEARCH_DEFAULTS, ...constants }
  const searcher = needsNet(level) ? new Searcher(judge, random, options) : undefined
  const temperatureFor = ({ seats }: Position) => constants?.temperature ?? MERCHANT_TEMPERATURE[seats.length]
  const think = (position: Position, budget?: Budget): Thought => {
    if (position.decision === undefined) throw new Error('the game is over: there is nothing to choose')
    switch (level) {
      case 'random':
        return { move: chooseRandom(position, random) }
      case 'apprentice':
        return { move: chooseGreedy(position, random, APPRENTICE_NOISE) }
      case 'gardener':
        return { move: chooseGreedy(position, random, GARDENER_NOISE) }
      case 'merchant':
        return thinkByJudge(judge, position, random, temperatureFor(position), options)
      case 'engineer':
        return thinkByJudge(judge, position, random, 0, options)
      default:
        return (searcher as Searcher).search(position, usualBudget(level, budget))
    }
  }
  return { level, think, choose: (position, budget) => think(position, budget).move }
}
