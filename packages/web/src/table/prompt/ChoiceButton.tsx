import { GOODS } from '@amyitis/engine'
import { Icon } from '../../icons/icon.tsx'
import type { Choice } from '../model.ts'
import type { Chooser } from '../use-table.ts'
import { moveIcon } from './move-icon.ts'

const isGood = (word: string) => (GOODS as readonly string[]).includes(word)

/** The goods that a move names show what it is about better than any sign. */
function Icons({ move }: { readonly move: string }) {
  const goods = move.split(' ').slice(1).filter(isGood)
  if (goods.length === 0) return <Icon name={moveIcon(move)} size={24} />
  return goods.map((good, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same good may lie there twice
    <Icon key={i} name={good as (typeof GOODS)[number]} size={24} />
  ))
}

const SENTENCE = /(?<=:) (.*)/s

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
  // A court card or a power is a sentence: "Banker II: 2 talents each round".
  const [called, told = ''] = detail === '' ? name.split(SENTENCE, 2) : [name]
  const said = detail === '' ? told : detail
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
      <span className="prompt-choice-words">
        <b>{called}</b>
        {short || said === '' ? null : <span className="prompt-choice-detail">{said}</span>}
      </span>
    </button>
  )
}
