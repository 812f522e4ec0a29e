import type { IconName } from '../../icons/art.tsx'
import { Icon } from '../../icons/Icon.tsx'

/** Something that can be done with the position shown. */
export interface ReplayAction {
  readonly icon: IconName
  readonly name: string
  /** Does it stand in the bar wherever there is room? */
  readonly important?: boolean
  readonly primary?: boolean
  readonly disabled?: boolean
  /** Where it leads, if it is a way to another screen. */
  readonly href?: string
  onDo?(): void
}

interface ReplayActionsProps {
  readonly actions: readonly ReplayAction[]
  onDone?(): void
}

export function ReplayActions({ actions, onDone }: ReplayActionsProps) {
  return actions.map(({ icon, name, primary = false, disabled = false, href, onDo }) => {
    const className = primary ? 'button button-primary' : 'button'
    const inside = (
      <>
        <Icon name={icon} size={18} />
        {name}
      </>
    )
    if (href !== undefined)
      return (
        <a key={name} className={className} href={href}>
          {inside}
        </a>
      )
    return (
      <button
        key={name}
        type="button"
        className={className}
        disabled={disabled}
        onClick={() => {
          onDone?.()
          onDo?.()
        }}
      >
        {inside}
      </button>
    )
  })
}
