import { formatMove, type Position } from '@amyitis/engine'
import { solveLastRound } from '../endgame/solve.ts'
import type { SolverLimits } from '../endgame/walk.ts'
import { chooser, type SearchDeps } from './analyse.ts'
import type { SeenMove } from './analysis-thread.ts'
import { lineFrom } from './line.ts'
import type { Reason } from './reason.ts'
import { reasonsFor } from './reasons.ts'

/** One of the best lines of a position. */
export interface AnalysedLine {
  readonly visits: number
  /** Win chance and expected margin of every seat. */
  readonly chances: readonly number[]
  readonly margins: readonly number[]
  /** The expected moves up to the next deal, of which the first `own` are the player's own turn. */
  readonly moves: readonly string[]
  readonly own: number
  /** Most important first. */
  readonly reasons: readonly Reason[]
}

/** The lines of moves that a search has seen, with reasons: the first is compared with the second, the others with the first. */
export function explainLines(position: Position, seen: readonly SeenMove[], deps: SearchDeps): AnalysedLine[] {
  const lines = seen.map(({ expected }) => lineFrom(position, expected, chooser(deps)))
  return seen.map(({ visits, chances, margins }, i) => ({
    visits,
    chances,
    margins,
    moves: lines[i].moves.map(formatMove),
    own: lines[i].own,
    reasons: reasonsFor(position, lines[i], lines[i === 0 ? 1 : 0]),
  }))
}

/** The best lines of a last round that can be calculated to the end of the game; undefined if it can't. */
export function proveLines(
  position: Position,
  count: number,
  deps: SearchDeps,
  limits: SolverLimits,
): AnalysedLine[] | undefined {
  const solution = solveLastRound(position, limits)
  const seen = solution?.moves
    .slice(0, count)
    .map(({ move, chances, margins, line }): SeenMove => ({ move, visits: 0, chances, margins, expected: line() }))
  return seen && explainLines(position, seen, deps)
}
