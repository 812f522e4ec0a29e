import type { Review, ReviewedDecision, ReviewStep } from '@amyitis/bots'
import { formatRecord, type Game } from '@amyitis/engine'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { noteFault } from '../../app/faults.ts'
import { reviewRecord } from '../../game/thinking/thinkers.ts'

type Reviewing =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'running'
      readonly done: number
      readonly all: number
      readonly decisions: readonly ReviewedDecision[]
    }
  | { readonly kind: 'done'; readonly review: Review }
  | { readonly kind: 'failed' }

export interface ReviewTools {
  readonly reviewing: Reviewing
  start(): void
  cancel(): void
}

/** How long the bot thinks about each decision. */
const BUDGET = { iterations: 400 }
/** The screen follows the bot at this pace, in milliseconds. */
const PACE = 120
const MOST_KEPT = 8
const kept = new Map<string, Review>()

function keep(record: string, review: Review): void {
  kept.set(record, review)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
}

/** Lets the bot judge a game, decision by decision, and tells how far it is. A game is judged once. */
export function useReview(game: Game): ReviewTools {
  const record = useMemo(() => formatRecord(game), [game])
  const known = kept.get(record)
  const [reviewing, setReviewing] = useState<Reviewing>(known ? { kind: 'done', review: known } : { kind: 'none' })
  const stop = useRef<() => void>(() => {})

  const start = useCallback(() => {
    stop.current()
    let goesOn = true
    stop.current = () => {
      goesOn = false
    }
    const decisions: ReviewedDecision[] = []
    let shown = 0
    const watch = (step: ReviewStep) => {
      if (!goesOn) return false
      if (step.kind === 'decision') decisions.push(step.decision)
      const now = performance.now()
      if (now - shown > PACE) {
        shown = now
        setReviewing({ kind: 'running', done: step.done, all: step.all, decisions: decisions.slice() })
      }
      return true
    }
    setReviewing({ kind: 'running', done: 0, all: game.entries.length, decisions: [] })
    reviewRecord(record, BUDGET, watch).then(
      (review) => {
        if (review !== undefined) keep(record, review)
        if (goesOn) setReviewing(review === undefined ? { kind: 'failed' } : { kind: 'done', review })
      },
      (error: unknown) => {
        noteFault(error)
        if (goesOn) setReviewing({ kind: 'failed' })
      },
    )
  }, [record, game])

  const cancel = useCallback(() => {
    stop.current()
    setReviewing({ kind: 'none' })
  }, [])

  useEffect(() => () => stop.current(), [])
  return { reviewing, start, cancel }
}

const NONE: readonly ReviewedDecision[] = []

/** What has been judged so far. */
export function judgedIn(reviewing: Reviewing): readonly ReviewedDecision[] {
  if (reviewing.kind === 'done') return reviewing.review.decisions
  return reviewing.kind === 'running' ? reviewing.decisions : NONE
}
