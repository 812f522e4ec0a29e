import { clonePosition, type MoveCode, type Position } from '@amyitis/engine'
import type { Budget } from '../budget.ts'
import { type MoveTally, RootTally } from '../search/root-tally.ts'
import { SEARCH_DEFAULTS, Search } from '../search/search.ts'
import { Tree, type TreeMemory } from '../search/tree.ts'
import type { SearchDeps } from './analyse.ts'

/** What a thread has found so far. */
export interface ThreadReport {
  readonly iterations: number
  /** Most visited first. */
  readonly moves: readonly MoveTally[]
  /** How the game is expected to continue, for each of the most visited moves. */
  readonly lines: readonly (readonly MoveCode[])[]
  /** There is no room for more. */
  readonly full: boolean
}

const MAX_LINES = 6
/** How many moves somebody wants to compare: where one is clearly best, the search alone would never try another. */
const COMPARED = 3

/** A search that goes on as long as somebody looks: alone, or together with other threads in shared memory. */
export class AnalysisThread {
  private readonly search: Search

  /** Where one move is to be compared with the best, every eighth iteration goes to it. */
  constructor({ net, random, nodes }: SearchDeps, position: Position, memory?: TreeMemory, compared?: MoveCode) {
    const options = { ...SEARCH_DEFAULTS, nodes: nodes ?? SEARCH_DEFAULTS.nodes }
    const tree = memory === undefined ? undefined : new Tree(memory)
    this.search = new Search(net, clonePosition(position), random, options, tree)
    this.search.tally = new RootTally()
    this.search.compared = compared === undefined ? { best: COMPARED } : { move: compared }
  }

  /** Searches on; the report is about everything since the start. */
  run({ iterations = Number.POSITIVE_INFINITY, ms }: Budget): ThreadReport {
    const until = ms === undefined ? undefined : performance.now() + ms
    return this.report(this.search.run(iterations, until) === 0)
  }

  /** The part of one thread in a closer look at a move: it ends early if that move is certain to stay the best. */
  look(budget: Budget, threads: number): ThreadReport {
    this.search.endsWhenFull = false
    this.search.spend(budget, threads)
    return this.report(false)
  }

  private report(full: boolean): ThreadReport {
    const { search } = this
    const moves = search.tally?.all() ?? []
    const lines = moves.slice(0, MAX_LINES).map(({ move }) => [move, ...search.lineAfter(move)])
    return { iterations: search.iterations, moves, lines, full }
  }
}

/** A move as all threads together have seen it: means for every seat, and how the game is expected to continue. */
export interface SeenMove extends MoveTally {
  readonly expected: readonly MoveCode[]
}

/** What threads have found together, most visited move first. */
export function mergeReports(reports: readonly ThreadReport[]): { iterations: number; moves: SeenMove[] } {
  const all = new Map<MoveCode, { visits: number; chances: number[]; margins: number[] }>()
  for (const { move, visits, chances, margins } of reports.flatMap(({ moves }) => moves)) {
    const known = all.get(move)
    const add = (sums: readonly number[], more: readonly number[]) => sums.map((sum, seat) => sum + more[seat])
    all.set(move, {
      visits: (known?.visits ?? 0) + visits,
      chances: known === undefined ? [...chances] : add(known.chances, chances),
      margins: known === undefined ? [...margins] : add(known.margins, margins),
    })
  }
  const lines = reports.flatMap((report) => report.lines)
  const moves = Array.from(all, ([move, { visits, chances, margins }]): SeenMove => {
    const expected = lines.find(([first]) => first === move) ?? [move]
    return {
      move,
      visits,
      chances: chances.map((sum) => sum / visits),
      margins: margins.map((sum) => sum / visits),
      expected,
    }
  })
  return {
    iterations: reports.reduce((sum, { iterations }) => sum + iterations, 0),
    moves: moves.sort((a, b) => b.visits - a.visits),
  }
}
