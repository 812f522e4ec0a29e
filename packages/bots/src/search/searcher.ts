import { clonePosition, listLegal, type MoveCode, MoveList, type Position, type Random } from '@amyitis/engine'
import type { Analysis } from '../analysis.ts'
import type { Budget } from '../budget.ts'
import type { Net } from '../network/net.ts'
import { findPosition } from './find-position.ts'
import { hurried } from './hurry.ts'
import { SEARCH_DEFAULTS, Search, type SearchOptions } from './search.ts'
import { ROOT, type Tree } from './tree.ts'

const list = new MoveList()

/** Searches one decision after another, and keeps the part of the tree where the game has gone, over opponents' turns too. */
export class Searcher {
  private readonly net: Net
  private readonly random: Random
  private readonly options: SearchOptions
  private last: { readonly position: Position; readonly tree: Tree } | undefined

  constructor(net: Net, random: Random, options = SEARCH_DEFAULTS) {
    this.net = net
    this.random = random
    this.options = options
  }

  /** What is already known about a position. */
  private knownTree(position: Position): Tree | undefined {
    const { last } = this
    this.last = undefined
    if (last === undefined) return undefined
    const { tree } = last
    const node = findPosition(tree, last.position, position)
    if (node === undefined) return undefined
    if (node !== ROOT) tree.keepOnly(node)
    return tree
  }

  /** The best move with its analysis; a single legal move is returned without a search. */
  search(position: Position, budget: Budget): { move: MoveCode; analysis?: Analysis } {
    listLegal(position, list)
    if (list.length === 1) return { move: list.moves[0] }
    const options = hurried(this.options, this.net, position)
    const search = new Search(this.net, position, this.random, options, this.knownTree(position))
    search.spend(budget)
    this.last = { position: clonePosition(position), tree: search.tree }
    return { move: search.best(), analysis: search.analysis() }
  }
}
