import { type CSSProperties, createContext, use } from 'react'
import type { Chooser } from '../../board/use-board.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import { offeredChoices, pickingOf } from './choice-kinds.ts'
import { ExchangePicker } from './ExchangePicker.tsx'
import { HandfulPicker } from './HandfulPicker.tsx'
import './choices.css'
import './prompt-phone.css'
import './prompt-away.css'
import './prompt-large-text.css'
import './prompt-beside.css'

/** Are choices that lie behind a tab buttons of the prompt as well? */
export const DoubledChoices = createContext(false)

/** More than this many stand in two rows. */
const ONE_ROW = 5
/** From this many on, the line of the prompt says what the one looked at costs and brings. */
const BRIEF = 4

/** The choices that are offered in the prompt: equal buttons, each with its key. */
export function PromptChoices({ model }: { readonly model: Chooser }) {
  const offered = offeredChoices(model.table.choices, use(DoubledChoices))
  if (offered.length === 0) return null
  const picking = pickingOf(model.table)
  const keep = offered.filter(({ move }) => move.kind === 'keep')
  if (picking !== undefined)
    return (
      <div className="prompt-choices is-picked on-glaze">
        <p className="prompt-elsewhere">{model.table.text.t('table.prompt.elsewhere')}</p>
        {picking === 'exchange' ? (
          <ExchangePicker model={model} />
        ) : (
          <HandfulPicker key={picking} model={model} kind={picking} />
        )}
        {keep.map((choice) => (
          <ChoiceButton key={choice.target} model={model} choice={choice} short />
        ))}
      </div>
    )
  const columns = offered.length > ONE_ROW ? Math.ceil(offered.length / 2) : offered.length
  return (
    <div
      className={offered.length >= BRIEF ? 'prompt-choices is-brief on-glaze' : 'prompt-choices on-glaze'}
      style={{ '--columns': columns, '--half': Math.ceil(offered.length / 2) } as CSSProperties}
    >
      {offered.map((choice, i) => (
        <ChoiceButton key={choice.target} model={model} choice={choice} number={i + 1} />
      ))}
    </div>
  )
}
