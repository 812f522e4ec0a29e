import { type Review, revise, weightsUrl } from '@amyitis/bots'
import type { Game } from '@amyitis/engine'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { recordError } from '../../app/error-log.ts'
import { subjectOf } from '../../game/subject.ts'
import { lookCloser } from '../../game/thinking/closer-looks.ts'
import { reviewRecord } from '../../game/thinking/worker-pool.ts'
import { idbReviews, reviewsWithFallback, type StoredReview } from './review-store.ts'
import { type Reviewer, type Reviewing, startReviewer } from './reviewing.ts'

export interface ReviewControls extends Pick<Reviewer, 'start' | 'lookCloser' | 'lookEverywhere' | 'cancel'> {
  readonly reviewing: Reviewing
}

/** How long the bot thinks about each decision; as long as in the terminal. */
const BUDGET = { iterations: 4000 }

const store = reviewsWithFallback(idbReviews())

/** Changes with how turns are graded: by win chance and points. */
const GRADING = 2

/** The file of the weights is called by what is in it: other weights are another judge. */
const judgeOf = ({ position }: Game): string =>
  `${weightsUrl(position.box).pathname.split('/').at(-1)} ${BUDGET.iterations} ${GRADING}`

const finalReview = ({ review, unchecked }: StoredReview) => (unchecked ? undefined : review)

/** All reviews of this browser whose verdicts are final. */
export const storedReviews = async (): Promise<{ readonly subject: string; readonly review: Review }[]> =>
  (await store.all()).flatMap((stored) => {
    const review = finalReview(stored)
    return review === undefined ? [] : [{ subject: stored.subject, review }]
  })

/** The review of a game, if there is one in this browser and its verdicts are final. */
export async function storedReview(game: Game): Promise<Review | undefined> {
  const stored = await store.load(subjectOf(game))
  return stored && finalReview(stored)
}

const LOOKING: Reviewing = { kind: 'looking' }

function reviewerOf(game: Game): Reviewer {
  const subject = subjectOf(game)
  return startReviewer(subject, judgeOf(game), game.entries.length, {
    store,
    judge: (known, watch) => reviewRecord(subject, BUDGET, known, watch),
    lookCloser: (next, found, signal) => lookCloser(game, next, found, signal),
    revise: (review, decision) => revise(game, review, decision),
    now: Date.now,
    fault: recordError,
  })
}

/** Lets the bot judge a game, decision by decision, and tells how far it is. */
export function useReview(game: Game): ReviewControls {
  const [reviewer, setReviewer] = useState<Reviewer>()
  useEffect(() => {
    const own = reviewerOf(game)
    setReviewer(own)
    return () => own.close()
  }, [game])
  const reviewing = useSyncExternalStore(reviewer?.subscribe ?? never, reviewer?.get ?? looking)
  return {
    reviewing,
    start: reviewer?.start ?? nothing,
    lookCloser: reviewer?.lookCloser ?? nothing,
    lookEverywhere: reviewer?.lookEverywhere ?? nothing,
    cancel: reviewer?.cancel ?? nothing,
  }
}

const nothing = () => {}
const never = () => nothing
const looking = () => LOOKING
