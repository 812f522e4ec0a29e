import type { MoveCode, Position, Random } from '@amyitis/engine'
import type { Analysis } from '../analysis.ts'
import type { Budget } from '../budget.ts'
import { solveLastRound } from '../endgame/solve.ts'
import type { SolverLimits } from '../endgame/walk.ts'
import { firstImpression } from '../intuition.ts'
import type { Net } from '../network/net.ts'
import { thinkOnePly } from '../one-ply.ts'
import { SEARCH_DEFAULTS, Search } from '../search/search.ts'
import { type Chooser, type Line, lineFrom } from './line.ts'

/** What a search needs besides the position. */
export interface SearchDeps {
  readonly net: Net
  readonly random: Random
  /** Maximum size of the tree, if not the usual one. */
  readonly nodes?: number | undefined
}

/** The network's first impression continues a turn beyond what the search has seen. */
export const chooser =
  ({ net }: SearchDeps): Chooser =>
  (position) =>
    firstImpression(net, position)

/** An analysed position: an evaluation and the expected line for every choice. */
export interface PositionAnalysis {
  readonly analysis: Analysis
  readonly chances: readonly number[]
  readonly margins: readonly number[]
  /** Was it calculated to the end of the game? Then all moves are there, and nothing is estimated. */
  readonly proven: boolean
  /** What each move leads to, if that is proven. */
  readonly outcomes?: ReadonlyMap<MoveCode, Pick<PositionAnalysis, 'chances' | 'margins'>>
  line(move: MoveCode): Line
}

/** A node of the solver takes about as long as an iteration; one that succeeds makes the search unnecessary. */
const NODES_PER_ITERATION = 8
const MOST_NODES = 100_000
const PART_OF_TIME = 1 / 2

const limitsFor = ({ ms, iterations }: Budget): SolverLimits => ({
  nodes: iterations === undefined ? MOST_NODES : Math.min(MOST_NODES, NODES_PER_ITERATION * iterations),
  ms: ms === undefined ? undefined : PART_OF_TIME * ms,
})

/** Calculates a position of the last round to the end of the game, if the budget is enough. */
export function prove(position: Position, deps: SearchDeps, budget: Budget): PositionAnalysis | undefined {
  const solution = solveLastRound(position, limitsFor(budget))
  if (solution === undefined) return undefined
  const { player } = position
  const [best] = solution.moves
  const moves = solution.moves.map(({ move, chances, margins }) => {
    const chance = chances[player]
    return { move, visits: 0, chance, margin: margins[player], value: chance }
  })
  const lines = new Map(solution.moves.map(({ move, line }) => [move, line]))
  return {
    analysis: { iterations: 0, moves, line: [best.move] },
    chances: best.chances,
    margins: best.margins,
    proven: true,
    outcomes: new Map(solution.moves.map(({ move, chances, margins }) => [move, { chances, margins }])),
    line: (move) => lineFrom(position, lines.get(move)?.() ?? [move], chooser(deps)),
  }
}

function analyseBySearch(position: Position, deps: SearchDeps, { ms, iterations }: Budget): PositionAnalysis {
  const choose = chooser(deps)
  const options = { ...SEARCH_DEFAULTS, nodes: deps.nodes ?? SEARCH_DEFAULTS.nodes }
  const search = new Search(deps.net, position, deps.random, options)
  const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms
  // A single iteration is the evaluation of the network alone.
  search.run(Math.max(1, iterations ?? Number.POSITIVE_INFINITY), until)
  if (iterations !== 0) search.visitEveryChoice()
  const seen = search.analysis()
  const analysis =
    iterations === 0 || seen.moves.length === 0 ? thinkOnePly(deps.net, position, deps.random).analysis : seen
  const mean = (sums: Float64Array) => Array.from(sums, (sum) => sum / search.iterations)
  return {
    analysis,
    chances: mean(search.chances),
    margins: mean(search.margins),
    proven: false,
    line(move) {
      const expected = move === analysis.line[0] ? analysis.line : [move, ...search.lineAfter(move)]
      return lineFrom(position, expected, choose)
    },
  }
}

/** Analyses a position, without changing it. */
export const analyse = (position: Position, deps: SearchDeps, budget: Budget): PositionAnalysis =>
  prove(position, deps, budget) ?? analyseBySearch(position, deps, budget)
