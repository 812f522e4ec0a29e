import type { Decision } from '@amyitis/engine'
import { useEffect, useRef } from 'react'
import { type CoachState, dismissCoach, markTold, useCoach } from '../../app/coach/coach-store.ts'
import { GUIDE } from '../../app/first-game.ts'
import { Portrait } from '../../app/people/Portrait.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import type { PlayModel } from '../use-table.ts'
import '../../theme/prompt.css'
import './coach-tip.css'

/** The coach of a first game, in the place of the prompt: what this kind of decision is about. */
export function CoachTip({ tip }: { readonly tip: Decision }) {
  const text = useText()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="prompt is-steady"
      data-shows="hint"
      aria-label={text.t('coach.title', { name: text.t(`level.${GUIDE}.name`) })}
    >
      <div className="prompt-band on-glaze coach-tip-band">
        <Portrait level={GUIDE} size={64} />
        <p className="coach-tip-words" aria-live="polite">
          <b className="coach-tip-name">{text.t('coach.title', { name: text.t(`level.${GUIDE}.name`) })}</b>{' '}
          {text.t(`coach.${tip}`)}
        </p>
        <div className="prompt-buttons">
          <button type="button" className="button button-primary" onClick={() => markTold(tip)}>
            <Icon name="check" size={18} />
            {text.t('coach.ok')}
          </button>
          <button type="button" className="button button-quiet coach-tip-off" onClick={dismissCoach}>
            {text.t('coach.off')}
          </button>
        </div>
      </div>
    </section>
  )
}

/** In the menu of a coached game: on without the coach, and without waiting for clicks. */
export function CoachMenu({ game }: { readonly game: string }) {
  const text = useText()
  const coach = useCoach()
  if (coach.game !== game) return null
  return (
    <button type="button" className="button" onClick={dismissCoach}>
      <Icon name="learn" size={18} />
      {text.t('coach.off')}
    </button>
  )
}

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
