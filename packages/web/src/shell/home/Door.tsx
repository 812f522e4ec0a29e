import type { ReactNode } from 'react'
import { Icon, type IconProps } from '../../icons/Icon.tsx'

interface DoorProps {
  readonly to: string
  readonly icon: IconProps['name']
  readonly name: string
  /** Marks what waits for somebody. */
  readonly badge?: string | undefined
  readonly children: ReactNode
}

export function Door({ to, icon, name, badge, children }: DoorProps) {
  return (
    <a className={badge === undefined ? 'home-door' : 'home-door is-waiting'} href={to}>
      <Icon name={icon} size={26} />
      <span>
        <b className="home-door-name">{name}</b>
        <span className="home-door-about">{children}</span>
      </span>
      {badge === undefined ? null : <span className="home-door-badge">{badge}</span>}
    </a>
  )
}
