import { type Clause, refusalOf } from '@amyitis/narration'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Route, routeTo } from '../../app/router.ts'
import { Named } from '../../board/Named.tsx'
import { regionOf } from '../../board/regions.ts'
import type { Board } from '../../board/use-board.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Rich } from '../../rules/Rich.tsx'
import { ChoiceButton } from '../../table/prompt/ChoiceButton.tsx'
import { offeredChoices, shortChoices } from '../../table/prompt/choice-kinds.ts'
import { DoubledChoices, PromptChoices } from '../../table/prompt/PromptChoices.tsx'
import { TipLine } from '../../table/tip/TipLine.tsx'
import { useTouchedTip } from '../../table/tip/touched.ts'
import '../../theme/prompt.css'
import '../../theme/pieces.css'
import './coach.css'
import './coach-small.css'

export interface CoachProps {
  readonly lesson: Board
  readonly title: string
  /** Beside the title: the step, or whether it is solved. */
  readonly aside: ReactNode
  /** What is said; read out when it changes. */
  readonly words: string
  readonly mood?: 'says' | 'praises' | 'objects'
  /** The clause with the details. */
  readonly clause?: Clause | undefined
  readonly children?: ReactNode
  /** One step back, if there is one. */
  readonly onBack?: (() => void) | undefined
  /** Next, hint, try again … */
  readonly buttons?: ReactNode
  /** Where leaving leads, if not to the lessons. */
  readonly leave?: { readonly to: Route; readonly name: string }
}

const ICONS = { says: 'learn', praises: 'check', objects: 'warning' } as const

const MOODS = {
  says: 'prompt coach is-steady',
  praises: 'prompt coach is-steady is-praises',
  objects: 'prompt coach is-steady is-objects',
} as const

/** More letters than this are written smaller. */
const LONG = 190

interface LineProps {
  readonly lesson: Board
  /** Is nothing else said? */
  readonly alone: boolean
}

/** What a choice costs and brings, or why something cannot be chosen now. */
function Line({ lesson, alone }: LineProps) {
  const { table, notNow } = lesson
  const { text, highlighted, chosen, refused, deciding, choices } = table
  const tip = useTouchedTip(table)
  if (refused !== undefined)
    return (
      <p className="prompt-line is-refused is-now" role="alert">
        <Rich away words={refusalOf(text, refused.refusal)} />
      </p>
    )
  if (notNow)
    return (
      <p className="prompt-line is-refused is-now" role="alert">
        {text.t('learn.not-now')}
      </p>
    )
  if (tip !== undefined) return <TipLine tip={tip} text={text} />
  if (highlighted !== undefined)
    return (
      <p className="prompt-line is-now">
        <b>
          <Named words={highlighted.name} />
        </b>{' '}
        <Named words={highlighted.detail} />
        {chosen?.target === highlighted.target ? (
          <span className="prompt-again">{text.t('table.prompt.again')}</span>
        ) : null}
      </p>
    )
  const glows = choices.some(({ target }) => regionOf(target) !== undefined)
  return deciding === undefined || !glows || !alone ? null : (
    <p className="prompt-line coach-glow">{text.t('learn.choose')}</p>
  )
}

/** The guide: says what to do, in the place where else the prompt stands. */
export function Coach(props: CoachProps) {
  const { lesson, title, aside, words, mood = 'says', clause, children, onBack, buttons, leave } = props
  const { text, chosen, choices } = lesson.table
  const panel = useRef<HTMLElement>(null)
  // A button that has gone takes the focus with it: it comes back here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is said
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [words])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={MOODS[mood]}
      data-offers={offeredChoices(choices).length > 0 ? true : undefined}
      aria-label={text.t('learn.coach')}
    >
      <div className="prompt-band on-glaze">
        <div className="coach-head">
          <Icon name={ICONS[mood]} size={24} className="coach-sign" />
          <h2 className="coach-title">{title}</h2>
          <div className="coach-aside">{aside}</div>
        </div>
        <div className="coach-ways">
          {onBack === undefined ? null : (
            <button
              type="button"
              className="button button-quiet button-icon"
              aria-label={text.t('learn.back')}
              onClick={onBack}
            >
              <Icon name="back" size={18} />
            </button>
          )}
          <a
            className="button button-quiet button-icon"
            href={routeTo(leave?.to ?? { screen: 'learn', rest: [] })}
            aria-label={leave?.name ?? text.t('learn.leave')}
          >
            <Icon name="close" size={18} />
          </a>
        </div>
        <div className={words.length > LONG ? 'coach-words is-long' : 'coach-words'}>
          <p className="coach-text" aria-live="polite">
            <Rich away words={clause === undefined ? words : `${words} ${clause}`} />
          </p>
          {children}
          <Line lesson={lesson} alone={!children && words.length <= LONG} />
        </div>
        <DoubledChoices value={false}>
          <div className="coach-choices">
            <PromptChoices model={lesson} />
          </div>
        </DoubledChoices>
        <div className="prompt-buttons">
          {chosen === undefined ? null : (
            <button type="button" className="button button-primary" onClick={() => lesson.play(chosen)}>
              <Icon name="check" size={18} />
              {text.t('table.prompt.go')}
            </button>
          )}
          {shortChoices(choices).map((choice) => (
            <ChoiceButton key={choice.target} model={lesson} choice={choice} short />
          ))}
          {buttons}
        </div>
      </div>
    </section>
  )
}
