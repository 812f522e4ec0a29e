import type { Event, Game } from '@amyitis/engine'
import type { TermId } from '@amyitis/text/app'
import type { Step } from '../../game/running.ts'

/** R11.2, R11.3 The points of the final scoring, in the order in which they are given. */
export function finalScores(steps: readonly Step[]): Extract<Event, { type: 'score' }>[] {
  const last = steps[steps.length - 1]?.events ?? []
  return last.filter(
    (event): event is Extract<Event, { type: 'score' }> =>
      event.type === 'score' && event.points > 0 && (event.clause === 'R11.2' || event.clause === 'R11.3'),
  )
}

const number = (clause: string) => Number(clause.replace(/^R(\d+)\.(\d+)$/, (_, a, b) => String(100 * a + 1 * b)))

/** Where points came from in this game, in the order of the rules. */
export function sourcesOf({ tally }: Game): TermId<'source'>[] {
  const clauses = [...new Set(tally.flatMap((points) => Object.keys(points)))]
  const order = (clause: string) => (clause === 'start' ? 0 : number(clause))
  return clauses.sort((a, b) => order(a) - order(b)) as TermId<'source'>[]
}
