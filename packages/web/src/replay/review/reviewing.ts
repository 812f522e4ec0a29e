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
      /** Have the decisions that matter most had their closer look, as far as this device can? Until then, verdicts may change. */
      readonly final: boolean
      /** The bot takes closer looks. */
      readonly looks?: Looks
      /** The last of these looks failed. */
      readonly failed?: Looks
    }

/** Closer looks at the decisions that matter most, as every review takes them, or at all, as somebody asked for. */
type Looks = 'important' | 'all'

/** Which decisions these looks are still missing, the most important first. */
const missingLooks = ({ decisions }: Review, looks: Looks): number[] => closerLooks(decisions, looks === 'all')

/** How many closer looks have been taken, and how many there will be. */
export function looksIn(review: Review, looks: Looks): { readonly done: number; readonly all: number } {
  const done = review.decisions.filter(({ closer }) => closer).length
  return { done, all: done + missingLooks(review, looks).length }
}

export interface ReviewerDeps {
  readonly store: ReviewStore
  /** Reviews what isn't known yet; `watch` gets every step and cancels by returning false. */
  judge(known: PartialReview, watch: (step: ReviewStep) => boolean): Promise<Review | undefined>
  /** Searches decisions again, as long as there is a next one; `found` gets one after the other. */
  lookCloser(
    next: () => number | undefined,
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
  /** Pauses. */
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

  const keep = (done?: { readonly review: Review; readonly final: boolean }): void => {
    const judged = { decisions: decisions.slice(), deals: deals.slice() }
    const stored = { subject, judge, judged: done?.review ?? judged, used: deps.now() }
    const reviewed = done && { review: done.review, ...(!done.final && { unchecked: true as const }) }
    store.keep({ ...stored, ...reviewed }).catch(deps.fault)
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
  async function deepen(own: number, first: Review, wasFinal: boolean, looks: Looks): Promise<void> {
    let review = first
    let final = wasFinal
    // Every verdict may contradict another one, which then deserves a look, too.
    const next = () => missingLooks(review, looks).at(0)
    const update = () => {
      const looking = next() !== undefined
      final ||= !looking
      keep({ review, final })
      set({ kind: 'done', review, final, ...(looking && { looks }) })
    }
    const found = (decision: ReviewedDecision) => {
      if (own !== run) return
      decisions[decision.n - 1] = decision
      review = deps.revise(review, decision)
      update()
    }
    abort = new AbortController()
    update()
    try {
      if (next() !== undefined) await deps.lookCloser(next, found, abort.signal)
    } catch (error) {
      deps.fault(error)
      if (own !== run) return
      // What arrives now is too late. Where looks always fail, reviews do without.
      run++
      keep({ review, final: true })
      set({ kind: 'done', review, final: true, failed: looks })
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
      else await deepen(own, review, false, 'important')
    } catch (error) {
      deps.fault(error)
      if (own !== run) return
      run++
      set({ kind: 'failed' })
    }
  }

  function look(looks: Looks): void {
    const now = get()
    if (!closed && now.kind === 'done' && now.looks === undefined) void deepen(++run, now.review, now.final, looks)
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
    else set({ kind: 'done', review: kept.review, final: kept.unchecked !== true })
  }
  void load()

  return {
    get,
    subscribe,
    start: () => void judgeAll(),
    lookCloser: () => look('important'),
    lookEverywhere: () => look('all'),
    cancel() {
      stop()
      const now = get()
      if (now.kind === 'done') set({ kind: 'done', review: now.review, final: now.final })
      else show('paused')
    },
    close() {
      closed = true
      stop()
    },
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
