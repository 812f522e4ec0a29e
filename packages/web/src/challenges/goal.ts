import type { Square, State } from '@amyitis/engine'
import type { Step } from '../game/game-in-progress.ts'

/** What has to come true; all of it. Where a number is missing, it doesn't matter. */
export interface Goal {
  /** Win by at least this many points. */
  readonly win?: number
  /** Be the one who plants a square, in this round at the latest. */
  readonly plant?: { readonly square: Square; readonly round: number }
  /** Score this many points by a clause of the rules. */
  readonly points?: { readonly clause: string; readonly count: number }
  /** Hold a Palace card of this level. */
  readonly palace?: number
  /** Place no irrigation cube. */
  readonly dry?: boolean
}

export type GoalVerdict = 'open' | 'met' | 'missed'

/** A game as far as it has come. */
interface Course {
  readonly you: number
  readonly state: State
  readonly steps: readonly Step[]
}

const whether = (met: boolean): GoalVerdict => (met ? 'met' : 'missed')
const unlessOver = ({ winners }: State, met: boolean): GoalVerdict =>
  met ? 'met' : winners === null ? 'open' : 'missed'

function won({ you, state }: Course, margin: number): GoalVerdict {
  if (state.winners === null) return 'open'
  const best = Math.max(...state.seats.filter((_, seat) => seat !== you).map(({ score }) => score))
  return whether(state.winners.includes(you) && state.seats[you].score - best >= margin)
}

function planted({ you, state, steps }: Course, { square, round }: NonNullable<Goal['plant']>): GoalVerdict {
  for (const step of steps)
    for (const event of step.events)
      if (event.type === 'tile' && event.square === square) return whether(event.seat === you && step.round <= round)
  return state.round > round || state.winners !== null ? 'missed' : 'open'
}

function scored({ you, state, steps }: Course, { clause, count }: NonNullable<Goal['points']>): GoalVerdict {
  let sum = 0
  for (const event of steps.flatMap(({ events }) => events))
    if (event.type === 'score' && event.seat === you && event.clause === clause) sum += event.points
  return unlessOver(state, sum >= count)
}

function staysDry({ you, state, steps }: Course): GoalVerdict {
  const digs = steps.some(({ events }) => events.some((event) => event.type === 'canal' && event.seat === you))
  return digs ? 'missed' : unlessOver(state, state.winners !== null)
}

/** Whether a goal is reached, out of reach, or still open. */
export function judge(goal: Goal, course: Course): GoalVerdict {
  const { state, you } = course
  const parts = [
    goal.win === undefined ? 'met' : won(course, goal.win),
    goal.plant === undefined ? 'met' : planted(course, goal.plant),
    goal.points === undefined ? 'met' : scored(course, goal.points),
    goal.palace === undefined ? 'met' : unlessOver(state, state.seats[you].palace >= goal.palace),
    goal.dry ? staysDry(course) : 'met',
  ] as const
  if (parts.includes('missed')) return 'missed'
  return parts.includes('open') ? 'open' : 'met'
}
