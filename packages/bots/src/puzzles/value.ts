import { clonePosition, formatMove, type Position, playMove, unshuffledDealer } from '@amyitis/engine'
import type { Budget } from '../budget.ts'
import { marginOf, winShare } from '../endgame/outcome.ts'
import { analyse, prove, type SearchDeps } from '../explain/analyse.ts'
import { costOf } from '../review/accuracy.ts'
import { afterMove, evaluateMove } from '../review/evaluate.ts'
import type { TurnMoves } from './puzzle.ts'

/** What a turn is worth to the player who plays it. */
export interface TurnValue {
  readonly chance: number
  /** Expected points ahead of the best opponent at the end of the game. */
  readonly margin: number
  /** Was it calculated to the end of the game? */
  readonly proven: boolean
  /** How the game is expected to continue after the turn, up to the next deal. */
  readonly line: readonly string[]
}

/** A turn that costs no more than this counts as equally good, if both are only searched. */
const EQUAL_TURN = 0.03

/** Evaluates a whole turn by the position after it. */
export function valueOfTurn(position: Position, turn: TurnMoves, deps: SearchDeps, budget: Budget): TurnValue {
  const { player: seat, round } = position
  const before = clonePosition(position)
  for (const move of turn.slice(0, -1)) playMove(before, move, unshuffledDealer)
  const last = turn[turn.length - 1]
  const after = afterMove(before, last, unshuffledDealer)
  if (after.decision === undefined) {
    const scores = after.seats.map(({ score }) => score)
    return { chance: winShare(scores, seat), margin: marginOf(scores, seat), proven: true, line: [] }
  }
  // Solved for the player whose turn it is: among equally good answers, the one that is worst for them counts.
  const proof = prove(before, deps, budget)
  const proved = proof?.analysis.moves.find(({ move }) => move === last)
  if (proof !== undefined && proved !== undefined) {
    const line = proof.line(last).moves.slice(1).map(formatMove)
    return { chance: proved.chance, margin: proved.margin, proven: true, line }
  }
  if (after.round !== round) {
    const { chances, margins } = evaluateMove(before, last, deps, budget)
    return { chance: chances[seat], margin: margins[seat], proven: false, line: [] }
  }
  const { analysis, chances, margins, line } = analyse(after, deps, budget)
  const expected = line(analysis.moves[0].move).moves.map(formatMove)
  return { chance: chances[seat], margin: margins[seat], proven: false, line: expected }
}

/** What a turn gives away compared with another, as reviews count it. */
export const costOfTurn = (turn: TurnValue, best: TurnValue): number =>
  costOf({ loss: best.chance - turn.chance, points: best.margin - turn.margin })

/** Is a turn as good as another, or better? */
export const isAsGood = (turn: TurnValue, best: TurnValue): boolean =>
  costOfTurn(turn, best) <= (turn.proven && best.proven ? 0 : EQUAL_TURN)
