import { useCallback, useEffect, useState } from 'react'
import { getSettings } from '../../app/settings/settings-store.ts'
import { isStill } from '../../app/use-appearance.ts'
import { DUSK, FAREWELL, pointNotes, VICTORY } from '../sounds/notes.ts'
import { type Note, sound } from '../sounds/synth.ts'
import { type FinalePlan, POINT_MS } from './plan.ts'

export interface Ceremony {
  /** The step that goes on. */
  readonly at: number
  /** How many points of it have been counted. */
  readonly counted: number
  /** All of it has been shown. */
  readonly done: boolean
  skip(): void
}

function play(notes: readonly Note[]): void {
  const { sounds, volume } = getSettings()
  if (sounds) sound(notes, volume)
}

/** Leads through the ceremony; who wants rest, or has seen it, begins at its end. */
export function useCeremony(plan: FinalePlan, plays: boolean, won: boolean): Ceremony {
  const last = plan.steps.length - 1
  const [{ at, counted, done }, set] = useState(() => {
    const whole = !plays || isStill(getSettings())
    return { at: whole ? last : 0, counted: 0, done: whole }
  })
  const step = plan.steps[at]
  const points = step.kind === 'count' ? step.points : 0
  useEffect(() => {
    if (done) return
    if (step.kind === 'dusk') play(DUSK)
    if (step.kind === 'garland') play(won ? VICTORY : FAREWELL)
  }, [done, step, won])
  useEffect(() => {
    if (done) return
    const counting = counted < points
    const rest = step.ms - POINT_MS * points
    const timer = setTimeout(
      () => {
        if (counting) {
          play(pointNotes(counted))
          set({ at, counted: counted + 1, done: false })
        } else if (at < last) set({ at: at + 1, counted: 0, done: false })
        else set({ at, counted: 0, done: true })
      },
      counting ? POINT_MS : rest,
    )
    return () => clearTimeout(timer)
  }, [at, counted, done, last, points, step])
  const skip = useCallback(() => set({ at: last, counted: 0, done: true }), [last])
  return { at, counted, done, skip }
}
