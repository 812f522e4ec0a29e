import { type Decision, formatMove, type MoveCode, type Position, type Random } from '@amyitis/engine'
import type { Analysis } from '../analysis.ts'
import { type Budget, budgetOr } from '../budget.ts'
import type { Net } from '../network/net.ts'
import { thinkOnePly } from '../one-ply.ts'
import { Search } from '../search/search.ts'
import { type Chooser, type Line, lineFrom } from './line.ts'
import type { Reason } from './reason.ts'
import { reasonsFor } from './reasons.ts'

/** The evaluation of one choice, from the view of the player who decides. */
export interface ExplainedChoice {
  readonly move: string
  readonly visits: number
  readonly chance: number
  /** Expected points ahead of the best opponent at the end of the game. */
  readonly margin: number
  /** The expected continuation, starting with this move, up to the next deal. */
  readonly line: readonly string[]
  /** How many moves of the line belong to this player's turn. */
  readonly own: number
  /** Most important first. */
  readonly reasons: readonly Reason[]
}

/** The evaluation of a position as plain data, with moves in notation. */
export interface Explanation {
  readonly seat: number
  readonly decision: Decision
  readonly iterations: number
  /** Win chance and expected margin of every seat. */
  readonly chances: readonly number[]
  readonly margins: readonly number[]
  /** Best first. */
  readonly choices: readonly ExplainedChoice[]
}

/** What a search needs besides the position. */
export interface SearchDeps {
  readonly net: Net
  readonly random: Random
}

export interface ExplainOptions extends SearchDeps {
  /** How long to think; with 0 iterations, the network alone looks one move ahead. */
  readonly budget?: Budget
  /** How many choices are explained. */
  readonly choices?: number
}

/** The network's choice one move ahead: continues a turn beyond what the search has seen. */
export const chooser =
  ({ net, random }: SearchDeps): Chooser =>
  (position) =>
    thinkOnePly(net, position, random).move

const DEFAULT_BUDGET: Budget = { iterations: 800 }

const DEFAULT_CHOICES = 3

/** An analysed position: an evaluation and the expected line for every choice. */
export interface PositionAnalysis {
  readonly analysis: Analysis
  readonly chances: readonly number[]
  readonly margins: readonly number[]
  line(move: MoveCode): Line
}

/** Analyses a position, without changing it. */
export function analyse(position: Position, deps: SearchDeps, { ms, iterations }: Budget): PositionAnalysis {
  const choose = chooser(deps)
  const search = new Search(deps.net, position, deps.random)
  const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms
  // A single iteration is the evaluation of the network alone.
  search.run(Math.max(1, iterations ?? Number.POSITIVE_INFINITY), until)
  if (iterations !== 0) search.visitEveryChoice()
  const seen = search.analysis()
  const analysis =
    iterations === 0 || seen.moves.length === 0
      ? (thinkOnePly(deps.net, position, deps.random).analysis as Analysis)
      : seen
  const mean = (sums: Float64Array) => Array.from(sums, (sum) => sum / search.iterations)
  return {
    analysis,
    chances: mean(search.chances),
    margins: mean(search.margins),
    line(move) {
      const expected = move === analysis.line[0] ? analysis.line : [move, ...search.lineAfter(move)]
      return lineFrom(position, expected, choose)
    },
  }
}

function explainChoices(position: Position, { moves }: Analysis, line: (move: MoveCode) => Line, count: number) {
  const explained = moves.slice(0, count)
  const lines = explained.map(({ move }) => line(move))
  // The best choice is compared with the second best, every other one with the best.
  return explained.map(({ move, visits, chance, margin }, i): ExplainedChoice => {
    const { moves, own } = lines[i]
    const reasons = reasonsFor(position, lines[i], lines[i === 0 ? 1 : 0])
    return { move: formatMove(move), visits, chance, margin, line: moves.map(formatMove), own, reasons }
  })
}

/** The best choices of a position with win chance, margin, expected line and reasons. */
export function explain(position: Position, options: ExplainOptions): Explanation {
  const { decision, player: seat } = position
  if (decision === undefined) throw new Error('the game is over: no move to explain')
  const { analysis, chances, margins, line } = analyse(position, options, budgetOr(options.budget, DEFAULT_BUDGET))
  const choices = explainChoices(position, analysis, line, options.choices ?? DEFAULT_CHOICES)
  return { seat, decision, iterations: analysis.iterations, chances, margins, choices }
}

/** The same, for an analysis that a bot has already made. */
export function explainAnalysis(position: Position, analysis: Analysis, deps: SearchDeps, count = DEFAULT_CHOICES) {
  const choose = chooser(deps)
  const line = (move: MoveCode) => lineFrom(position, move === analysis.line[0] ? analysis.line : [move], choose)
  return explainChoices(position, analysis, line, count)
}
