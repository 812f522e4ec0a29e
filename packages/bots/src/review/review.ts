import {
  clonePosition,
  type Dealer,
  dealt,
  type Entry,
  type Game,
  layOut,
  type Position,
  playMove,
  proceed,
  rewind,
  seededRandom,
  winners,
} from '@amyitis/engine'
import type { Budget } from '../budget.ts'
import { bounded } from '../explain/explain.ts'
import type { Net } from '../judge/net.ts'
import { judgeDecision } from './decision.ts'
import type { Review, ReviewedDeal, ReviewedDecision, ReviewedTurn } from './reviewed.ts'
import { luckShareOf, seatOf, turningPoints, turnOf } from './summary.ts'
import { afterMove, partOf, worthBeforeDeal, worthOf } from './worth.ts'

export interface ReviewOptions {
  readonly net: Net
  /** For each decision; 0 iterations means the network alone, one move ahead. */
  readonly budget?: Budget
  /** Of the search, so that a review can be had again. It has nothing to do with the game's own. */
  readonly seed?: string
  /** What the same review of the same game had judged when it was broken off: it is not judged again. */
  readonly known?: Judged
}

/** What a review has judged so far. */
export interface Judged {
  readonly decisions: readonly ReviewedDecision[]
  readonly deals: readonly ReviewedDeal[]
}

/** What has been judged last, and how far the review is. */
export type ReviewStep = { readonly done: number; readonly all: number } & (
  | { readonly kind: 'decision'; readonly decision: ReviewedDecision }
  | { readonly kind: 'turn'; readonly turn: ReviewedTurn }
  | { readonly kind: 'deal'; readonly deal: ReviewedDeal }
)

const USUAL: Budget = { iterations: 300 }
const NOTHING: Judged = { decisions: [], deals: [] }
/** Each of the deals that could have been gets this part of the budget, and so does the one that was. */
const DEAL = 1 / 8

/** The moves of the turn that goes on with a decision, the one played first. */
function restOfTurn(entries: readonly Entry[], from: number): Entry[] {
  const next = entries.findIndex((entry, i) => i > from && entry.opens)
  return entries.slice(from, next < 0 ? undefined : next)
}

/** Walks through a game and judges it piece by piece. */
class Reviewer {
  readonly decisions: ReviewedDecision[] = []
  readonly turns: ReviewedTurn[] = []
  readonly deals: ReviewedDeal[] = []
  private readonly game: Game
  private readonly net: Net
  private readonly budget: Budget
  private readonly seed: string
  private readonly known: Judged

  constructor(game: Game, { net, budget, seed = 'review', known = NOTHING }: ReviewOptions) {
    this.game = game
    this.known = known
    this.net = net
    this.budget = bounded(budget, USUAL)
    this.seed = seed
  }

  /** Every piece has random numbers of its own: it is judged alike whatever was judged before. */
  private tools(piece: string) {
    return { net: this.net, random: seededRandom(`${this.seed}/${piece}`) }
  }

  private judgeDeal(lay: (dealer: Dealer) => Position, now: Position, n: number): ReviewedDeal {
    const { round } = now
    const budget = partOf(this.budget, DEAL)
    const before = worthBeforeDeal(lay, this.tools(`deals ${round}`), budget).chances
    const after = worthOf(now, this.tools(`deal ${round}`), budget).chances
    const swing = after.reduce((sum, chance, seat) => sum + Math.abs(chance - before[seat]), 0) / 2
    return { round, n, before, after, swing }
  }

  private *deal(lay: (dealer: Dealer) => Position, now: Position, n: number): Generator<ReviewStep> {
    const deal = this.known.deals[this.deals.length] ?? this.judgeDeal(lay, now, n)
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
        this.known.decisions[i] ?? judgeDecision(position, i + 1, rest, this.tools(`decision ${i + 1}`), this.budget)
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
      playMove(position, move, dealt(deal ?? []))
      if (deal !== undefined) yield* this.deal((dealer) => afterMove(before, move, dealer), position, i + 1)
    }
  }

  review(): Review {
    const { turns, deals, decisions, game } = this
    const { position } = game
    const { box } = position
    const over = position.decision === undefined
    return {
      players: box.players,
      palace: box.palace,
      edition: box.edition.id,
      scores: position.seats.map(({ score }) => score),
      winners: over ? winners(position) : null,
      complete: decisions.length === game.entries.length,
      decisions,
      turns,
      deals,
      seats: position.seats.map((_, seat) => seatOf(seat, turns, deals)),
      turningPoints: turningPoints(turns, deals),
      luckShare: luckShareOf(turns, deals),
    }
  }
}

/**
 * Judges a game piece by piece: each step hands out what was judged last, so that a screen can show how far it is, and
 * whoever stops asking has broken it off. The whole review is what the generator returns.
 */
export function* reviewSteps(game: Game, options: ReviewOptions): Generator<ReviewStep, Review> {
  const reviewer = new Reviewer(game, options)
  yield* reviewer.steps()
  return reviewer.review()
}

/** Judges a game. `watch` is told every step; if it answers false, the review is broken off and covers what it has. */
export function review(game: Game, options: ReviewOptions, watch?: (step: ReviewStep) => boolean | undefined): Review {
  const reviewer = new Reviewer(game, options)
  for (const step of reviewer.steps()) if (watch?.(step) === false) break
  return reviewer.review()
}
