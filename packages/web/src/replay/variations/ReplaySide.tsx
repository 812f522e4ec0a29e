import { type ReactNode, useState } from 'react'
import { readStored, writeStored } from '../../app/settings/local-storage.ts'
import type { TableModel } from '../../board/model.ts'
import { onlyRegion } from '../../board/regions.ts'
import { kindOfTarget, type TargetKind } from '../../board/target.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useIsLow } from '../../table/layout/use-size.ts'
import './replay-side.css'

/** What stands beside the table of a replay. */
const SIDES = ['log', 'variations', 'bot'] as const
export type SidePanel = (typeof SIDES)[number]

interface ReplaySideProps {
  readonly table: TableModel
  readonly side: SidePanel
  onSide(side: SidePanel): void
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

const TALL_KEY = 'amyitis.analysis.tall'
const TALL = 'tall'

/** Variations and bot may lie over the boards above them: on a low desktop always, else if one wants them to. */
function useTall() {
  const low = useIsLow()
  const [tall, setTall] = useState(() => readStored(TALL_KEY) === TALL)
  const toggle = () => {
    writeStored(TALL_KEY, tall ? '' : TALL)
    setTall(!tall)
  }
  return { over: low || tall, tall, toggle: low ? undefined : toggle }
}

/** The log of the game, its variations, or what the bot thinks. */
export function ReplaySide({ table, side, onSide, apart = false, children }: ReplaySideProps) {
  const { text } = table
  const above = choicesAbove(table)
  const { over, tall, toggle } = useTall()
  return (
    <div className={over ? 'replay-side is-over' : 'replay-side'} data-side={side} data-above={above}>
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
        {toggle === undefined || side === 'log' ? null : (
          <button
            type="button"
            className="replay-side-name replay-side-tall"
            aria-pressed={tall}
            aria-label={text.t('replay.tall')}
            title={text.t('replay.tall')}
            onClick={toggle}
          >
            <Icon name="expand" size={16} />
          </button>
        )}
      </fieldset>
      {children}
    </div>
  )
}
