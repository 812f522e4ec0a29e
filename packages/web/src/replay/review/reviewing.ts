import {
  closerLooks,
  type PartialReview,
  type Review,
  type ReviewedDeal,
  type ReviewedDecision,
  type ReviewStep,
} from '@amyitis/bots'
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
      /** The bot takes a closer look at some decisions; their verdicts may change. */
      readonly closer?: CloserLooks
      /** The last closer look failed. */
      readonly failed?: boolean
    }

/** At the decisions that matter most, as every review does, or at all, as somebody asked for. */
interface CloserLooks {
  readonly done: number
  readonly all: number
  readonly everywhere: boolean
}

export interface ReviewerDeps {
  readonly store: ReviewStore
  /** Reviews what isn't known yet; `watch` gets every step and cancels by returning false. */
  judge(known: PartialReview, watch: (step: ReviewStep) => boolean): Promise<Review | undefined>
  /** Searches decisions again; `found` gets one after the other. */
  lookCloser(
    decisions: readonly number[],
    found: (decision: ReviewedDecision) => void,
    signal: AbortSignal,
  ): Promise<void>
  /** The review with another verdict on one decision. */
  revise(review: Review, decision: ReviewedDecision): Review
  now(): number
  fault(error: unknown): void
}

export interface Reviewer {
  get(): Reviewing
  subscribe(listener: () => void): () => void
  /** Begins, or goes on where it was broken off. */
  start(): void
  /** Takes the closer looks that every review takes and that are still missing. */
  lookCloser(): void
  /** Takes a closer look at every decision that hasn't had one. */
  lookEverywhere(): void
  /** Pauses; closer looks simply end. */
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
  let abort = new AbortController()
  let closed = false

  const show = (kind: 'running' | 'paused') => set({ kind, done: decisions.length, all, decisions: decisions.slice() })

  const keep = (review?: Review): void => {
    const judged = { decisions: decisions.slice(), deals: deals.slice() }
    const kept = { subject, judge, judged: review ?? judged, used: deps.now(), ...(review && { review }) }
    store.keep(kept).catch(deps.fault)
  }

  function stop(): void {
    run++
    abort.abort()
    if (get().kind === 'running') keep()
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
      const now = deps.now()
      if (now - shown >= SHOWN) {
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

  /** Shows the review, and what closer looks change about it. */
  async function deepen(own: number, first: Review, everywhere: boolean): Promise<void> {
    const wanted = closerLooks(first.decisions, everywhere)
    const taken = first.decisions.filter(({ closer }) => closer).length
    const due = taken + wanted.length
    let review = first
    let done = taken
    const showReview = () =>
      set({ kind: 'done', review, ...(done < due && { closer: { done, all: due, everywhere } }) })
    const found = (decision: ReviewedDecision) => {
      if (own !== run) return
      decisions[decision.n - 1] = decision
      review = deps.revise(review, decision)
      done++
      keep(review)
      showReview()
    }
    abort = new AbortController()
    keep(review)
    showReview()
    try {
      if (done < due) await deps.lookCloser(wanted, found, abort.signal)
    } catch (error) {
      deps.fault(error)
      if (own !== run) return
      // What arrives now is too late.
      run++
      set({ kind: 'done', review, failed: true })
    }
  }

  async function judgeAll(): Promise<void> {
    if (closed) return
    abort.abort()
    const own = ++run
    show('running')
    try {
      const review = await deps.judge({ decisions: decisions.slice(), deals: deals.slice() }, watcher(own))
      if (own !== run) return
      if (review === undefined) set({ kind: 'failed' })
      else await deepen(own, review, false)
    } catch (error) {
      deps.fault(error)
      if (own !== run) return
      run++
      set({ kind: 'failed' })
    }
  }

  function look(everywhere: boolean): void {
    const now = get()
    if (!closed && now.kind === 'done' && now.closer === undefined) void deepen(++run, now.review, everywhere)
  }

  async function load(): Promise<void> {
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
  void load()

  return {
    get,
    subscribe,
    start: () => void judgeAll(),
    lookCloser: () => look(false),
    lookEverywhere: () => look(true),
    cancel() {
      stop()
      const now = get()
      if (now.kind === 'done') set({ kind: 'done', review: now.review })
      else show('paused')
    },
    close() {
      closed = true
      stop()
    },
  }
}

/** Have the decisions that matter most had their closer look? Until then, verdicts may change. */
export const isChecked = ({ decisions }: PartialReview): boolean => closerLooks(decisions).length === 0

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
