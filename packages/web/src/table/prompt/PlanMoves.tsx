import { moveName } from '@amyitis/narration'
import { useEffect, useRef } from 'react'
import { Named } from '../../board/Named.tsx'
import { capital } from '../../board/wording.ts'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import type { PlayModel } from '../use-table.ts'

/** The moves that are tried, in order, each with who would make it; the last one stays in view. */
export function PlanMoves({ model }: { readonly model: PlayModel }) {
  const { plan, session, table } = model
  const { text, state } = table
  const list = useRef<HTMLOListElement>(null)
  const count = plan?.moves.length ?? 0
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ left: list.current.scrollWidth })
  }, [count])
  if (plan === undefined || count === 0) return null
  const tried = plan.running.steps.slice(session.running.steps.length)
  return (
    <ol className="prompt-turn prompt-plan" ref={list} aria-label={text.t('table.plan.moves')}>
      {plan.moves.map((move, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same move may come twice
        <li key={i}>
          <b>{i + 1}</b>
          <PlayerMark color={state.seats[tried[i]?.seat ?? plan.running.game.position.player].color} size={14} />
          <Named words={capital(moveName(text, move), text.language)} stops="tab" />
        </li>
      ))}
    </ol>
  )
}
