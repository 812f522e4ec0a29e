import {
  clonePosition,
  type Dealer,
  type Entry,
  fixedDealer,
  type Game,
  layOut,
  type Position,
  playMove,
  proceed,
  rewind,
  seededRandom,
} from '@amyitis/engine'
import { type Budget, budgetOr, scaleBudget } from '../budget.ts'
import type { Net } from '../network/net.ts'
import { reviewDecision } from './decision.ts'
import { afterMove, evaluateBeforeDeal, evaluatePosition } from './evaluate.ts'
import type { Review, ReviewedDeal, ReviewedDecision, ReviewedTurn } from './reviewed.ts'
import { summarise, turnOf } from './summary.ts'

export interface ReviewOptions {
  readonly net: Net
  /** Per decision; with 0 iterations, the network alone looks one move ahead. */
  readonly budget?: Budget
  /** Seed of the search, so that a review can be repeated. Unrelated to the seed of the game. */
  readonly seed?: string
  /** Results of an interrupted review of the same game; they are not computed again. */
  readonly known?: PartialReview
}

/** What a review has found so far. */
export interface PartialReview {
  readonly decisions: readonly ReviewedDecision[]
  readonly deals: readonly ReviewedDeal[]
}

/** The latest result, and the progress of the review. */
export type ReviewStep = { readonly done: number; readonly all: number } & (
  | { readonly kind: 'decision'; readonly decision: ReviewedDecision }
  | { readonly kind: 'turn'; readonly turn: ReviewedTurn }
  | { readonly kind: 'deal'; readonly deal: ReviewedDeal }
)

/** More than every level has but the strongest; a long game takes about a quarter of a minute. */
export const REVIEW_BUDGET: Budget = { iterations: 4000 }
const NOTHING_REVIEWED: PartialReview = { decisions: [], deals: [] }
/** Part of the budget for the actual deal and for each sampled one. */
const DEAL_BUDGET = 1 / 8

/** The remaining moves of the turn that a decision belongs to, starting with its own. */
export function restOfTurn(entries: readonly Entry[], from: number): Entry[] {
  const next = entries.findIndex((entry, i) => i > from && entry.opens)
  return entries.slice(from, next < 0 ? undefined : next)
}

/** Walks through a game and reviews it decision by decision, deal by deal. */
class Reviewer {
  readonly decisions: ReviewedDecision[] = []
  readonly turns: ReviewedTurn[] = []
  readonly deals: ReviewedDeal[] = []
  private readonly game: Game
  private readonly net: Net
  private readonly budget: Budget
  private readonly seed: string
  private readonly known: PartialReview

  constructor(game: Game, { net, budget, seed = 'review', known = NOTHING_REVIEWED }: ReviewOptions) {
    this.game = game
    this.known = known
    this.net = net
    this.budget = budgetOr(budget, REVIEW_BUDGET)
    this.seed = seed
  }

  /** Every decision and deal has its own random numbers, so its result does not depend on what came before. */
  private searchDeps(part: string) {
    return { net: this.net, random: seededRandom(`${this.seed}/${part}`) }
  }

  private reviewDeal(lay: (dealer: Dealer) => Position, now: Position, n: number): ReviewedDeal {
    const { round } = now
    const budget = scaleBudget(this.budget, DEAL_BUDGET)
    const before = evaluateBeforeDeal(lay, this.searchDeps(`deals ${round}`), budget).chances
    const after = evaluatePosition(now, this.searchDeps(`deal ${round}`), budget).chances
    const swing = after.reduce((sum, chance, seat) => sum + Math.abs(chance - before[seat]), 0) / 2
    return { round, n, before, after, swing }
  }

  private *deal(lay: (dealer: Dealer) => Position, now: Position, n: number): Generator<ReviewStep> {
    const deal = this.known.deals[this.deals.length] ?? this.reviewDeal(lay, now, n)
    this.deals.push(deal)
    yield { kind: 'deal', deal, ...this.progress() }
  }

  private progress() {
    return { done: this.decisions.length, all: this.game.entries.length }
  }

  *steps(): Generator<ReviewStep> {
    const { start, entries } = this.game
    const { position } = rewind(this.game, 0)
    const { box } = position
    if ('setup' in start) {
      const lay = (dealer: Dealer) => {
        const table = layOut(box, start.setup)
        proceed(table, dealer)
        return table
      }
      yield* this.deal(lay, position, 0)
    }
    let turn: ReviewedDecision[] = []
    for (let i = 0; i < entries.length; i++) {
      const { move, deal } = entries[i]
      const rest = restOfTurn(entries, i)
      const decision =
        this.known.decisions[i] ??
        reviewDecision(position, i + 1, rest, this.searchDeps(`decision ${i + 1}`), this.budget)
      this.decisions.push(decision)
      turn.push(decision)
      yield { kind: 'decision', decision, ...this.progress() }
      if (rest.length === 1) {
        const whole = turnOf(turn)
        this.turns.push(whole)
        turn = []
        yield { kind: 'turn', turn: whole, ...this.progress() }
      }
      const before = clonePosition(position)
      playMove(position, move, fixedDealer(deal ?? []))
      if (deal !== undefined) yield* this.deal((dealer) => afterMove(before, move, dealer), position, i + 1)
    }
  }

  review(): Review {
    return summarise(this.game, this.decisions, this.turns, this.deals)
  }
}

/**
 * Reviews a game step by step. Each step yields the latest result, so that a screen can show progress; a caller that stops
 * iterating cancels the review. The generator returns the complete review.
 */
export function* reviewSteps(game: Game, options: ReviewOptions): Generator<ReviewStep, Review> {
  const reviewer = new Reviewer(game, options)
  yield* reviewer.steps()
  return reviewer.review()
}

/** Reviews a game. `watch` receives every step; if it returns false, the review stops and covers what it has. */
export function review(game: Game, options: ReviewOptions, watch?: (step: ReviewStep) => boolean | undefined): Review {
  const reviewer = new Reviewer(game, options)
  for (const step of reviewer.steps()) if (watch?.(step) === false) break
  return reviewer.review()
}
