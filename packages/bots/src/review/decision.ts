import { type Entry, formatMove, listLegal, MoveList, type Position } from '@amyitis/engine'
import { type Budget, scaleBudget } from '../budget.ts'
import { analyse, chooser, prove, type SearchDeps } from '../explain/analyse.ts'
import { lineFrom } from '../explain/line.ts'
import { reasonsFor } from '../explain/reasons.ts'
import { costOf } from './accuracy.ts'
import { evaluateMove, evaluatePosition } from './evaluate.ts'
import type { Better, ReviewedDecision } from './reviewed.ts'

/** A played move with few visits gets its own search, with this part of the budget. */
const CLOSER_LOOK = 1 / 4
const FEW_VISITS = 1 / 8
/** Part of the budget for a decision with a single legal move. */
const FORCED = 1 / 8
/** From this cost up, the review names a better move. */
export const WORTH_MENTIONING = 0.02

const list = new MoveList()

const provenIf = (proven: boolean) => (proven ? { proven } : {})

/** Reviews one decision of a game. `rest` is the remainder of the turn, starting with the move played. */
export function reviewDecision(
  position: Position,
  n: number,
  rest: readonly Entry[],
  deps: SearchDeps,
  budget: Budget,
): ReviewedDecision {
  const { round, player: seat, decision } = position
  if (decision === undefined) throw new Error('the game is over: no decision to review')
  const { move } = rest[0]
  const played = formatMove(move)
  const about = { n, round, seat, decision, move: played }
  listLegal(position, list)
  if (list.length === 1) {
    const proof = prove(position, deps, budget)
    const { chances, margins } = proof ?? evaluatePosition(position, deps, scaleBudget(budget, FORCED))
    const chance = chances[seat]
    const nothing = { loss: 0, points: 0, best: played, line: [played], better: null }
    return {
      ...about,
      ...provenIf(proof !== undefined),
      forced: true,
      chances,
      margins,
      before: chance,
      after: chance,
      ...nothing,
    }
  }
  const { analysis, chances, margins, proven, line } = analyse(position, deps, budget)
  const [best] = analysis.moves
  const seen = analysis.moves.find((considered) => considered.move === move)
  const own = () => {
    const sure = proven || budget.iterations === 0
    if (seen !== undefined && (sure || seen.visits >= FEW_VISITS * analysis.iterations)) return seen
    const evaluation = evaluateMove(position, move, deps, scaleBudget(budget, CLOSER_LOOK))
    return { chance: evaluation.chances[seat], margin: evaluation.margins[seat] }
  }
  const isBest = best.move === move
  const { chance: after, margin } = isBest ? best : own()
  const before = Math.max(after, best.chance)
  const loss = before - after
  const points = isBest ? 0 : Math.max(0, best.margin - margin)
  const cost = costOf({ loss, points })
  const expected = line(best.move)
  const better = (): Better => {
    const moves = expected.moves.slice(0, expected.own).map(formatMove)
    const played = rest.map((entry) => entry.move)
    const instead = lineFrom(position, played, chooser(deps))
    return { moves, chance: best.chance, margin: best.margin, reasons: reasonsFor(position, expected, instead) }
  }
  return {
    ...about,
    ...provenIf(proven),
    forced: false,
    chances,
    margins,
    before,
    after,
    loss,
    points,
    best: formatMove(cost > 0 ? best.move : move),
    line: cost > 0 || isBest ? expected.moves.map(formatMove) : line(move).moves.map(formatMove),
    better: cost >= WORTH_MENTIONING ? better() : null,
  }
}
