import { GOODS, type Good } from '@amyitis/engine'
import { Icon } from '../../icons/icon.tsx'
import { capital } from '../choices/choices.ts'
import type { Choice, TableModel } from '../model.ts'
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

const SENTENCE = /(?<=:) (.*)/s
const COLON = /\s*:$/

/** What stands on the button: the name, and what it brings. Of a good its name says enough. */
function wordsOf({ text }: TableModel, { name, detail, target }: Choice): readonly [called: string, said: string] {
  const [place, word] = target.split(' ')
  if (place === 'good' && isGood(word)) return [capital(text.name('good', word), text.language), '']
  if (detail !== '') return [name, detail]
  // A court card or a power is a sentence: "Banker II: 2 talents each round".
  const [called, told = ''] = name.split(SENTENCE, 2)
  return [called.replace(COLON, ''), told]
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
  const [called, said] = wordsOf(table, choice)
  const whole = `${called} ${said}`.trim() === `${name} ${detail}`.trim()
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
      aria-label={short || !whole ? [name, detail].filter(Boolean).join(': ') : undefined}
      onClick={() => model.play(choice)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && table.look(choice)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && table.look(undefined)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && table.look(choice)}
      onBlur={() => table.look(undefined)}
    >
      <span className="prompt-choice-icons">
        <Icons move={choice.move} />
      </span>
      <span className="prompt-choice-words">
        <b>{called}</b>
        {short || said === '' ? null : <span className="prompt-choice-detail">{said}</span>}
      </span>
    </button>
  )
}
