import { type Game, type MoveCode, type Position, rewind } from '@amyitis/engine'
import { type Budget, FULL_BUDGET, scaleBudget } from '../budget.ts'
import { chooser, type PositionAnalysis, prove, type SearchDeps } from '../explain/analyse.ts'
import { mergeReports, type SeenMove, type ThreadReport } from '../explain/analysis-thread.ts'
import { lineFrom } from '../explain/line.ts'
import { COMPARE_EVERY } from '../search/search.ts'
import { costOf, WORTH_MENTIONING } from './accuracy.ts'
import { judgeDecision, ownSearch } from './decision.ts'
import { restOfTurn } from './review.ts'
import type { Review, ReviewedDecision } from './reviewed.ts'
import { summarise, turnOf } from './summary.ts'

/** How much longer than the strongest level a closer look takes, and how many there are unless all are wanted. */
const LONGER = 8
export const USUAL_LOOKS = 8

/** For each thread of a closer look. */
export const closerBudget = (): Budget => scaleBudget(FULL_BUDGET, LONGER)

/** Two searches in a row that disagree by this much: one of them must be wrong. */
const CONTRADICTION = 0.1

/** Beside a cost, a contradiction counts half: it only says that one of two verdicts is wrong, not which. */
const CONTRADICTION_WEIGHT = 1 / 2

/**
 * How much the chances after a decision differ from what the search of the next one says, unless a deal explains it. A move
 * that lost nothing leaves everybody's chances as they were; otherwise only those of the player who moved are known.
 */
function contradiction(one: ReviewedDecision, next: ReviewedDecision | undefined): number {
  if (next === undefined || one.round !== next.round) return 0
  const { seat, after, loss, chances } = one
  const differences = next.chances.map((mean, other) => {
    const chance = other === next.seat ? next.before : mean
    if (other === seat) return Math.abs(after - chance)
    return loss < WORTH_MENTIONING ? Math.abs(chances[other] - chance) : 0
  })
  const most = Math.max(...differences)
  return most < CONTRADICTION ? 0 : CONTRADICTION_WEIGHT * most
}

/**
 * Which decisions deserve a closer look, the most important first: the worst turns are what players look at, and must be
 * right. Or all decisions, where somebody has the time.
 */
export function closerLooks(decisions: readonly ReviewedDecision[], all = false): number[] {
  const open = decisions
    .filter(({ forced }) => !forced)
    .map((one, i, others) => {
      const doubt = Math.max(contradiction(one, others[i + 1]), i === 0 ? 0 : contradiction(others[i - 1], one))
      return { ...one, concern: Math.max(costOf(one), doubt) }
    })
    .filter(({ proven, closer }) => !proven && !closer)
    .sort((a, b) => b.concern - a.concern)
  const left = Math.max(0, USUAL_LOOKS - decisions.filter(({ closer }) => closer).length)
  const chosen = all ? open : open.filter(({ concern }) => concern >= WORTH_MENTIONING).slice(0, left)
  return chosen.map(({ n }) => n)
}

/** The move played has visits that only serve the comparison; the best is the most visited without them. */
function analysisOf(
  position: Position,
  played: MoveCode,
  reports: readonly ThreadReport[],
  deps: SearchDeps,
): PositionAnalysis {
  const { iterations, moves } = mergeReports(reports)
  const chosen = ({ move, visits }: SeenMove) => (move === played ? visits - iterations / COMPARE_EVERY : visits)
  const seen = moves.toSorted((a, b) => chosen(b) - chosen(a))
  const [{ chances, margins, expected }] = seen
  const { player } = position
  return {
    analysis: {
      iterations,
      moves: seen.map(({ move, visits, chances, margins }) => {
        const chance = chances[player]
        return { move, visits, chance, margin: margins[player], value: chance }
      }),
      line: expected,
    },
    chances,
    margins,
    proven: false,
    line: (move) => lineFrom(position, seen.find((one) => one.move === move)?.expected ?? [move], chooser(deps)),
  }
}

function judge(game: Game, n: number, position: Position, found: PositionAnalysis, deps: SearchDeps): ReviewedDecision {
  const rest = restOfTurn(game.entries, n - 1)
  const [{ move }] = rest
  const own = found.analysis.moves.find((seen) => seen.move === move) ?? ownSearch(position, move, deps, closerBudget())
  return { ...judgeDecision(position, n, rest, found, own, deps), closer: true }
}

/** A decision of the last round, if it can be calculated to the end of the game. */
export function proveDecision(game: Game, n: number, deps: SearchDeps): ReviewedDecision | undefined {
  const { position } = rewind(game, n - 1)
  const proof = prove(position, deps, closerBudget())
  return proof && judge(game, n, position, proof, deps)
}

/** What threads have found together about a decision. */
export function judgeReports(
  game: Game,
  n: number,
  reports: readonly ThreadReport[],
  deps: SearchDeps,
): ReviewedDecision {
  const { position } = rewind(game, n - 1)
  return judge(game, n, position, analysisOf(position, game.entries[n - 1].move, reports, deps), deps)
}

/** The review with another verdict on one decision. */
export function revise(game: Game, review: Review, decision: ReviewedDecision): Review {
  const { n } = decision
  const decisions = review.decisions.with(n - 1, decision)
  const turns = review.turns.map((turn) =>
    n < turn.n || n >= turn.n + turn.decisions
      ? turn
      : turnOf(decisions.slice(turn.n - 1, turn.n - 1 + turn.decisions)),
  )
  return summarise(game, decisions, turns, review.deals)
}
