import type { MoveCode, Position, Random, Trade } from '@amyitis/engine'
import type { BotChoice } from './analysis.ts'
import { type Budget, budgetFor, TIME_LIMITS } from './budget.ts'
import { gameKind } from './game-kind.ts'
import { chooseGreedy, JUDGEMENTS } from './greedy.ts'
import { ERRORS_AT_END } from './heuristic.ts'
import { chooseByIntuition, FAVOUR, FLOORS } from './intuition.ts'
import { type BeginnerLevel, type IntuitiveLevel, isBeginner, isIntuitive, LEVEL_SETTINGS } from './level-settings.ts'
import type { Level } from './levels.ts'
import type { Net } from './network/net.ts'
import { thinkOnePly } from './one-ply.ts'
import { SEARCH_DEFAULTS, type SearchOptions } from './search/search.ts'
import { Searcher } from './search/searcher.ts'
import { COSTS, FAVOURITES, indulge } from './temperament.ts'

/** An opponent. The strongest keeps its search tree from one decision to the next, so use one bot per seat and game. */
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
  /** How far a beginner misjudges, in points. */
  readonly noise?: number
  /** How far a level without search strays from its first impression. */
  readonly temperature?: number
  /** Replaces the level's favourite trade; `undefined` for none. */
  readonly favourite?: Trade | undefined
}

/** The constants that make the levels play as they do: stored games of other ones are not continued. */
export const LEVEL_CONSTANTS = {
  LEVEL_SETTINGS,
  TIME_LIMITS,
  ERRORS_AT_END,
  SEARCH_DEFAULTS,
  FAVOURITES,
  FAVOUR,
  FLOORS,
  COSTS,
}

type Chooser = Omit<Bot, 'level'>

/** Looks at one turn of its own. */
function createBeginner(level: BeginnerLevel, random: Random, constants?: BotConstants): Chooser {
  const choose = (position: Position) => {
    const noise = constants?.noise ?? LEVEL_SETTINGS[gameKind(position.box)].noise[level]
    return chooseGreedy(position, random, { judge: JUDGEMENTS[level], noise })
  }
  return { choose, think: (position) => ({ move: choose(position) }) }
}

/** Plays by the network's first impression. */
function createIntuitive(level: IntuitiveLevel, net: Net, random: Random, constants?: BotConstants): Chooser {
  const choose = (position: Position) => {
    const temperature = LEVEL_SETTINGS[gameKind(position.box)].temperature[level]
    const usual = { temperature, floor: FLOORS[level], favourite: FAVOURITES[level] }
    return chooseByIntuition(net, position, random, { ...usual, ...constants })
  }
  const think = (position: Position): BotChoice => {
    const move = choose(position)
    // The choice doesn't need an evaluation of every move, but bot authors may want to see it.
    const { analysis } = thinkOnePly(net, position, random)
    return analysis.moves.length === 1 ? { move } : { move, analysis }
  }
  return { choose, think }
}

/** Searches. Only the strongest level keeps its tree; the others answer the same, whatever they thought before. */
function createSearching(level: Level, net: Net, random: Random, constants?: BotConstants): Chooser {
  const { favourite, ...options } = { ...SEARCH_DEFAULTS, favourite: FAVOURITES[level], ...constants }
  const cost = COSTS[level] ?? 0
  const kept = new Searcher(net, random, options)
  const searcher = () => (level === 'amyitis' ? kept : new Searcher(net, random, options))
  const think = (position: Position, budget?: Budget): BotChoice =>
    indulge(favourite, cost, searcher().search(position, budgetFor(level, gameKind(position.box), budget)))
  return { think, choose: (position, budget) => think(position, budget).move }
}

function createChooser(level: Level, { random, net, constants }: BotDeps): Chooser {
  if (isBeginner(level)) return createBeginner(level, random, constants)
  if (net === undefined) throw new Error(`level ${level} needs a network`)
  return isIntuitive(level)
    ? createIntuitive(level, net, random, constants)
    : createSearching(level, net, random, constants)
}

/** Creates a bot of the given level. */
export function createBot(level: Level, deps: BotDeps): Bot {
  const { think, choose } = createChooser(level, deps)
  const requireDecision = (position: Position) => {
    if (position.decision === undefined) throw new Error('the game is over: no move to choose')
    return position
  }
  return {
    level,
    think: (position, budget) => think(requireDecision(position), budget),
    choose: (position, budget) => choose(requireDecision(position), budget),
  }
}
