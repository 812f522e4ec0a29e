import { useEffect, useRef } from 'react'
import { lastInput } from '../../board/last-pointer.ts'
import { Icon } from '../../icons/icon.tsx'
import { PlayerMark } from '../../icons/player-mark.tsx'
import type { PlayModel } from '../use-table.ts'
import { HintPanel } from './HintPanel.tsx'
import { PlanMoves } from './PlanMoves.tsx'
import { PromptButtons } from './PromptButtons.tsx'
import { PromptChoices } from './PromptChoices.tsx'
import { PromptLine, TurnSoFar, titleOf } from './PromptWords.tsx'
import './prompt.css'
import './drawer.css'

/** Whoever plays by keyboard loses the focus with a button that goes away or is switched off: it goes on from the question. */
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

/** What is asked of whom, what a choice would bring, and the choices that lie nowhere else. */
export function Prompt({ model }: { readonly model: PlayModel }) {
  const { table, plan } = model
  const { text, state } = table
  const decides = state.decision?.player
  const title = useFocusOnQuestion()
  return (
    <section
      className={plan === undefined ? 'prompt prompt-play' : 'prompt prompt-play is-plan'}
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
            <p className="prompt-title" ref={title} tabIndex={-1}>
              {plan === undefined ? null : <span className="prompt-badge">{text.t('table.plan.badge')}</span>}
              {titleOf(model)}
            </p>
          </div>
          <PromptLine model={model} />
          <PromptButtons model={model} />
        </div>
      </div>
      <div className="prompt-drawer">
        <HintPanel model={model} />
        <PromptChoices model={model} />
      </div>
    </section>
  )
}
