import type { MoveCode, Position, Random } from '@amyitis/engine'
import type { BotChoice } from './analysis.ts'
import { type Budget, budgetFor, DEFAULT_BUDGETS } from './budget.ts'
import { BEGINNERS, chooseGreedy } from './greedy.ts'
import { type Level, needsNet } from './levels.ts'
import type { Net } from './network/net.ts'
import { thinkOnePly } from './one-ply.ts'
import { SEARCH_DEFAULTS, type SearchOptions } from './search/search.ts'
import { Searcher } from './search/searcher.ts'
import { indulge, TEMPERAMENTS } from './temperament.ts'

/** An opponent. It keeps its search tree from one decision to the next, so use one bot per seat and game. */
export interface Bot {
  readonly level: Level
  /** The move it plays, with its analysis. The position must ask for a decision and is left unchanged. */
  think(position: Position, budget?: Budget): BotChoice
  /** Only the move. */
  choose(position: Position, budget?: Budget): MoveCode
}

export interface BotDeps {
  readonly random: Random
  /** The network for this kind of game; needed from level `merchant` up. */
  readonly net?: Net | undefined
  /** Overrides the default constants, to compare settings. */
  readonly constants?: BotConstants | undefined
}

export interface BotConstants extends Partial<SearchOptions> {
  /** How readily `merchant` plays a slightly worse move. */
  readonly temperature?: number
}

/** By number of players: at a higher temperature, three merchants would lose to a single gardener. */
const MERCHANT_TEMPERATURE: Readonly<Record<number, number>> = { 2: 0.0185, 3: 0.0145, 4: 0.0095 }
/** With the Palace, the same temperature costs two players more. */
const PALACE_TEMPERATURE: Readonly<Record<number, number>> = { ...MERCHANT_TEMPERATURE, 2: 0.0145 }

/** Everything besides code and network that determines how the levels play. */
export const LEVEL_CONSTANTS = {
  BEGINNERS,
  MERCHANT_TEMPERATURE,
  PALACE_TEMPERATURE,
  SEARCH_DEFAULTS,
  TEMPERAMENTS,
  // The name is part of the hash in arena files.
  USUAL_BUDGETS: DEFAULT_BUDGETS,
}

/** Creates a bot of the given level. */
export function createBot(level: Level, { random, net, constants }: BotDeps): Bot {
  if (needsNet(level) && net === undefined) throw new Error(`level ${level} needs a network`)
  const network = net as Net
  const options = { ...SEARCH_DEFAULTS, ...constants }
  const searcher = needsNet(level) ? new Searcher(network, random, options) : undefined
  const temperatureFor = ({ seats, box }: Position) =>
    constants?.temperature ?? (box.palace ? PALACE_TEMPERATURE : MERCHANT_TEMPERATURE)[seats.length]
  const think = (position: Position, budget?: Budget): BotChoice => {
    if (position.decision === undefined) throw new Error('the game is over: no move to choose')
    switch (level) {
      case 'random':
      case 'apprentice':
      case 'gardener':
        return { move: chooseGreedy(position, random, BEGINNERS[level]) }
      case 'merchant':
        return thinkOnePly(network, position, random, temperatureFor(position), options)
      case 'engineer':
        return thinkOnePly(network, position, random, 0, options)
      default:
        return indulge(level, (searcher as Searcher).search(position, budgetFor(level, budget)))
    }
  }
  return { level, think, choose: (position, budget) => think(position, budget).move }
}
