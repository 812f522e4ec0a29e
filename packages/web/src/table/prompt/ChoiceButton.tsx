import { GOODS, type Good } from '@amyitis/engine'
import { capital } from '../../board/choices.ts'
import type { Choice, TableModel } from '../../board/model.ts'
import { Icon } from '../../icons/icon.tsx'
import type { Chooser } from '../use-table.ts'
import { moveIcon } from './move-icon.ts'

const isGood = (word: string): word is Good => (GOODS as readonly string[]).includes(word)

/** The goods that a move names show what it is about better than any sign. */
function Icons({ move }: { readonly move: string }) {
  const goods = move.split(' ').slice(1).filter(isGood)
  if (goods.length === 0) return <Icon name={moveIcon(move)} size={24} />
  return goods.map((good, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same good may lie there twice
    <Icon key={i} name={good} size={24} />
  ))
}

const SENTENCE = /\s*: (.*)/s

interface WordsProps {
  readonly table: TableModel
  readonly choice: Choice
}

/** What stands on the button: what the choice is, and what it costs and brings. */
function Words({ table: { text }, choice: { name, detail, target } }: WordsProps) {
  const [place, word] = target.split(' ')
  // The title asks for a good: its name says enough to those who see the icon.
  if (place === 'good' && isGood(word))
    return (
      <>
        <b aria-hidden="true">{capital(text.name('good', word), text.language)}</b>
        <span className="visually-hidden">{[name, detail].filter(Boolean).join(': ')}</span>
      </>
    )
  // A court card or a power is a sentence: "Banker II: 2 talents each round".
  const [called, told = ''] = detail === '' ? name.split(SENTENCE, 2) : [name, detail]
  return (
    <>
      <b>
        {called}
        {detail === '' && told !== '' ? <span className="visually-hidden">: </span> : null}
      </b>
      {told === '' ? null : <span className="prompt-choice-detail">{told}</span>}
    </>
  )
}

interface ChoiceButtonProps {
  readonly model: Chooser
  readonly choice: Choice
  /** Its name alone: the line of the prompt says the rest when it is looked at. */
  readonly short?: boolean
}

/** A choice as a button of its own: what it is, costs and brings. */
export function ChoiceButton({ model, choice, short = false }: ChoiceButtonProps) {
  const { table } = model
  const { name, detail } = choice
  const classes = [
    'button',
    'prompt-choice',
    short ? 'is-short' : '',
    table.looked?.move === choice.move ? 'is-looked' : '',
  ]
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-at={choice.target}
      aria-label={short ? `${name}: ${detail}` : undefined}
      onClick={() => model.play(choice)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && table.look(choice)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && table.look(undefined)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && table.look(choice)}
      onBlur={() => table.look(undefined)}
    >
      <span className="prompt-choice-icons">
        <Icons move={choice.move} />
      </span>
      <span className="prompt-choice-words">{short ? <b>{name}</b> : <Words table={table} choice={choice} />}</span>
    </button>
  )
}
