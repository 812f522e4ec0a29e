import { GOODS, type Good, type State } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { memo } from 'react'
import type { TableModel } from '../board/model.ts'
import { TargetButton } from '../board/TargetButton.tsx'
import type { Target, TargetKind } from '../board/target.ts'
import { type Targets, useTargets } from '../board/use-targets.ts'
import { Panel } from '../theme/Panel.tsx'
import { Count } from './Count.tsx'
import './reserve.css'

interface StockProps {
  readonly text: Text
  readonly targets: Targets
  readonly count: number
}

/** R10.2 A stock from which something can be taken now. */
const Stock = memo(function Stock({
  text,
  targets,
  count,
  what,
  kind,
}: StockProps & { what: 'talents' | 'camels'; kind: 'talent' | 'camel' }) {
  const label = text.t(`part.${what}`, { count })
  const target: Target = `prompt ishtar ${kind}`
  const shown = <Count className="reserve-count" icon={kind} size={18} count={count} label={label} />
  if (!targets.choiceAt.has(target)) return <span data-at={`reserve ${what}`}>{shown}</span>
  return (
    <TargetButton targets={targets} target={target} at={`reserve ${what}`} className="reserve-spot">
      {shown}
    </TargetButton>
  )
})

const GoodStock = memo(function GoodStock({
  text,
  targets,
  count,
  good,
  asked,
}: StockProps & { good: Good; asked: boolean }) {
  const label = text.t('why.good', { count, good })
  const shown = <Count className="reserve-count" icon={good} size={18} count={count} label={label} />
  if (!asked) return <span data-at={`reserve ${good}`}>{shown}</span>
  return (
    <TargetButton targets={targets} target={`good ${good}`} at={`reserve ${good}`} className="reserve-spot">
      {shown}
    </TargetButton>
  )
})

const KINDS: readonly TargetKind[] = ['good', 'prompt']

interface ReservePanelProps {
  readonly text: Text
  readonly reserve: State['reserve']
  /** Is somebody here asked which good to take? */
  readonly taking: boolean
  readonly targets: Targets
}

const ReservePanel = memo(function ReservePanel({ text, reserve, taking, targets }: ReservePanelProps) {
  return (
    <Panel title={text.t('table.reserve')} untitled className="reserve">
      <div className="reserve-body" data-at="reserve">
        <p className="reserve-title" aria-hidden="true">
          {text.t('table.reserve')}
        </p>
        <ul className="reserve-list">
          <li>
            <Stock text={text} targets={targets} count={reserve.talents} what="talents" kind="talent" />
          </li>
          <li>
            <Stock text={text} targets={targets} count={reserve.camels} what="camels" kind="camel" />
          </li>
          <li data-at="reserve neutral">
            <Count
              className="reserve-count"
              icon="cube-neutral"
              size={18}
              count={reserve.neutral}
              label={text.t('table.reserve.neutral', { count: reserve.neutral })}
            />
          </li>
          {GOODS.map((good) => (
            <li key={good}>
              <GoodStock text={text} targets={targets} count={reserve.goods[good]} good={good} asked={taking} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
})

/** R1.4, R1.5 The supply that everyone shares; court cards and gardeners lie in the caravan’s ring. */
export function Reserve({ table }: { readonly table: TableModel }) {
  const { text, state, deciding } = table
  const taking = state.decision?.kind === 'take' && deciding !== undefined
  return <ReservePanel text={text} reserve={state.reserve} taking={taking} targets={useTargets(table, KINDS)} />
}
