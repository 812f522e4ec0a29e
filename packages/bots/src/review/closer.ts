import { type Game, rewind } from '@amyitis/engine'
import { type Budget, budgetFor, scaleBudget } from '../budget.ts'
import { chooser, type PositionAnalysis, prove, type SearchDeps } from '../explain/analyse.ts'
import { mergeReports, type ThreadReport } from '../explain/analysis-thread.ts'
import { lineFrom } from '../explain/line.ts'
import { SEARCH_DEFAULTS } from '../search/search.ts'
import { costOf } from './accuracy.ts'
import { judgeDecision, WORTH_MENTIONING } from './decision.ts'
import { restOfTurn } from './review.ts'
import type { Review, ReviewedDecision } from './reviewed.ts'
import { summarise, turnOf } from './summary.ts'

/** How much longer than the strongest level a closer look takes, and how many there are unless all are wanted. */
const LONGER = 8
const MAX_LOOKS = 8
/** About 95 MB of a tree once it is full: enough for a thread, but on a device with many only some get as much. */
const NODES = SEARCH_DEFAULTS.nodes
const MAX_TREES = 4

/** For each thread of a closer look, or for one that stands for several. */
export const closerBudget = (threads = 1): Budget => scaleBudget(budgetFor('amyitis'), LONGER * threads)

/** How many nodes the tree of a closer look may have. */
export const closerNodes = (threads: number): number => NODES * Math.min(threads, MAX_TREES)

/** Two searches in a row that disagree by this much: one of them must be wrong. */
const CONTRADICTION = 0.1

/**
 * How much the chances after a decision differ from what the search of the next one says, unless a deal explains it. A move
 * that lost nothing leaves everybody's chances as they were; otherwise only those of the player who moved are known.
 */
function contradictionAfter(decisions: readonly ReviewedDecision[], n: number): number {
  const one = decisions.at(n - 1)
  const next = decisions.at(n)
  if (n < 1 || one === undefined || next === undefined || one.round !== next.round) return 0
  const { seat, after, loss, chances } = one
  const differences = next.chances.map((chance, other) => {
    if (other === seat) return Math.abs(after - chance)
    return loss < WORTH_MENTIONING ? Math.abs(chances[other] - chance) : 0
  })
  const difference = Math.max(...differences)
  return difference < CONTRADICTION ? 0 : difference
}

/** What a decision cost, or how far it and its neighbours contradict each other, if that is more. */
const concern = (decisions: readonly ReviewedDecision[], one: ReviewedDecision): number =>
  Math.max(costOf(one), contradictionAfter(decisions, one.n), contradictionAfter(decisions, one.n - 1))

/**
 * Which decisions deserve a closer look, the most important first: the worst turns are what players look at, and must be
 * right. Or all decisions, where somebody has the time.
 */
export function closerLooks(decisions: readonly ReviewedDecision[], all = false): number[] {
  const open = decisions
    .filter(({ forced, proven, closer }) => !forced && !proven && !closer)
    .map((one) => ({ n: one.n, concern: concern(decisions, one) }))
    .sort((a, b) => b.concern - a.concern)
  const taken = decisions.filter(({ closer }) => closer).length
  const chosen = all
    ? open
    : open.filter((one) => one.concern >= WORTH_MENTIONING).slice(0, Math.max(0, MAX_LOOKS - taken))
  return chosen.map(({ n }) => n)
}

const before = (game: Game, n: number) => rewind(game, n - 1).position

function analysisOf(reports: readonly ThreadReport[], game: Game, n: number, deps: SearchDeps): PositionAnalysis {
  const position = before(game, n)
  const { iterations, moves: seen } = mergeReports(reports)
  const { player } = position
  const moves = seen.map(({ move, visits, chances, margins }) => {
    const chance = chances[player]
    return { move, visits, chance, margin: margins[player], value: chance }
  })
  const [{ chances, margins, expected }] = seen
  return {
    analysis: { iterations, moves, line: expected },
    chances,
    margins,
    proven: false,
    line: (move) => lineFrom(position, seen.find((one) => one.move === move)?.expected ?? [move], chooser(deps)),
  }
}

function judge(game: Game, n: number, found: PositionAnalysis, deps: SearchDeps): ReviewedDecision {
  const rest = restOfTurn(game.entries, n - 1)
  const [best] = found.analysis.moves
  const own = found.analysis.moves.find(({ move }) => move === rest[0].move) ?? best
  return { ...judgeDecision(before(game, n), n, rest, found, own, deps), closer: true }
}

/** A decision of the last round, if it can be calculated to the end of the game. */
export function proveDecision(game: Game, n: number, deps: SearchDeps): ReviewedDecision | undefined {
  const proof = prove(before(game, n), deps, closerBudget())
  return proof && judge(game, n, proof, deps)
}

/** What threads have found together about a decision. */
export const judgeReports = (
  game: Game,
  n: number,
  reports: readonly ThreadReport[],
  deps: SearchDeps,
): ReviewedDecision => judge(game, n, analysisOf(reports, game, n, deps), deps)

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
