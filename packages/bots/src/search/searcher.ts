import {
  clonePosition,
  listLegal,
  type MoveCode,
  MoveList,
  type Position,
  playMove,
  type Random,
  randomDealer,
  toState,
} from '@amyitis/engine'
import type { Analysis } from '../analysis.ts'
import type { Budget } from '../budget.ts'
import type { Net } from '../judge/net.ts'
import type { Node } from './node.ts'
import { SEARCH_DEFAULTS, Search, type SearchOptions } from './search.ts'

const list = new MoveList()

/** Does a node offer exactly what is legal now? */
function sameChoices(node: Node, position: Position): boolean {
  listLegal(position, list)
  return node.moves.length === list.length && node.moves.every((move, i) => move === list.moves[i])
}

const samePosition = (a: Position, b: Position) =>
  a.box.rules === b.box.rules && JSON.stringify(toState(a)) === JSON.stringify(toState(b))

/** Searches one decision after the other, and keeps the part of the tree that the game went into. */
export class Searcher {
  private readonly net: Net
  private readonly random: Random
  private readonly options: SearchOptions
  private last: { readonly position: Position; readonly search: Search } | undefined

  constructor(net: Net, random: Random, options = SEARCH_DEFAULTS) {
    this.net = net
    this.random = random
    this.options = options
  }

  /** The tree below the move that led from the last position to this one, if one did. */
  private memory(position: Position): Node | undefined {
    const { last } = this
    if (last === undefined || last.position.round !== position.round) return undefined
    for (const move of last.search.root.moves) {
      const below = last.search.below(move)
      if (below === undefined || below.seat !== position.player || !sameChoices(below, position)) continue
      const next = clonePosition(last.position)
      playMove(next, move, randomDealer(this.random))
      if (samePosition(next, position)) return below
    }
    return undefined
  }

  /** What it thinks of the position; where there is only one move it does not think. */
  search(position: Position, { ms, iterations }: Budget): { move: MoveCode; analysis?: Analysis } {
    listLegal(position, list)
    if (list.length === 1) return { move: list.moves[0] }
    if (ms === undefined && iterations === undefined) throw new RangeError('a search needs a budget')
    const search = new Search(this.net, position, this.random, this.options, this.memory(position))
    if (ms === undefined) search.run(iterations as number)
    else search.decide(ms, iterations)
    this.last = { position: clonePosition(position), search }
    return { move: search.root.moves[search.best()], analysis: search.analysis() }
  }
}
