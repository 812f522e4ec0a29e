import type { Decision } from '@amyitis/engine'
import { useEffect, useRef } from 'react'
import { type CoachState, markTold, useCoach } from '../../app/coach/coach-store.ts'
import type { PlayModel } from '../use-table.ts'

/** What the coach explains now: a kind of decision that has not been asked before. */
export function tipFor(coach: CoachState, game: string, asked: Decision | undefined): Decision | undefined {
  return coach.game === game && asked !== undefined && !coach.told.includes(asked) ? asked : undefined
}

/** The same for a table; a move that is played says that it was understood. */
export function useCoachTip({ table, session, plan }: PlayModel): Decision | undefined {
  const { deciding, state, game } = table
  const asks = deciding !== undefined && plan === undefined && session.kind === 'local'
  const tip = tipFor(useCoach(), session.running.head.id, asks ? state.decision?.kind : undefined)
  const shown = useRef({ tip, game })
  useEffect(() => {
    const before = shown.current
    if (before.tip !== undefined && before.game !== game) markTold(before.tip)
    shown.current = { tip, game }
  }, [tip, game])
  return tip
}
