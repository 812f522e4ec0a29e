import type { Event } from '@amyitis/engine'
import type { Step } from '../../game/game-in-progress.ts'

/** R11.2, R11.3 The points of the final scoring, in the order in which they are given. */
export function finalScores(steps: readonly Step[]): Extract<Event, { type: 'score' }>[] {
  const last = steps[steps.length - 1]?.events ?? []
  return last.filter(
    (event): event is Extract<Event, { type: 'score' }> =>
      event.type === 'score' && event.points > 0 && (event.clause === 'R11.2' || event.clause === 'R11.3'),
  )
}
