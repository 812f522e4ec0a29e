import type { ReactNode } from 'react'
import { Icon, type IconProps } from '../../icons/Icon.tsx'

interface DoorProps {
  readonly to: string
  readonly icon: IconProps['name']
  readonly name: string
  readonly children: ReactNode
}

export function Door({ to, icon, name, children }: DoorProps) {
  return (
    <a className="home-door" href={to}>
      <Icon name={icon} size={26} />
      <span>
        <b className="home-door-name">{name}</b>
        <span className="home-door-about">{children}</span>
      </span>
    </a>
  )
}
