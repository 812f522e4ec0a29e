import type { Move } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { goodsParts } from '@amyitis/narration'
import type { Choice, TableModel } from '../../board/model.ts'
import { Named } from '../../board/Named.tsx'
import type { Chooser } from '../../board/use-board.ts'
import { capital } from '../../board/wording.ts'
import { Icon } from '../../icons/Icon.tsx'
import { choiceIcons } from './choice-icons.ts'
import './choices.css'

const SENTENCE = /\s*: (.*)/s

interface WordsProps {
  readonly table: TableModel
  readonly choice: Choice
  /** Chosen once: the same again plays it. */
  readonly chosen: boolean
}

/** The key that chooses it, on devices with a keyboard. Drawn by the stylesheet, so that it isn't part of the button's name. */
export function KeyHint({ number }: { readonly number: number | undefined }) {
  return number === undefined ? null : <span className="prompt-key" data-number={number} aria-hidden="true" />
}

/** Rows and temples lie on the table as well, and the title asks for a trade or goods: what they are called says enough. */
function shortName(text: Text, move: Move): string | undefined {
  switch (move.kind) {
    case 'temple':
      return text.name('temple', move.temple)
    case 'field':
      return capital(text.name('row', move.row), text.language)
    case 'free':
      return text.t(`table.card.${move.trade}`)
    case 'sell':
    case 'discard':
      return capital(text.list(goodsParts(text, move.goods)), text.language)
    case 'pass':
    case 'recruit':
    case 'caravan':
    case 'noble':
    case 'irrigate':
    case 'pay':
    case 'court':
    case 'good':
    case 'plant':
    case 'take':
    case 'ishtar':
    case 'exchange':
    case 'keep':
    case 'power':
      return undefined
  }
}

/** What stands on the button: what the choice is, and what it costs and brings. */
function Words({ table: { text }, choice: { name, detail, move }, chosen }: WordsProps) {
  const again = chosen ? <span className="prompt-choice-again">{text.t('table.prompt.once-more')}</span> : null
  // The title asks for a good: its name says enough to those who see the icon.
  if (move.kind === 'pay' || move.kind === 'good' || move.kind === 'take')
    return (
      <>
        <b aria-hidden="true">{capital(text.name('good', move.good), text.language)}</b>
        <span className="visually-hidden">{[name, detail].filter(Boolean).join(' – ')}</span>
        {again}
      </>
    )
  const called = shortName(text, move)
  if (called !== undefined)
    return (
      <>
        <b aria-hidden="true">{called}</b>
        <span className="visually-hidden">{detail === '' ? name : `${name} – `}</span>
        <span className={chosen ? 'visually-hidden' : 'prompt-choice-detail'}>{detail}</span>
        {again}
      </>
    )
  // A court card or a power is a sentence: "Banker II: 2 talents each round".
  const [title, about = ''] = detail === '' ? name.split(SENTENCE, 2) : [name, detail]
  return (
    <>
      <b>
        <Named words={title} />
        {detail === '' && about !== '' ? <span className="visually-hidden">: </span> : null}
      </b>
      {about === '' ? null : (
        <span className={chosen ? 'visually-hidden' : 'prompt-choice-detail'}>
          <Named words={about} />
        </span>
      )}
      {again}
    </>
  )
}

interface ChoiceButtonProps {
  readonly model: Chooser
  readonly choice: Choice
  /** Its name alone: the line of the prompt says the rest when it is looked at. */
  readonly short?: boolean
  /** The key that chooses it. */
  readonly number?: number
}

/** A choice as a button of its own: what it is, costs and brings. */
export function ChoiceButton({ model, choice, short = false, number }: ChoiceButtonProps) {
  const { table } = model
  const { name, detail, target } = choice
  const chosen = table.chosen?.target === target
  const classes = [
    'button',
    'prompt-choice',
    short ? 'is-short' : '',
    table.highlighted?.target === target ? 'is-highlighted' : '',
  ]
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-at={target}
      data-key={number}
      aria-label={short ? `${name} – ${detail}` : undefined}
      onClick={() => table.choose(choice)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && table.highlight(choice)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && table.highlight(undefined)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && table.highlight(choice)}
      onBlur={() => table.highlight(undefined)}
    >
      <span className="prompt-choice-icons">
        {choiceIcons(choice).map((icon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same good may lie there twice
          <Icon key={i} name={icon} size={short ? 20 : 32} />
        ))}
      </span>
      <span className="prompt-choice-words">
        {short ? <b>{name}</b> : <Words table={table} choice={choice} chosen={chosen} />}
      </span>
      <KeyHint number={number} />
    </button>
  )
}
