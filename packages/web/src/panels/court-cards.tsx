import { COURT, type Court, type Good } from '@amyitis/engine'
import type { Text } from '@amyitis/text/app'
import { cardId, nextLevel } from '@amyitis/words'
import { memo } from 'react'
import type { TableModel, Target } from '../board/model.ts'
import { Spot } from '../board/target-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { roman } from './roman.ts'
import './court-cards.css'

interface CourtProps {
  readonly table: TableModel
  /** Whose next card of each kind is marked. */
  readonly seat: number
}

/** How many cards of a level are left; marked if it is the one that the seat in view would take. */
const Level = memo(function Level({ text, kind, level, left, next }: LevelProps) {
  const classes = ['court-level', left === 0 ? 'is-none' : undefined, next ? 'is-next' : undefined]
  return (
    <span className={classes.filter(Boolean).join(' ')} data-at={`court ${kind} ${level}`}>
      <span className="court-roman" aria-hidden="true">
        {roman(level)}
      </span>
      <b aria-hidden="true">{left}</b>
      <span className="visually-hidden">{text.t('table.court.left', { card: cardId(kind, level), count: left })}</span>
    </span>
  )
})

interface LevelProps {
  readonly text: Text
  readonly kind: Court
  readonly level: number
  readonly left: number
  readonly next: boolean
}

function Kind({ table, seat, kind, left }: CourtProps & { kind: Court; left: readonly number[] }) {
  const { text, game } = table
  const next = nextLevel(game.position, seat, kind)
  return (
    <Spot table={table} target={`court ${kind}`} className="court-kind">
      <Icon name={kind} size={22} className="court-sign" />
      <span className="court-name">{text.name('court', kind)}</span>
      <span className="court-levels" data-levels={left.length}>
        {left.map((count, i) => {
          const level = kind === 'gardener' ? 0 : i + 1
          return <Level key={level} text={text} kind={kind} level={level} left={count} next={level === next} />
        })}
      </span>
    </Spot>
  )
}

const asksForGood = ({ state, deciding }: TableModel) => state.decision?.kind === 'good' && deciding !== undefined

/** R8.3 The goods that lie on the Caravaneer II cards. */
function OnCards({ table, goods }: { table: TableModel; goods: readonly Good[] }) {
  const { text } = table
  const asked = asksForGood(table)
  return (
    <div className="court-goods">
      <span className="court-goods-on">
        <Icon name="caravaneer" size={16} label={text.t('table.court.on-cards')} />
        <span className="court-roman" aria-hidden="true">
          {roman(2)}
        </span>
      </span>
      {goods.map((good) =>
        asked ? (
          <Spot key={good} table={table} target={`good ${good}`} className="court-good">
            <Icon name={good} size={20} label={text.name('good', good)} />
          </Spot>
        ) : (
          <span key={good} className="court-good" data-at={`on-card ${good}`}>
            <Icon name={good} size={20} label={text.name('good', good)} />
          </span>
        ),
      )}
    </div>
  )
}

/** What can be pointed at among the court cards. */
export const courtTargets = (table: TableModel): Target[] => [
  ...COURT.map((kind) => `court ${kind}`),
  ...(asksForGood(table) ? table.state.reserve.caravaneerGoods.map((good) => `good ${good}`) : []),
]

/** So many levels there are in the standard edition; with more of them they stand closer. */
const STANDARD_COLUMNS = 11

/** The court cards left, by kind and level. */
export function CourtCards({ table, seat }: CourtProps) {
  const { reserve } = table.state
  const columns = reserve.banker.length + reserve.caravaneer.length + reserve.palace.length
  return (
    <div className={columns > STANDARD_COLUMNS ? 'court is-crowded' : 'court'}>
      <h3 className="court-title">{table.text.t('table.court')}</h3>
      <ul className="court-kinds">
        <li>
          <Kind table={table} seat={seat} kind="banker" left={reserve.banker} />
        </li>
        <li>
          <Kind table={table} seat={seat} kind="caravaneer" left={reserve.caravaneer} />
          {reserve.caravaneerGoods.length === 0 ? null : <OnCards table={table} goods={reserve.caravaneerGoods} />}
        </li>
        <li>
          <Kind table={table} seat={seat} kind="palace" left={reserve.palace} />
        </li>
        <li>
          <Kind table={table} seat={seat} kind="gardener" left={[reserve.gardeners]} />
        </li>
      </ul>
    </div>
  )
}
