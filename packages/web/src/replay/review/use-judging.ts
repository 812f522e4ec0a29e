import { type Game, isOver } from '@amyitis/engine'
import { useEffect, useMemo, useState } from 'react'
import type { Reviewing } from './reviewing.ts'
import type { ReviewControls } from './use-review.ts'

interface Judging {
  /** Is the review on the screen? */
  readonly seen: boolean
  readonly wanted: boolean
  readonly kind: Reviewing['kind']
}

/** The bot works only while the review is open, and continues where it was when it is opened again. */
export function judgingNow({ seen, wanted, kind }: Judging): 'start' | 'stop' | undefined {
  if (kind === 'running') return seen ? undefined : 'stop'
  return seen && wanted && (kind === 'none' || kind === 'paused') ? 'start' : undefined
}

/** A review that continues while it is open. It starts automatically for a finished game, unless it was paused. */
export function useJudging(review: ReviewControls, game: Game, seen: boolean): ReviewControls {
  const { reviewing, start, lookEverywhere, cancel } = review
  const [asked, setAsked] = useState<{ readonly game: Game; readonly wanted: boolean }>()
  const wanted = asked?.game === game ? asked.wanted : isOver(game)
  const now = judgingNow({ seen, wanted, kind: reviewing.kind })
  useEffect(() => {
    if (now === 'start') start()
    if (now === 'stop') cancel()
  }, [now, start, cancel])
  return useMemo(
    () => ({
      reviewing,
      start() {
        setAsked({ game, wanted: true })
        start()
      },
      lookEverywhere,
      cancel() {
        setAsked({ game, wanted: false })
        cancel()
      },
    }),
    [reviewing, start, lookEverywhere, cancel, game],
  )
}
