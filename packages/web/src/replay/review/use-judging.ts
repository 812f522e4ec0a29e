import { closerLooks } from '@amyitis/bots'
import { type Game, isOver } from '@amyitis/engine'
import { useEffect, useMemo, useState } from 'react'
import type { Reviewing } from './reviewing.ts'
import type { ReviewControls } from './use-review.ts'

interface Judging {
  /** Is the review on the screen? */
  readonly seen: boolean
  readonly wanted: boolean
  /** Has somebody paused it? */
  readonly paused: boolean
  readonly wantedEverywhere: boolean
  readonly reviewing: Reviewing
}

/** The bot works only while the review is open, and continues where it was when it is opened again. */
export function judgingNow({
  seen,
  wanted,
  paused,
  wantedEverywhere,
  reviewing,
}: Judging): 'start' | 'look closer' | 'look everywhere' | 'stop' | undefined {
  switch (reviewing.kind) {
    case 'running':
      return seen ? undefined : 'stop'
    case 'none':
    case 'paused':
      return seen && wanted ? 'start' : undefined
    case 'done': {
      const { looks, failed, final, review } = reviewing
      if (looks !== undefined) return looks === 'all' && !seen ? 'stop' : undefined
      if (!seen || paused || failed !== undefined) return undefined
      if (!final) return 'look closer'
      return wantedEverywhere && closerLooks(review.decisions, true).length > 0 ? 'look everywhere' : undefined
    }
    default:
      return undefined
  }
}

export interface JudgingControls extends ReviewControls {
  /** Has somebody asked for a closer look at every decision, and perhaps paused it? */
  readonly everywhere: boolean
}

/** A review that continues while it is open. It starts automatically for a finished game, unless it was paused. */
export function useJudging(review: ReviewControls, game: Game, seen: boolean): JudgingControls {
  const { reviewing, start, lookCloser, lookEverywhere, cancel } = review
  const [asked, setAsked] = useState<{ readonly game: Game; readonly wanted: boolean; readonly everywhere: boolean }>()
  const own = asked?.game === game ? asked : undefined
  const everywhere = own?.everywhere === true
  const now = judgingNow({
    seen,
    wanted: own?.wanted ?? isOver(game),
    paused: own?.wanted === false,
    wantedEverywhere: everywhere,
    reviewing,
  })
  useEffect(() => {
    if (now === 'start') start()
    if (now === 'look closer') lookCloser()
    if (now === 'look everywhere') lookEverywhere()
    if (now === 'stop') cancel()
  }, [now, start, lookCloser, lookEverywhere, cancel])
  return useMemo(
    () => ({
      reviewing,
      everywhere,
      start() {
        setAsked({ game, wanted: true, everywhere })
        start()
      },
      lookCloser() {
        setAsked({ game, wanted: true, everywhere })
        lookCloser()
      },
      lookEverywhere() {
        setAsked({ game, wanted: true, everywhere: true })
        lookEverywhere()
      },
      cancel() {
        setAsked({ game, wanted: false, everywhere })
        cancel()
      },
    }),
    [reviewing, everywhere, start, lookCloser, lookEverywhere, cancel, game],
  )
}
