import { type Decision, formatMove, type MoveCode, type Position } from '@amyitis/engine'
import type { Analysis } from '../analysis.ts'
import { type Budget, budgetOr } from '../budget.ts'
import { analyse, chooser, type SearchDeps } from './analyse.ts'
import { type Line, lineFrom } from './line.ts'
import type { Reason } from './reason.ts'
import { reasonsFor } from './reasons.ts'

/** The evaluation of one choice, from the view of the player who decides. */
export interface ExplainedChoice {
  readonly move: string
  /** 0 if the position was calculated to the end. */
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
  /** Was it calculated to the end of the game? Then nothing is estimated. */
  readonly proven: boolean
  /** Best first. */
  readonly choices: readonly ExplainedChoice[]
}

export interface ExplainOptions extends SearchDeps {
  /** How long to think; with 0 iterations, the network alone looks one move ahead. */
  readonly budget?: Budget
  /** How many choices are explained. */
  readonly choices?: number
}

const DEFAULT_BUDGET: Budget = { iterations: 800 }

const DEFAULT_CHOICES = 3

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
  const budget = budgetOr(options.budget, DEFAULT_BUDGET)
  const { analysis, chances, margins, proven, line } = analyse(position, options, budget)
  const choices = explainChoices(position, analysis, line, options.choices ?? DEFAULT_CHOICES)
  return { seat, decision, iterations: analysis.iterations, chances, margins, proven, choices }
}

/** The same, for an analysis that a bot has already made. */
export function explainAnalysis(position: Position, analysis: Analysis, deps: SearchDeps, count = DEFAULT_CHOICES) {
  const choose = chooser(deps)
  const line = (move: MoveCode) => lineFrom(position, move === analysis.line[0] ? analysis.line : [move], choose)
  return explainChoices(position, analysis, line, count)
}
