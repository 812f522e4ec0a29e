import type { ReactNode } from 'react'
import { useSettings } from '../../app/settings/settings-store.ts'
import { Icon, type IconProps } from '../../icons/Icon.tsx'
import type { PlayModel } from '../use-table.ts'

interface ToolProps {
  readonly icon: IconProps['name']
  readonly disabled?: boolean
  readonly pressed?: boolean
  onClick(): void
  readonly children: ReactNode
}

/** Its name stands small below its icon. */
export function Tool({ icon, disabled = false, pressed, onClick, children }: ToolProps) {
  return (
    <button type="button" className="button prompt-tool" disabled={disabled} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </button>
  )
}

/** The tools, beside the question. */
export const ToolRow = ({ children }: { readonly children: ReactNode }) => (
  <div className="prompt-tools">{children}</div>
)

/** Undo, plan, hint: always there and always in the same place, whether they can be used now or not. */
export function PromptTools({ model }: { readonly model: PlayModel }) {
  const { hints } = useSettings()
  const { table, plan, hint, session } = model
  const { text, deciding } = table
  if (table.state.decision === null && plan === undefined) return null
  // Spectators have nothing to take back, to plan or to ask.
  if (session.kind === 'online' && !session.seated && plan === undefined) return null
  return (
    <ToolRow>
      <Tool icon="undo" disabled={!model.canUndo} onClick={model.undo}>
        {text.t('table.menu.undo')}
      </Tool>
      {plan === undefined ? (
        <Tool icon="plan" disabled={deciding === undefined} onClick={model.togglePlan}>
          {text.t('table.menu.plan')}
        </Tool>
      ) : (
        <Tool icon="close" onClick={model.togglePlan}>
          {text.t('table.plan.leave')}
        </Tool>
      )}
      {hints && model.aided ? (
        <Tool
          icon="hint"
          disabled={deciding === undefined || plan !== undefined}
          pressed={hint !== undefined}
          onClick={hint === undefined ? model.requestHint : model.dismissHint}
        >
          {text.t('table.menu.hint')}
        </Tool>
      ) : null}
    </ToolRow>
  )
}
