import type { ReactNode } from 'react'
import './seal.css'

/** How many colours seals have; see seal.css. */
export const SEAL_COLOURS = 8

/** The colour of somebody’s seal, from 0: the same for an id everywhere. */
export function sealColour(id: string): number {
  let hash = 0
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % SEAL_COLOURS
}

const segments = new Intl.Segmenter()

/** The letter on a seal: the first one of a name, as a whole. */
export function initialOf(name: string): string {
  const [first] = segments.segment(name.trim())
  return first?.segment.toUpperCase() ?? '?'
}

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
