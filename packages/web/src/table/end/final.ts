import type { Event, Game } from '@amyitis/engine'
import type { Step } from '../../game/running.ts'
import { type Source, sourcesIn } from '../../replay/model/points.ts'

/** R11.2, R11.3 The points of the final scoring, in the order in which they are given. */
export function finalScores(steps: readonly Step[]): Extract<Event, { type: 'score' }>[] {
  const last = steps[steps.length - 1]?.events ?? []
  return last.filter(
    (event): event is Extract<Event, { type: 'score' }> =>
      event.type === 'score' && event.points > 0 && (event.clause === 'R11.2' || event.clause === 'R11.3'),
  )
}

/** Where points came from in this game, in the order of the charts below. */
export const sourcesOf = ({ tally }: Game): Source[] => sourcesIn(tally)
