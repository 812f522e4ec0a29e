import { type ReactNode, use } from 'react'
import { kindOfTarget } from '../../board/target.ts'
import type { Chooser } from '../../board/use-board.ts'
import { Icon, type IconProps } from '../../icons/Icon.tsx'
import { ChoiceButton } from './ChoiceButton.tsx'
import { offeredChoices, shortChoices } from './choice-kinds.ts'
import { DoubledChoices } from './PromptChoices.tsx'

interface ActionProps {
  readonly icon: IconProps['name']
  readonly primary?: boolean
  onClick(): void
  readonly children: ReactNode
}

export function Action({ icon, primary = false, onClick, children }: ActionProps) {
  return (
    <button type="button" className={primary ? 'button button-primary' : 'button'} onClick={onClick}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </button>
  )
}

interface PromptActionsProps {
  readonly model: Chooser
  /** Forgets what was tapped. */
  onCancel(): void
  /** What else can be done, while nothing is tapped. */
  readonly children?: ReactNode
}

/** What can be done beside choosing on the table: play what was tapped, send a noble, pass. */
export function PromptActions({ model, onCancel, children }: PromptActionsProps) {
  const { text, chosen, choices } = model.table
  const short = shortChoices(choices)
  const buttons = [...short, ...offeredChoices(choices, use(DoubledChoices))]
  // Tapped once on the table: it can be played here too. A button of the prompt is pressed once more instead.
  const tapped = buttons.some(({ target }) => target === chosen?.target) ? undefined : chosen
  return (
    <div className="prompt-buttons">
      {tapped === undefined ? (
        <>
          {children}
          {short.map((choice) => (
            <ChoiceButton key={kindOfTarget(choice.target)} model={model} choice={choice} short />
          ))}
        </>
      ) : (
        <>
          <Action icon="check" primary onClick={() => model.play(tapped)}>
            {text.t('table.prompt.go')}
          </Action>
          <Action icon="close" onClick={onCancel}>
            {text.t('app.cancel')}
          </Action>
        </>
      )}
    </div>
  )
}
