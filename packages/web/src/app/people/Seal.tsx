import type { ReactNode } from 'react'
import { initialOf, sealColour } from './seal-colour.ts'
import './seal.css'

interface SealProps {
  /** Decides the colour; a name where there is no id. */
  readonly id: string
  readonly name: string
  /** In pixels at the usual size of text; it grows with the text. */
  readonly size?: number
  /** Instead of the letter. */
  readonly children?: ReactNode
}

/** The seal of a person, a disc with a letter: an ornament, the name always stands beside it. */
export function Seal({ id, name, size = 32, children }: SealProps) {
  return (
    <span
      className="seal"
      data-colour={sealColour(id)}
      style={{ fontSize: `${(size / 16) * 0.5}rem` }}
      aria-hidden="true"
    >
      {children ?? initialOf(name)}
    </span>
  )
}
