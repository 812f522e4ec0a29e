import type { ReactNode } from 'react'
import { Icon, type IconProps } from '../../icons/Icon.tsx'

interface BarProps {
  readonly icon: IconProps['name']
  readonly words: string
  readonly children: ReactNode
}

/** A line above every screen, and what can be done about it. */
export function Bar({ icon, words, children }: BarProps) {
  return (
    <div className="app-bar">
      <Icon name={icon} size={20} />
      <p className="app-bar-words">{words}</p>
      <div className="app-bar-buttons">{children}</div>
    </div>
  )
}
