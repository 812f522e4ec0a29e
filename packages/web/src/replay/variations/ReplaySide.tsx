import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import './replay-side.css'

/** What stands beside the table of a replay. */
const SIDES = ['log', 'variations', 'bot'] as const
export type Side = (typeof SIDES)[number]

interface ReplaySideProps {
  readonly side: Side
  onSide(side: Side): void
  /** The log has a place of its own. */
  readonly apart?: boolean
  readonly children: ReactNode
}

const NAMES = { log: 'table.log', variations: 'variations.title', bot: 'variations.bot.short' } as const

/** The log of the game, its variations, or what the bot thinks. */
export function ReplaySide({ side, onSide, apart = false, children }: ReplaySideProps) {
  const text = useText()
  return (
    <div className="replay-side" data-side={side}>
      <fieldset className="replay-sides">
        <legend className="visually-hidden">{text.t('replay.view')}</legend>
        {SIDES.filter((one) => !(apart && one === 'log')).map((one) => (
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
