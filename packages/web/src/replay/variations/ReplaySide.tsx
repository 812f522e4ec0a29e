import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import './replay-side.css'

/** What stands beside the table of a replay. */
const SIDES = ['log', 'variations'] as const
export type Side = (typeof SIDES)[number]

interface ReplaySideProps {
  readonly side: Side
  onSide(side: Side): void
  readonly children: ReactNode
}

const NAMES = { log: 'table.log', variations: 'variations.title' } as const

/** The log of the game, or its variations. */
export function ReplaySide({ side, onSide, children }: ReplaySideProps) {
  const text = useText()
  return (
    <div className="replay-side">
      <fieldset className="replay-sides">
        <legend className="visually-hidden">{text.t('replay.view')}</legend>
        {SIDES.map((one) => (
          <button
            key={one}
            type="button"
            className="replay-side-name"
            aria-pressed={one === side}
            onClick={() => onSide(one)}
          >
            {text.t(NAMES[one])}
          </button>
        ))}
      </fieldset>
      {children}
    </div>
  )
}
