import { type ReactNode, use, useEffect, useRef } from 'react'
import { lastInput } from '../../board/last-pointer.ts'
import { Named } from '../../board/Named.tsx'
import type { Chooser } from '../../board/use-board.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import type { Tip } from '../tip/tip.ts'
import { useTouchedTip } from '../tip/touched.ts'
import { offeredChoices } from './choice-kinds.ts'
import { DoubledChoices, PromptChoices } from './PromptChoices.tsx'
import '../../theme/prompt.css'
import './prompt.css'
import './prompt-tip.css'
import './turn.css'
import './notice-place.css'

/** A question of more letters than this is written smaller where there is little room. */
const LONG = 48

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

/** The question, and what explains it where there is room. */
function Asked({ words }: { readonly words: string }) {
  const end = words.indexOf('? ') + 1
  if (end === 0) return <Named words={words} stops="tab" />
  return (
    <>
      <Named words={words.slice(0, end)} stops="tab" />
      <span className="prompt-rest">
        <Named words={words.slice(end)} stops="tab" />
      </span>
    </>
  )
}

interface PromptFrameProps {
  readonly model: Chooser
  readonly label: string
  readonly asked: string
  /** Nothing of it counts: what it is called. */
  readonly badge?: string | undefined
  /** The decisions so far. */
  readonly moves?: ReactNode
  readonly tools: ReactNode
  readonly hint?: ReactNode
  readonly actions: ReactNode
  /** The second line, beside buttons for the choices or without, or what there is to say of a thing that was tapped. */
  line(offers: boolean, tip: Tip | undefined): ReactNode
}

/**
 * What is asked of whom, and what there is to choose or to know: always as high. Below the question stand either the choices
 * that lie nowhere on the table, or a hint, or what the thing tapped or looked at costs and brings.
 */
export function PromptFrame({ model, label, asked, badge, moves, tools, hint, actions, line }: PromptFrameProps) {
  const { table } = model
  const { state, choices } = table
  const decides = state.decision?.player
  const title = useFocusOnQuestion()
  const offers = offeredChoices(choices, use(DoubledChoices)).length > 0
  const tip = useTouchedTip(table)
  const shows =
    offers && hint === undefined ? 'choices' : tip !== undefined ? 'tip' : hint !== undefined ? 'hint' : 'line'
  const told = tip !== undefined && table.highlighted === undefined && table.refused === undefined
  const words = line(offers, shows === 'choices' && !told ? undefined : tip)
  return (
    <section
      className={badge === undefined ? 'prompt prompt-play is-steady' : 'prompt prompt-play is-steady is-plan'}
      data-shows={shows}
      data-tip={shows === 'choices' && told ? true : undefined}
      aria-label={label}
    >
      <div className="prompt-band on-glaze">
        <div className="prompt-main">
          {decides === undefined ? (
            <Icon name="winner" size={36} />
          ) : (
            <PlayerMark color={state.seats[decides].color} size={36} />
          )}
          <div className="prompt-head">
            {moves}
            <p className={asked.length > LONG ? 'prompt-title is-long' : 'prompt-title'} ref={title} tabIndex={-1}>
              {badge === undefined ? null : <span className="prompt-badge">{badge}</span>}
              <Asked words={asked} />
            </p>
            {shows === 'choices' ? words : null}
          </div>
          {tools}
          <div className="prompt-body">
            {shows === 'hint' ? hint : null}
            {shows === 'choices' ? <PromptChoices model={model} /> : null}
            {shows === 'line' || shows === 'tip' ? words : null}
            {shows === 'hint' ? null : actions}
          </div>
        </div>
      </div>
    </section>
  )
}
