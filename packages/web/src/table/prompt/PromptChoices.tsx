import type { Choice } from '../../board/model.ts'
import { kindOfTarget, type TargetKind } from '../../board/target.ts'
import type { Chooser } from '../../board/use-board.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import { ExchangePicker } from './ExchangePicker.tsx'
import { HandfulPicker } from './HandfulPicker.tsx'

/** Choices that lie on the table where everybody sees them glow; all others are buttons here. */
const ON_TABLE: readonly TargetKind[] = ['card', 'city', 'canal', 'square', 'row', 'temple']
/** Actions beside recruiting and the caravan: short buttons next to the others. */
const SHORT: readonly TargetKind[] = ['pass', 'noble']
/** With so many the goods are picked one by one. */
const MANY = 3

export const shortChoices = (choices: readonly Choice[]): Choice[] =>
  choices.filter(({ target }) => SHORT.includes(kindOfTarget(target)))

/** The choices that need buttons of their own. */
export const offeredChoices = (choices: readonly Choice[]): Choice[] =>
  choices.filter(({ target }) => ![...ON_TABLE, ...SHORT].includes(kindOfTarget(target)))

/** The choices that are offered in the prompt. */
export function PromptChoices({ model }: { readonly model: Chooser }) {
  const { choices, state } = model.table
  const offered = offeredChoices(choices)
  if (offered.length === 0) return null
  const kind = state.decision?.kind
  const picked = (kind === 'sell' || kind === 'discard' || kind === 'exchange') && choices.length > MANY
  const single = picked ? offered.filter(({ move }) => move.kind === 'keep') : offered
  return (
    <div className="prompt-choices on-glaze">
      {picked && kind === 'exchange' ? <ExchangePicker model={model} /> : null}
      {picked && kind !== 'exchange' ? <HandfulPicker key={kind} model={model} kind={kind} /> : null}
      {single.map((choice) => (
        <ChoiceButton key={choice.target} model={model} choice={choice} />
      ))}
    </div>
  )
}
