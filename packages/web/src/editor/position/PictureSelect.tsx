import type { ReactNode } from 'react'
import './picture-select.css'

interface PictureSelectProps {
  readonly label: string
  readonly value: string
  readonly names: readonly string[]
  nameOf(name: string): string
  readonly disabled?: boolean
  readonly className?: string
  /** What it looks like now. */
  readonly children: ReactNode
  onChange(name: string): void
}

/** A place on the table as it looks; the choice of what lies there is spread over it. */
export function PictureSelect(props: PictureSelectProps) {
  const { label, value, names, nameOf, disabled = false, className, children, onChange } = props
  return (
    <span className={className === undefined ? 'picture-select' : `picture-select ${className}`}>
      <span className="picture-select-picture" aria-hidden="true">
        {children}
      </span>
      <select
        className="picture-select-control"
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {nameOf(name)}
          </option>
        ))}
      </select>
    </span>
  )
}
