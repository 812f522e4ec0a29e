import { type ReactNode, use } from 'react'
import { kindOfTarget } from '../../board/target.ts'
import { Icon, type IconProps } from '../../icons/Icon.tsx'
import type { PlayModel } from '../use-table.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import { offeredChoices, shortChoices } from './choice-kinds.ts'
import { DoubledChoices } from './PromptChoices.tsx'

interface ActionProps {
  readonly icon: IconProps['name']
  readonly primary?: boolean
  onClick(): void
  readonly children: ReactNode
}

function Action({ icon, primary = false, onClick, children }: ActionProps) {
  return (
    <button type="button" className={primary ? 'button button-primary' : 'button'} onClick={onClick}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </button>
  )
}

/** While bots play: the next move of one that waits for a sign, or all of them without pauses. */
function BotActions({ model }: { readonly model: PlayModel }) {
  const { session } = model
  const { text } = model.table
  return (
    <>
      {session.kind === 'local' && session.bot === 'waiting' ? (
        <Action icon="step" primary onClick={model.next}>
          {text.t('table.menu.next')}
        </Action>
      ) : null}
      <Action icon="to-end" onClick={model.hurry}>
        {text.t('table.menu.skip')}
      </Action>
    </>
  )
}

function actionsOf(model: PlayModel, doubled: boolean): ReactNode {
  const { table, plan, planned, session } = model
  const { text, chosen, choices, deciding } = table
  if (table.state.decision === null && plan === undefined) return null
  const buttons = [...shortChoices(choices), ...offeredChoices(choices, doubled)]
  // Tapped once on the table: it can be played here too. A button of the prompt is pressed once more instead.
  if (chosen !== undefined && !buttons.some(({ target }) => target === chosen.target))
    return (
      <>
        <Action icon="check" primary onClick={() => model.play(chosen)}>
          {text.t('table.prompt.go')}
        </Action>
        <Action icon="close" onClick={model.back}>
          {text.t('app.cancel')}
        </Action>
      </>
    )
  const skips = session.kind === 'local' || session.skips
  return (
    <>
      {planned.length === 0 ? null : (
        <Action icon="play" primary onClick={model.playPlan}>
          {text.t('table.plan.play', { count: planned.length })}
        </Action>
      )}
      {deciding === undefined && plan === undefined && skips ? <BotActions model={model} /> : null}
      {shortChoices(choices).map((choice) => (
        <ChoiceButton key={kindOfTarget(choice.target)} model={model} choice={choice} short />
      ))}
    </>
  )
}

/** What can be done beside choosing on the table: play what was tapped, play the plan, hurry the bots, send a noble, pass. */
export function PromptActions({ model }: { readonly model: PlayModel }) {
  return <div className="prompt-buttons">{actionsOf(model, use(DoubledChoices))}</div>
}
