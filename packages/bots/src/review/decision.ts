import { type Entry, formatMove, listLegal, type MoveCode, MoveList, type Position } from '@amyitis/engine'
import type { MoveEvaluation } from '../analysis.ts'
import { type Budget, scaleBudget } from '../budget.ts'
import { analyse, chooser, type PositionAnalysis, prove, type SearchDeps } from '../explain/analyse.ts'
import { lineFrom } from '../explain/line.ts'
import { reasonsFor } from '../explain/reasons.ts'
import { costOf, WORTH_MENTIONING } from './accuracy.ts'
import { evaluateMove, evaluatePosition } from './evaluate.ts'
import type { Better, ReviewedDecision } from './reviewed.ts'

/** A played move with few visits gets its own search, with this part of the budget. */
const OWN_SEARCH = 1 / 4
const FEW_VISITS = 1 / 8
/** Fewer points of the margin than that are within the error of a search, so they count only where they are proven. */
const MARGIN_ERROR = 1
/** Part of the budget for a decision with a single legal move. */
const FORCED = 1 / 8

const list = new MoveList()

const provenIf = (proven: boolean) => (proven ? { proven } : {})

const aboutDecision = ({ round, player: seat, decision }: Position, n: number, { move }: Entry) => {
  if (decision === undefined) throw new Error('the game is over: no decision to review')
  return { n, round, seat, decision, move: formatMove(move) }
}

/** A decision with a single legal move costs nothing. */
function forcedDecision(
  position: Position,
  n: number,
  entry: Entry,
  deps: SearchDeps,
  budget: Budget,
): ReviewedDecision {
  const about = aboutDecision(position, n, entry)
  const proof = prove(position, deps, budget)
  const { chances, margins } = proof ?? evaluatePosition(position, deps, scaleBudget(budget, FORCED))
  const chance = chances[position.player]
  return {
    ...about,
    ...provenIf(proof !== undefined),
    forced: true,
    chances,
    margins,
    before: chance,
    after: chance,
    loss: 0,
    points: 0,
    best: about.move,
    line: [about.move],
    better: null,
  }
}

/** Compares the move played, which has this chance and margin, with the best. `rest` is the remainder of the turn. */
export function judgeDecision(
  position: Position,
  n: number,
  rest: readonly Entry[],
  found: PositionAnalysis,
  own: Pick<MoveEvaluation, 'chance' | 'margin'>,
  deps: SearchDeps,
): ReviewedDecision {
  const { move } = rest[0]
  const { analysis, proven, line } = found
  const [best] = analysis.moves
  const isBest = best.move === move
  const { chance: after, margin } = isBest ? best : own
  const before = Math.max(after, best.chance)
  const loss = before - after
  const points = isBest ? 0 : Math.max(0, best.margin - margin - (proven ? 0 : MARGIN_ERROR))
  const cost = costOf({ loss, points })
  // Equally good moves may help different opponents: what counts is the one that was played.
  const { chances, margins } = (cost === 0 && found.outcomes?.get(move)) || found
  const expected = line(best.move)
  const better = (): Better => {
    const moves = expected.moves.slice(0, expected.own).map(formatMove)
    const played = rest.map((entry) => entry.move)
    const instead = lineFrom(position, played, chooser(deps))
    return { moves, chance: best.chance, margin: best.margin, reasons: reasonsFor(position, expected, instead) }
  }
  return {
    ...aboutDecision(position, n, rest[0]),
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

/** The move played, searched by itself. */
export function ownSearch(position: Position, move: MoveCode, deps: SearchDeps, budget: Budget) {
  const { chances, margins } = evaluateMove(position, move, deps, scaleBudget(budget, OWN_SEARCH))
  return { chance: chances[position.player], margin: margins[position.player] }
}

/** Reviews one decision of a game. `rest` is the remainder of the turn, starting with the move played. */
export function reviewDecision(
  position: Position,
  n: number,
  rest: readonly Entry[],
  deps: SearchDeps,
  budget: Budget,
): ReviewedDecision {
  listLegal(position, list)
  if (list.length === 1) return forcedDecision(position, n, rest[0], deps, budget)
  const { move } = rest[0]
  const found = analyse(position, deps, budget)
  const { iterations, moves } = found.analysis
  const own = () => {
    const seen = moves.find((considered) => considered.move === move)
    const sure = found.proven || budget.iterations === 0
    if (seen !== undefined && (sure || moves[0] === seen || seen.visits >= FEW_VISITS * iterations)) return seen
    return ownSearch(position, move, deps, budget)
  }
  return judgeDecision(position, n, rest, found, own(), deps)
}
