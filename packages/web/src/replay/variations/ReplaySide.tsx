import type { ReactNode } from 'react'
import type { TableModel } from '../../board/model.ts'
import { onlyRegion } from '../../board/regions.ts'
import { kindOfTarget, type TargetKind } from '../../board/target.ts'
import './replay-side.css'

/** What stands beside the table of a replay. */
const SIDES = ['log', 'variations', 'bot'] as const
export type Side = (typeof SIDES)[number]

interface ReplaySideProps {
  readonly table: TableModel
  readonly side: Side
  onSide(side: Side): void
  /** The log has a place of its own. */
  readonly apart?: boolean
  readonly children: ReactNode
}

const ABOVE: readonly TargetKind[] = ['city', 'court', 'row', 'temple']

const NAMES = { log: 'table.log', variations: 'variations.title', bot: 'variations.bot.short' } as const

/** Can something be chosen on the boards above it, or only there? */
function choicesAbove({ choices }: TableModel): 'none' | 'some' | 'all' {
  const targets = choices.map(({ target }) => target)
  const above = targets.some((target) => ABOVE.includes(kindOfTarget(target)))
  return above ? (onlyRegion(targets) === undefined ? 'some' : 'all') : 'none'
}

/** The log of the game, its variations, or what the bot thinks. */
export function ReplaySide({ table, side, onSide, apart = false, children }: ReplaySideProps) {
  const { text } = table
  const above = choicesAbove(table)
  return (
    <div className="replay-side" data-side={side} data-above={above}>
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
            {one === 'log' && side !== 'log' && above === 'some' ? (
              <span className="replay-side-dot">
                <span className="visually-hidden">{text.t('table.tab.choose')}</span>
              </span>
            ) : null}
          </button>
        ))}
      </fieldset>
      {children}
    </div>
  )
}
