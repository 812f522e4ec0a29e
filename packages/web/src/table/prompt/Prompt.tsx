import { use, useEffect, useRef } from 'react'
import { lastInput } from '../../board/last-pointer.ts'
import { Named } from '../../board/Named.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useTouchedTip } from '../tip/touched.ts'
import type { PlayModel } from '../use-table.ts'
import { offeredChoices } from './choice-kinds.ts'
import { HintPanel } from './HintPanel.tsx'
import { PlanMoves } from './PlanMoves.tsx'
import { PromptActions } from './PromptActions.tsx'
import { DoubledChoices, PromptChoices } from './PromptChoices.tsx'
import { PromptTools } from './PromptTools.tsx'
import { PromptLine, TurnSoFar, titleOf } from './prompt-text.tsx'
import '../../theme/prompt.css'
import './prompt.css'
import './prompt-tip.css'
import './turn.css'
import './notice-place.css'

/** A question of more letters than this is written smaller where there is little room. */
const LONG = 56

/** With the keyboard, focus is lost when a button disappears or is disabled: it moves to the question. */
function useFocusOnQuestion() {
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (lastInput() !== 'key') return
    // On its way from one button to the next the focus is nowhere for a moment.
    const timer = setTimeout(() => {
      const focus = document.activeElement
      const lost = focus === null || focus === document.body || focus.matches(':disabled')
      if (lost) title.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  })
  return title
}

/**
 * What is asked of whom, and what there is to choose or to know: always as high. Below the question stand either the choices
 * that lie nowhere on the table, or a hint, or what the thing tapped or looked at costs and brings.
 */
export function Prompt({ model }: { readonly model: PlayModel }) {
  const { table, plan, hint } = model
  const { text, state, choices } = table
  const decides = state.decision?.player
  const title = useFocusOnQuestion()
  const asked = titleOf(model)
  const offers = offeredChoices(choices, use(DoubledChoices)).length > 0
  const tip = useTouchedTip(table)
  const shows =
    offers && hint === undefined ? 'choices' : tip !== undefined ? 'tip' : hint !== undefined ? 'hint' : 'line'
  const told = tip !== undefined && table.highlighted === undefined && table.refused === undefined
  const line = <PromptLine model={model} offers={offers} tip={shows === 'choices' && !told ? undefined : tip} />
  return (
    <section
      className={plan === undefined ? 'prompt prompt-play is-steady' : 'prompt prompt-play is-steady is-plan'}
      data-shows={shows}
      data-tip={shows === 'choices' && told ? true : undefined}
      aria-label={text.t('table.prompt.label')}
    >
      <div className="prompt-band on-glaze">
        <div className="prompt-main">
          {decides === undefined ? (
            <Icon name="winner" size={36} />
          ) : (
            <PlayerMark color={state.seats[decides].color} size={36} />
          )}
          <div className="prompt-head">
            {plan === undefined ? <TurnSoFar model={model} /> : <PlanMoves model={model} />}
            <p className={asked.length > LONG ? 'prompt-title is-long' : 'prompt-title'} ref={title} tabIndex={-1}>
              {plan === undefined ? null : <span className="prompt-badge">{text.t('table.plan.badge')}</span>}
              <Named words={asked} stops="tab" />
            </p>
            {shows === 'choices' ? line : null}
          </div>
          <PromptTools model={model} />
          <div className="prompt-body">
            {shows === 'hint' ? <HintPanel model={model} /> : null}
            {shows === 'choices' ? <PromptChoices model={model} /> : null}
            {shows === 'line' || shows === 'tip' ? line : null}
            {shows === 'hint' ? null : <PromptActions model={model} />}
          </div>
        </div>
      </div>
    </section>
  )
}
