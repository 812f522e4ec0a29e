import { GOODS, type Good } from '@amyitis/engine'
import type { TableModel } from '../board/model.ts'
import { Spot } from '../board/target-button.tsx'
import { Panel } from '../theme/panel.tsx'
import { Count } from './count.tsx'
import { partOf } from './part.ts'
import './reserve.css'

/** A stock from which something can be taken now. */
function Stock({ table, what, kind }: { table: TableModel; what: 'talents' | 'camels'; kind: 'talent' | 'camel' }) {
  const { state, text } = table
  const count = state.reserve[what]
  const label = text.t(`part.${what}`, { count })
  const move = `ishtar ${kind}`
  const shown = <Count className="reserve-count" icon={kind} size={18} count={count} label={label} />
  if (!table.choices.some((choice) => choice.move === move)) return <span data-at={`reserve ${what}`}>{shown}</span>
  return (
    <Spot table={table} target={`prompt ${move}`} at={`reserve ${what}`} className="reserve-spot">
      {shown}
    </Spot>
  )
}

function GoodStock({ table, good }: { table: TableModel; good: Good }) {
  const { state, text } = table
  const count = state.reserve.goods[good]
  const label = text.t('why.good', { count, good })
  const shown = <Count className="reserve-count" icon={good} size={18} count={count} label={label} />
  const asked = state.decision?.kind === 'take' && table.deciding !== undefined
  if (!asked) return <span data-at={`reserve ${good}`}>{shown}</span>
  return (
    <Spot table={table} target={`good ${good}`} at={`reserve ${good}`} className="reserve-spot">
      {shown}
    </Spot>
  )
}

const OUTLOOK = {
  places: ['good', 'prompt'],
  sees: ({ state }: TableModel) => [state.reserve, state.decision?.kind === 'take'],
}

/** R1.4, R1.5 The supply that everyone shares; court cards and gardeners lie in the caravan’s ring. */
export const Reserve = partOf(OUTLOOK, function Reserve({ table }: { readonly table: TableModel }) {
  const { state, text } = table
  return (
    <Panel title={text.t('table.reserve')} untitled className="reserve">
      <div className="reserve-body" data-at="reserve">
        <p className="reserve-title" aria-hidden="true">
          {text.t('table.reserve')}
        </p>
        <ul className="reserve-list">
          <li>
            <Stock table={table} what="talents" kind="talent" />
          </li>
          <li>
            <Stock table={table} what="camels" kind="camel" />
          </li>
          <li data-at="reserve neutral">
            <Count
              className="reserve-count"
              icon="cube-neutral"
              size={18}
              count={state.reserve.neutral}
              label={text.t('table.reserve.neutral', { count: state.reserve.neutral })}
            />
          </li>
          {GOODS.map((good) => (
            <li key={good}>
              <GoodStock table={table} good={good} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
})
