import { listLegal, type Move, MoveList, type Position, type Random } from '@amyitis/engine'
import type { Thought } from './analysis.ts'
import { chooseGreedy } from './gardener.ts'
import type { Net } from './judge/net.ts'
import { type Level, needsNet } from './levels.ts'
import { thinkByJudge } from './one-ply.ts'
import type { Node } from './search/node.ts'
import { DEFAULTS, Search } from './search/search.ts'

/** How long a bot may think: so many milliseconds, so many iterations, or both. Levels without a search need neither. */
export interface Budget {
  readonly ms?: number | undefined
  readonly iterations?: number | undefined
}

/** An opponent. It remembers its thoughts between the decisions of one turn; use one bot for each seat of a game. */
export interface Bot {
  readonly level: Level
  /** The move it plays, and what it thought. The position must ask for a decision and stays as it is. */
  think(position: Position, budget?: Budget): Thought
  /** The move alone. */
  choose(position: Position, budget?: Budget): Move
}

export interface BotTools {
  readonly random: Random
  /** The network of this kind of game; levels from `merchant` on need it. */
  readonly net?: Net | undefined
}

/** What a beginner overlooks, in points of standing. */
const APPRENTICE_NOISE = 5
const GARDENER_NOISE = 0.02
const MERCHANT_TEMPERATURE = 0.015

/** What the searching levels do if nobody says otherwise. */
const USUAL: Partial<Record<Level, Budget>> = {
  priest: { iterations: 400, ms: 40 },
  amyitis: { ms: 1500 },
}

const list = new MoveList()

/** Any legal move, all equally likely. */
function chooseRandom(position: Position, random: Random): Move {
  listLegal(position, list)
  return list.moves[random(list.length)]
}

/** Thinks by search, and keeps the tree as long as it leads to what is played. */
class Searcher {
  private readonly net: Net
  private readonly random: Random
  private last: { search: Search; move: Move; round: number } | undefined

  constructor(net: Net, random: Random) {
    this.net = net
    this.random = random
  }

  /** The tree below the own last move, if the game stands right there. */
  private memory(position: Position): Node | undefined {
    const { last } = this
    if (last === undefined || last.round !== position.round) return undefined
    const below = last.search.below(last.move)
    return below?.seat === position.player && sameChoices(below, position) ? below : undefined
  }

  think(position: Position, { ms, iterations }: Budget): Thought {
    listLegal(position, list)
    if (list.length === 1) return { move: list.moves[0] }
    const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms
    const search = new Search(this.net, position, this.random, DEFAULTS, this.memory(position))
    search.run(iterations ?? Number.POSITIVE_INFINITY, until)
    const move = search.root.moves[search.best()]
    this.last = { search, move, round: position.round }
    return { move, analysis: search.analysis() }
  }
}

/** Does a node offer exactly what is legal now? */
function sameChoices(node: Node, position: Position): boolean {
  listLegal(position, list)
  return node.moves.length === list.length && node.moves.every((move, i) => move === list.moves[i])
}

/** An opponent of a level. */
export function createBot(level: Level, { random, net }: BotTools): Bot {
  if (needsNet(level) && net === undefined) throw new Error(`the level ${level} needs a network`)
  const judge = net as Net
  const searcher = needsNet(level) ? new Searcher(judge, random) : undefined
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
        return thinkByJudge(judge, position, random, MERCHANT_TEMPERATURE)
      case 'engineer':
        return thinkByJudge(judge, position, random)
      default:
        return (searcher as Searcher).think(position, budget ?? USUAL[level] ?? {})
    }
  }
  return { level, think, choose: (position, budget) => think(position, budget).move }
}
