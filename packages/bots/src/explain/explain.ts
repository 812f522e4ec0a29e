import {
  clonePosition,
  type Decision,
  formatMove,
  type MoveCode,
  type Position,
  plainDealer,
  playMove,
  type Random,
} from '@amyitis/engine'
import type { Analysis } from '../analysis.ts'
import type { Budget } from '../budget.ts'
import type { Net } from '../judge/net.ts'
import { thinkByJudge } from '../one-ply.ts'
import { Search } from '../search/search.ts'
import { type Chooser, type Line, lineFrom } from './line.ts'
import type { Reason } from './reason.ts'
import { reasonsFor } from './reasons.ts'

/** What is thought of one choice, for who decides. */
export interface ExplainedChoice {
  readonly move: string
  readonly visits: number
  readonly chance: number
  /** Points ahead of the best of the others at the end. */
  readonly margin: number
  /** How the game is expected to go on, this move first, up to the next deal. */
  readonly line: readonly string[]
  /** How many moves of the line belong to the own turn. */
  readonly own: number
  /** Weightiest first. */
  readonly reasons: readonly Reason[]
}

/** What is thought of a position: plain data, moves as the notation writes them. */
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

interface Tools {
  readonly net: Net
  readonly random: Random
}

export interface ExplainOptions extends Tools {
  /** How long to think; 0 iterations means the network alone, one move ahead. */
  readonly budget?: Budget
  /** How many choices are explained. */
  readonly choices?: number
}

/** The network's own choice, one move ahead: how a turn goes on where the search has not seen it. */
export const chooser =
  ({ net, random }: Tools): Chooser =>
  (position) =>
    thinkByJudge(net, position, random).move

const USUAL: Budget = { iterations: 800 }

/** A budget that ends some time. */
export const bounded = (budget: Budget | undefined, usual: Budget): Budget =>
  budget?.ms === undefined && budget?.iterations === undefined ? usual : budget
const CHOICES = 3

/** A position that was thought about: what of each choice, and how each would go on. */
export interface Thinking {
  readonly analysis: Analysis
  readonly chances: readonly number[]
  readonly margins: readonly number[]
  line(move: MoveCode): Line
}

/** What comes after a move, as far as the search has seen it. */
function seenAfter({ net, random }: Tools, search: Search, position: Position, move: MoveCode): readonly MoveCode[] {
  const below = search.below(move)
  if (below === undefined) return []
  const next = clonePosition(position)
  playMove(next, move, plainDealer)
  return new Search(net, next, random, undefined, below).analysis().line
}

/** Thinks about a position; nothing in it is changed. */
export function thinkAbout(position: Position, tools: Tools, { ms, iterations }: Budget): Thinking {
  const choose = chooser(tools)
  const search = new Search(tools.net, position, tools.random)
  const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms
  // One look is the judgement of the network alone.
  search.run(Math.max(1, iterations ?? Number.POSITIVE_INFINITY), until)
  if (iterations !== 0) search.lookAtAll()
  const seen = search.analysis()
  const analysis =
    iterations === 0 || seen.moves.length === 0
      ? (thinkByJudge(tools.net, position, tools.random).analysis as Analysis)
      : seen
  const mean = (sums: Float64Array) => Array.from(sums, (sum) => sum / search.iterations)
  return {
    analysis,
    chances: mean(search.chances),
    margins: mean(search.margins),
    line(move) {
      const expected = move === analysis.line[0] ? analysis.line : [move, ...seenAfter(tools, search, position, move)]
      return lineFrom(position, expected, choose)
    },
  }
}

function explainChoices(position: Position, { moves }: Analysis, line: (move: MoveCode) => Line, count: number) {
  const told = moves.slice(0, count)
  const lines = told.map(({ move }) => line(move))
  // The best is held against the second best, every other one against the best.
  return told.map(({ move, visits, chance, margin }, i): ExplainedChoice => {
    const { moves, own } = lines[i]
    const reasons = reasonsFor(position, lines[i], lines[i === 0 ? 1 : 0])
    return { move: formatMove(move), visits, chance, margin, line: moves.map(formatMove), own, reasons }
  })
}

/** The best choices of a position, with win chance, margin, the line that is expected, and why. */
export function explain(position: Position, options: ExplainOptions): Explanation {
  const { decision, player: seat } = position
  if (decision === undefined) throw new Error('the game is over: there is nothing to explain')
  const { analysis, chances, margins, line } = thinkAbout(position, options, bounded(options.budget, USUAL))
  const choices = explainChoices(position, analysis, line, options.choices ?? CHOICES)
  return { seat, decision, iterations: analysis.iterations, chances, margins, choices }
}

/** The same for what a bot has thought already. */
export function explainAnalysis(position: Position, analysis: Analysis, tools: Tools, count = CHOICES) {
  const choose = chooser(tools)
  const line = (move: MoveCode) => lineFrom(position, move === analysis.line[0] ? analysis.line : [move], choose)
  return explainChoices(position, analysis, line, count)
}
