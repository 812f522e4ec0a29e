import { capital } from '../../board/choices.ts'
import type { Choice, TableModel } from '../../board/model.ts'
import type { Chooser } from '../../board/use-board.ts'
import { Icon } from '../../icons/icon.tsx'
import { moveIcons } from './move-icon.ts'

const SENTENCE = /\s*: (.*)/s

interface WordsProps {
  readonly table: TableModel
  readonly choice: Choice
}

/** What stands on the button: what the choice is, and what it costs and brings. */
function Words({ table: { text }, choice: { name, detail, move } }: WordsProps) {
  // The title asks for a good: its name says enough to those who see the icon.
  if (move.kind === 'pay' || move.kind === 'good' || move.kind === 'take')
    return (
      <>
        <b aria-hidden="true">{capital(text.name('good', move.good), text.language)}</b>
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
    table.looked?.target === choice.target ? 'is-looked' : '',
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
        {moveIcons(choice.move).map((icon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same good may lie there twice
          <Icon key={i} name={icon} size={24} />
        ))}
      </span>
      <span className="prompt-choice-words">{short ? <b>{name}</b> : <Words table={table} choice={choice} />}</span>
    </button>
  )
}
