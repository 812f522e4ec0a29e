import { useEffect, useRef } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { PlayerMark } from '../../icons/player-mark.tsx'
import { lastInput } from '../last-pointer.ts'
import type { PlayModel } from '../use-table.ts'
import { HintPanel } from './HintPanel.tsx'
import { PromptButtons } from './PromptButtons.tsx'
import { PromptChoices } from './PromptChoices.tsx'
import { PromptLine, TurnSoFar, titleOf } from './PromptWords.tsx'
import './prompt.css'

/** Whoever plays by keyboard loses the focus with the choice that is played: it goes on from the question. */
function useFocusOnQuestion(question: unknown) {
  const title = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (lastInput() === 'key' && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [question])
  return title
}

/** What is asked of whom, what a choice would bring, and the choices that lie nowhere else. */
export function Prompt({ model }: { readonly model: PlayModel }) {
  const { table, plan } = model
  const { text, state } = table
  const decides = state.decision?.player
  const title = useFocusOnQuestion(table.game)
  return (
    <section className={plan === undefined ? 'prompt' : 'prompt is-plan'} aria-label={text.t('table.prompt.label')}>
      <HintPanel model={model} />
      <div className="prompt-band on-glaze">
        <div className="prompt-main">
          {decides === undefined ? (
            <Icon name="winner" size={36} />
          ) : (
            <PlayerMark color={state.seats[decides].color} size={36} />
          )}
          <div className="prompt-head">
            <TurnSoFar model={model} />
            <p className="prompt-title" ref={title} tabIndex={-1}>
              {plan === undefined ? null : <span className="prompt-badge">{text.t('table.plan.badge')}</span>}
              {titleOf(model)}
            </p>
          </div>
          <PromptLine model={model} />
          <PromptButtons model={model} />
        </div>
        <PromptChoices model={model} />
      </div>
    </section>
  )
}
