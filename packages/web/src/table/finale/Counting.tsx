import type { TableModel } from '../../board/model.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { nameOf } from './finale-text.ts'
import { type FinalePlan, type FinalSource, scoresAt } from './plan.ts'
import './counting.css'

interface CountingProps {
  readonly table: TableModel
  readonly plan: FinalePlan
  readonly you: number | undefined
  readonly at: number
  readonly counted: number
}

/** What a seat has been given by the source that is counted now; undefined while its turn has not come. */
function givenTo({ steps }: FinalePlan, source: FinalSource, seat: number, at: number, counted: number) {
  const i = steps.findIndex((step) => step.kind === 'count' && step.source === source && step.seat === seat)
  const step = steps[i]
  if (step?.kind !== 'count' || i > at) return undefined
  return i < at ? step.points : Math.min(counted, step.points)
}

function basisOf({ state, text }: TableModel, source: FinalSource, seat: number, points: number): string {
  const { tiles, goods } = state.seats[seat]
  if (source === 'R11.3')
    return text.t('finale.goods.count', { count: Object.values(goods).reduce((sum, count) => sum + count, 0) })
  return text.t(points === 0 ? 'finale.favour.none' : 'table.player.tiles', { count: tiles.length })
}

/** Favour and goods, counted up point by point. */
export function Counting({ table, plan, you, at, counted }: CountingProps) {
  const { text, state } = table
  const step = plan.steps[at]
  const scores = scoresAt(plan, at, counted)
  const source = step.kind === 'count' ? step.source : undefined
  const heading = source === 'R11.3' ? 'finale.goods' : 'finale.favour'
  return (
    <div className="finale-counting" aria-hidden="true">
      <div className={source === undefined ? 'finale-heading is-waiting' : 'finale-heading'} key={heading}>
        <p className="finale-source">{text.t(heading)}</p>
        <p>{text.t(source === 'R11.3' ? 'finale.goods.about' : 'finale.favour.about')}</p>
      </div>
      <ul className="finale-columns">
        {state.seats.map(({ color }, seat) => {
          const now = step.kind === 'count' && step.seat === seat
          const given = source && givenTo(plan, source, seat, at, counted)
          const all = plan.steps.find((one) => one.kind === 'count' && one.source === source && one.seat === seat)
          return (
            <li key={color} className={now ? 'finale-column is-now' : 'finale-column'}>
              {now && counted > 0 ? (
                <span key={counted} className="finale-plus">
                  +1
                  <Icon name="points" size={20} />
                </span>
              ) : null}
              <p className="finale-name">
                <PlayerMark color={color} size={24} />
                <span>{nameOf(table, seat, you)}</span>
              </p>
              <p className="finale-score">
                <Icon name="points" size={32} />
                {scores[seat]}
              </p>
              <p className="finale-basis">
                {given === undefined || source === undefined ? (
                  '\u00a0'
                ) : (
                  <>
                    {given > 0 ? <b>+{given}</b> : null}
                    <Icon name={source === 'R11.3' ? 'any-good' : 'tile'} size={17} />
                    {basisOf(table, source, seat, all?.kind === 'count' ? all.points : 0)}
                  </>
                )}
              </p>
            </li>
          )
        })}
      </ul>
      <Dashes at={step.kind === 'dusk' ? 0 : source === 'R11.2' ? 1 : source === 'R11.3' ? 2 : 3} />
    </div>
  )
}

function Dashes({ at }: { readonly at: number }) {
  return (
    <p className="finale-dashes">
      {[0, 1, 2, 3].map((i) => (
        <span key={i} className={i <= at ? 'is-past' : undefined} />
      ))}
    </p>
  )
}
