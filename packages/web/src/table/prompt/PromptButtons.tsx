import type { ReactNode } from 'react'
import { useSettings } from '../../app/settings/settings-store.ts'
import { Icon, type IconProps } from '../../icons/icon.tsx'
import type { PlayModel } from '../use-table.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import { shortChoices } from './PromptChoices.tsx'

interface ToolProps {
  readonly icon: IconProps['name']
  readonly disabled?: boolean
  readonly pressed?: boolean
  readonly primary?: boolean
  /** Always there: its name stands small below its icon. */
  readonly brief?: boolean
  onClick(): void
  readonly children: ReactNode
}

function Tool({ icon, disabled = false, pressed, primary = false, brief = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={['button', primary ? 'button-primary' : '', brief ? 'prompt-tool' : ''].filter(Boolean).join(' ')}
      disabled={disabled}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </button>
  )
}

/** While bots play: the next move of one that waits for a sign, or all of them without pauses. */
function BotTools({ model }: { readonly model: PlayModel }) {
  const { session } = model
  const { text } = model.table
  return (
    <>
      {session.kind === 'local' && session.bot === 'waiting' ? (
        <Tool icon="step" primary onClick={model.next}>
          {text.t('table.menu.next')}
        </Tool>
      ) : null}
      <Tool icon="to-end" onClick={model.hurry}>
        {text.t('table.menu.skip')}
      </Tool>
    </>
  )
}

function PlanTools({ model }: { readonly model: PlayModel }) {
  const { text } = model.table
  const { planned } = model
  return (
    <>
      {planned.length === 0 ? null : (
        <Tool icon="play" primary onClick={model.playPlan}>
          {text.t('table.plan.play', { count: planned.length })}
        </Tool>
      )}
      <Tool icon="close" brief onClick={model.togglePlan}>
        {text.t('table.plan.leave')}
      </Tool>
    </>
  )
}

/** What can be done beside choosing: play the tapped choice, undo, plan, ask for a hint. */
export function PromptButtons({ model }: { readonly model: PlayModel }) {
  const { hints } = useSettings()
  const { table, plan, session } = model
  const { text, chosen, deciding } = table
  const skips = session.kind === 'local' || session.skips
  if (table.state.decision === null && plan === undefined) return null
  const undo = (
    <Tool icon="undo" brief disabled={!model.canUndo} onClick={model.undo}>
      {text.t('table.menu.undo')}
    </Tool>
  )
  if (chosen !== undefined)
    return (
      <div className="prompt-buttons">
        <Tool icon="check" primary onClick={() => model.play(chosen)}>
          {text.t('table.prompt.go')}
        </Tool>
        <Tool icon="close" onClick={model.back}>
          {text.t('app.cancel')}
        </Tool>
      </div>
    )
  return (
    <div className="prompt-buttons">
      {shortChoices(table.choices).map((choice) => (
        <ChoiceButton key={choice.target} model={model} choice={choice} short />
      ))}
      {deciding === undefined && plan === undefined && skips ? <BotTools model={model} /> : null}
      {undo}
      {plan === undefined ? null : <PlanTools model={model} />}
      {plan === undefined && deciding !== undefined ? (
        <>
          <Tool icon="plan" brief onClick={model.togglePlan}>
            {text.t('table.menu.plan')}
          </Tool>
          {hints && model.aided ? (
            <Tool icon="hint" brief pressed={model.hint !== undefined} onClick={model.ask}>
              {text.t('table.menu.hint')}
            </Tool>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
