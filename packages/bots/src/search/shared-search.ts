import { clonePosition, listLegal, type MoveCode, MoveList, type Position, type Random } from '@amyitis/engine'
import type { BotChoice } from '../analysis.ts'
import { type Budget, scaleBudget } from '../budget.ts'
import type { Net } from '../network/net.ts'
import { findPosition } from './find-position.ts'
import { hurried } from './hurry.ts'
import { SEARCH_DEFAULTS, Search } from './search.ts'
import { TimeBank } from './time-bank.ts'
import { createTreeMemory, ROOT, Tree, type TreeMemory } from './tree.ts'
import { analysisOf, bestIn } from './tree-analysis.ts'
import { memoryFor } from './tree-memory.ts'

/** A tree in shared memory, how many threads search it at once, and for whom, if not for the player who decides. */
export interface SharedTree {
  readonly memory: TreeMemory
  readonly threads: number
  readonly seat?: number | undefined
}

/** A thread that searches a tree together with others. */
export interface TreeWorker {
  /** Moves the root of a tree, whose root is `from`, to where the game has arrived since, while no other thread uses it. */
  moveRoot(from: Position, to: Position, memory: TreeMemory): Promise<void>
  /** Resolves to the number of its iterations. */
  search(position: Position, budget: Budget, tree: SharedTree): Promise<number>
}

/** The part of one thread in a shared search; returns the number of its iterations. */
export function searchSharedTree(
  { net, random }: { readonly net: Net; readonly random: Random },
  position: Position,
  budget: Budget,
  { memory, threads, seat }: SharedTree,
): number {
  const options = hurried(SEARCH_DEFAULTS, net, position, seat)
  const search = new Search(net, position, random, options, new Tree(memory))
  search.spend(budget, threads)
  return search.iterations
}

/** What one thread per network finds in a total number of iterations, if all are equally fast. */
export function searchInLockStep(
  nets: readonly Net[],
  position: Position,
  random: Random,
  iterations: number,
): MoveCode {
  const memory = createTreeMemory(2 * iterations)
  const tree = new Tree(memory)
  tree.reset()
  const searches = nets.map((net) => new Search(net, position, random, SEARCH_DEFAULTS, new Tree(memory)))
  Search.runInLockStep(searches, iterations)
  return bestIn(tree)
}

/** Makes a position the root of a shared tree, with all that is known about it. */
export function moveSharedRoot(memory: TreeMemory, from: Position, to: Position): void {
  const tree = new Tree(memory)
  const node = findPosition(tree, from, to)
  if (node === undefined) tree.reset()
  else if (node !== ROOT) tree.keepOnly(node)
}

/** Thinking while others decide goes slice by slice (iterations of a thread), so that the next search need not wait long. */
const PONDER_SLICE = 2000
const MAX_PONDERING_MS = 60_000

/** Several threads search one tree, which is kept over the turns of opponents. */
export class SharedSearch {
  private readonly workers: readonly TreeWorker[]
  private readonly memory: TreeMemory
  private readonly tree: Tree
  private last: Position | undefined
  /** Who thought last: the tree is searched for this player while others decide, too. */
  private seat: number | undefined
  /** The search in progress: no other may touch the tree until all threads have left it. */
  private running: Promise<unknown> = Promise.resolve()
  /** Counts requests: pondering stops at the next one. */
  private asked = 0
  private readonly bank = new TimeBank()

  constructor(workers: readonly TreeWorker[], memory = memoryFor(workers.length)) {
    this.workers = workers
    this.memory = memory
    this.tree = new Tree(this.memory)
  }

  /** Makes the position the root, with all that is known about it. A worker does it: a page must not wait for a large tree. */
  private async moveRootTo(position: Position): Promise<void> {
    const { last, memory, workers } = this
    this.last = undefined
    const moved =
      last !== undefined &&
      workers[0].moveRoot(last, position, memory).then(
        () => true,
        () => false,
      )
    if (!(await moved)) this.tree.reset()
  }

  /** One search at a time: the next one waits. */
  think(position: Position, budget: Budget): Promise<BotChoice> {
    this.asked++
    this.seat = position.player
    const asked = clonePosition(position)
    const thought = this.running.then(() => this.search(asked, budget))
    this.running = thought.catch(() => undefined)
    return thought
  }

  /** Searches a position in which somebody else decides, until the next question, as long as it is wanted. */
  ponder(position: Position, isWanted: () => boolean): Promise<void> {
    const ticket = ++this.asked
    const goesOn = () => ticket === this.asked && isWanted()
    const asked = clonePosition(position)
    const pondered = this.running.then(async () => {
      const end = performance.now() + MAX_PONDERING_MS
      if (goesOn()) await this.moveRootTo(asked)
      const slice = { iterations: this.workers.length * PONDER_SLICE }
      // A full tree, or a thread that fails, cuts the slice short.
      const isWhole = async () => (await this.searchTogether(asked, slice)) === slice.iterations
      while (goesOn() && performance.now() < end && (await isWhole()));
    })
    this.running = pondered.catch(() => undefined)
    return pondered
  }

  private async search(position: Position, budget: Budget): Promise<BotChoice> {
    const list = new MoveList()
    listLegal(position, list)
    if (list.length === 1) return { move: list.moves[0] }
    await this.moveRootTo(position)
    const iterations = await this.bank.spend(budget, (own) => this.searchTogether(position, own))
    return { move: bestIn(this.tree), analysis: analysisOf(this.tree, iterations) }
  }

  /** All threads search the position at the root; resolves to the number of their iterations. */
  private async searchTogether(position: Position, budget: Budget): Promise<number> {
    const threads = this.workers.length
    const share = { ...budget, iterations: scaleBudget(budget, 1 / threads).iterations }
    const tree = { memory: this.memory, threads, seat: this.seat }
    const ended = await Promise.allSettled(this.workers.map((worker) => worker.search(position, share, tree)))
    const failed = ended.find((end) => end.status === 'rejected')
    const iterations = ended.reduce((sum, end) => sum + (end.status === 'fulfilled' ? end.value : 0), 0)
    if (failed !== undefined && (iterations === 0 || !this.tree.isExpanded(ROOT))) throw failed.reason
    // A thread that failed may have left a node half expanded: such a tree is not kept.
    this.last = failed === undefined ? position : undefined
    return iterations
  }
}
