import type { PartialReview, Review, ReviewedDeal, ReviewedDecision, ReviewStep } from '@amyitis/bots'
import { createStore } from '../../create-store.ts'
import type { ReviewStore } from './review-store.ts'

/** How far the review of a game is. */
export type Reviewing =
  /** Perhaps there is one already. */
  | { readonly kind: 'looking' }
  | { readonly kind: 'none' | 'failed' }
  | {
      readonly kind: 'running' | 'paused'
      readonly done: number
      readonly all: number
      readonly decisions: readonly ReviewedDecision[]
    }
  | {
      readonly kind: 'done'
      readonly review: Review
      /** The bot still takes a closer look at some decisions; their verdicts may change. */
      readonly closer?: { readonly done: number; readonly all: number }
    }

export interface ReviewerDeps {
  readonly store: ReviewStore
  /** Reviews what isn't known yet; `watch` gets every step and cancels by returning false. */
  judge(known: PartialReview, watch: (step: ReviewStep) => boolean): Promise<Review | undefined>
  now(): number
  fault(error: unknown): void
}

export interface Reviewer {
  get(): Reviewing
  subscribe(listener: () => void): () => void
  /** Begins, or goes on where it was broken off. */
  start(): void
  cancel(): void
  close(): void
}

/** The screen follows the bot at this pace, and what it has judged is kept at that one, in milliseconds. */
const SHOWN = 120
const KEPT = 2000

/** Lets the bot judge a game of `all` decisions. What it has judged is kept: a game is judged once. */
export function startReviewer(subject: string, judge: string, all: number, deps: ReviewerDeps): Reviewer {
  const { store } = deps
  const { get, set, subscribe } = createStore<Reviewing>({ kind: 'looking' })
  let decisions: ReviewedDecision[] = []
  let deals: ReviewedDeal[] = []
  /** Changes with every start and stop: an answer to an earlier one is out of date. */
  let run = 0

  const show = (kind: 'running' | 'paused') => set({ kind, done: decisions.length, all, decisions: decisions.slice() })

  /** What is reviewed once is shown while the bot takes a closer look. */
  const showCloser = (step: Extract<ReviewStep, { kind: 'review' | 'closer' }>) => {
    const now = get()
    const review = step.kind === 'review' ? step.review : now.kind === 'done' ? now.review : undefined
    const { done, all } = step
    if (review !== undefined && done < all) set({ kind: 'done', review, closer: { done, all } })
  }

  const keep = (review?: Review): void => {
    const judged = { decisions: decisions.slice(), deals: deals.slice() }
    const kept = { subject, judge, judged: review ?? judged, used: deps.now(), ...(review && { review }) }
    store.keep(kept).catch(deps.fault)
  }

  function stop(): void {
    run++
    const now = get()
    if (now.kind === 'running' || (now.kind === 'done' && now.closer !== undefined)) keep()
  }

  function watcher(own: number): (step: ReviewStep) => boolean {
    const known = { decisions: decisions.length, deals: deals.length }
    let shown = deps.now()
    let kept = deps.now()
    const seen = { decisions: 0, deals: 0 }
    return (step) => {
      if (own !== run) return false
      if (step.kind === 'decision' && seen.decisions++ >= known.decisions) decisions.push(step.decision)
      if (step.kind === 'deal' && seen.deals++ >= known.deals) deals.push(step.deal)
      if (step.kind === 'closer') decisions[step.decision.n - 1] = step.decision
      if (step.kind === 'review' || step.kind === 'closer') showCloser(step)
      const now = deps.now()
      if (now - shown >= SHOWN && get().kind !== 'done') {
        shown = now
        show('running')
      }
      if (now - kept >= KEPT) {
        kept = now
        keep()
      }
      return true
    }
  }

  async function judgeAll(): Promise<void> {
    const own = ++run
    show('running')
    try {
      const review = await deps.judge({ decisions: decisions.slice(), deals: deals.slice() }, watcher(own))
      if (own !== run) return
      if (review !== undefined) keep(review)
      set(review === undefined ? { kind: 'failed' } : { kind: 'done', review })
    } catch (error) {
      deps.fault(error)
      const now = get()
      if (own === run) set(now.kind === 'done' ? { kind: 'done', review: now.review } : { kind: 'failed' })
    }
  }

  async function look(): Promise<void> {
    const own = run
    const kept = await store.load(subject).catch(() => undefined)
    if (own !== run) return
    if (kept?.judge !== judge) {
      set({ kind: 'none' })
      return
    }
    store.keep({ ...kept, used: deps.now() }).catch(deps.fault)
    decisions = [...kept.judged.decisions]
    deals = [...kept.judged.deals]
    if (kept.review === undefined) show('paused')
    else set({ kind: 'done', review: kept.review })
  }
  void look()

  return {
    get,
    subscribe,
    start: () => void judgeAll(),
    cancel() {
      stop()
      show('paused')
    },
    close: stop,
  }
}

const NONE: readonly ReviewedDecision[] = []

/** What has been judged so far. */
export function judgedIn(reviewing: Reviewing): readonly ReviewedDecision[] {
  switch (reviewing.kind) {
    case 'done':
      return reviewing.review.decisions
    case 'running':
    case 'paused':
      return reviewing.decisions
    default:
      return NONE
  }
}
