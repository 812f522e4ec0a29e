import { memo } from 'react'
import type { IconName } from './art.tsx'
import { drawingId } from './IconSprite.tsx'

export interface IconProps {
  readonly name: IconName
  /** In pixels at the usual size of text; it grows with the text. */
  readonly size?: number
  /** What it says to those who cannot see it; without one it is an ornament. */
  readonly label?: string | undefined
  readonly className?: string
}

/** An icon of the set that `IconSprite` holds. */
export const Icon = memo(function Icon({ name, size = 20, label, className }: IconProps) {
  const length = `${size / 16}rem`
  const silent = label === undefined
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      width={length}
      height={length}
      viewBox="0 0 24 24"
      role={silent ? undefined : 'img'}
      aria-hidden={silent ? true : undefined}
      aria-label={label}
    >
      <use href={`#${drawingId(name)}`} />
    </svg>
  )
})
