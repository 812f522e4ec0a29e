import { type Entry, formatMove, listLegal, MoveList, type Position } from '@amyitis/engine'
import type { Budget } from '../budget.ts'
import { chooser, thinkAbout } from '../explain/explain.ts'
import { lineFrom } from '../explain/line.ts'
import { reasonsFor } from '../explain/reasons.ts'
import type { Better, ReviewedDecision } from './reviewed.ts'
import { partOf, type Tools, worthOf, worthOfMove } from './worth.ts'

/** A move that was seldom looked at gets a search of its own: this part of the budget. */
const CLOSER_LOOK = 1 / 4
const SELDOM = 1 / 8
/** One legal move is no decision: a short look tells where the game stands. */
const FORCED = 1 / 8
/** From this loss of win chance on it is told what would have been better. */
const WORTH_TELLING = 0.02

const list = new MoveList()

/** Judges one decision of a game. `rest` are the moves of its turn, the one played first. */
export function judgeDecision(
  position: Position,
  n: number,
  rest: readonly Entry[],
  tools: Tools,
  budget: Budget,
): ReviewedDecision {
  const { round, player: seat, decision } = position
  if (decision === undefined) throw new Error('the game is over: there is nothing to judge')
  const { move } = rest[0]
  const played = formatMove(move)
  const about = { n, round, seat, decision, move: played }
  listLegal(position, list)
  if (list.length === 1) {
    const { chances, margins } = worthOf(position, tools, partOf(budget, FORCED))
    const chance = chances[seat]
    const nothing = { loss: 0, points: 0, best: played, line: [played], better: null }
    return { ...about, forced: true, chances, margins, before: chance, after: chance, ...nothing }
  }
  const { analysis, chances, margins, line } = thinkAbout(position, tools, budget)
  const [best] = analysis.moves
  const seen = analysis.moves.find((considered) => considered.move === move)
  const own = () => {
    if (seen !== undefined && (budget.iterations === 0 || seen.visits >= SELDOM * analysis.iterations)) return seen
    const worth = worthOfMove(position, move, tools, partOf(budget, CLOSER_LOOK))
    return { chance: worth.chances[seat], margin: worth.margins[seat] }
  }
  const isBest = best.move === move
  const { chance: after, margin } = isBest ? best : own()
  const before = Math.max(after, best.chance)
  const loss = before - after
  const expected = line(best.move)
  const better = (): Better => {
    const moves = expected.moves.slice(0, expected.own).map(formatMove)
    const played = rest.map((entry) => entry.move)
    const instead = lineFrom(position, played, chooser(tools))
    return { moves, chance: best.chance, margin: best.margin, reasons: reasonsFor(position, expected, instead) }
  }
  return {
    ...about,
    forced: false,
    chances,
    margins,
    before,
    after,
    loss,
    points: loss > 0 ? best.margin - margin : 0,
    best: formatMove(loss > 0 ? best.move : move),
    line: loss > 0 || isBest ? expected.moves.map(formatMove) : line(move).moves.map(formatMove),
    better: loss >= WORTH_TELLING ? better() : null,
  }
}
