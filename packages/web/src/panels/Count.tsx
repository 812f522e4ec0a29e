import { memo } from 'react'
import type { IconName } from '../icons/art.tsx'
import { Icon } from '../icons/Icon.tsx'

export interface CountProps {
  readonly icon: IconName
  readonly count: number
  /** The count in words: "3 talents". */
  readonly label: string
  readonly size?: number
  readonly at?: string
  readonly className?: string
}

/** A quantity: an icon and a number, never an icon alone. */
export const Count = memo(function Count({ icon, count, label, size = 20, at, className }: CountProps) {
  const classes = [className, count === 0 ? 'is-none' : undefined].filter(Boolean).join(' ')
  return (
    <span className={classes === '' ? undefined : classes} data-at={at}>
      <Icon name={icon} size={size} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
})
