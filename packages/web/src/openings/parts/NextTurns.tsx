import { percent, signed } from '@amyitis/narration'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { type OpeningAddress, openingRoute } from '../address.ts'
import type { NextTurn, OpeningNode } from '../model/tree.ts'
import { turnIcon, turnName } from './turn-text.ts'
import './next-turns.css'

const at = (share: number) => `${100 * share}%`

/** The share of wins as a dot on the range in which it lies, beside the average of all turns here. */
const Range = ({ next: { share, low, high }, average }: { readonly next: NextTurn; readonly average: number }) => (
  <span className="next-range" aria-hidden="true">
    <span className="next-range-band" style={{ insetInlineStart: at(low), inlineSize: at(high - low) }} />
    <span className="next-range-mark" style={{ insetInlineStart: at(average) }} />
    <span className="next-range-dot" style={{ insetInlineStart: at(share) }} />
  </span>
)

function Won({ next, average }: { readonly next: NextTurn; readonly average: number }) {
  const text = useText()
  const { share, low, high, trend } = next
  return (
    <>
      <td>
        <b className={trend === undefined ? undefined : trend === 'above' ? 'is-good' : 'is-bad'}>
          {trend === undefined ? null : <span aria-hidden="true">{trend === 'above' ? '▲ ' : '▼ '}</span>}
          {percent(text, share)}
        </b>
        {trend === undefined ? null : <span className="visually-hidden">{text.t(`openings.trend.${trend}`)}</span>}
        <span className="next-note">
          {text.t('openings.range', { low: Math.round(100 * low), high: Math.round(100 * high) })}
        </span>
      </td>
      <td className="next-drawn">
        <Range next={next} average={average} />
      </td>
    </>
  )
}

interface NextTurnsProps {
  readonly address: OpeningAddress
  readonly node: OpeningNode
  readonly caption: string
}

/** What was played next: how often, how often it won, and by how much. */
export function NextTurns({ address, node, caption }: NextTurnsProps) {
  const text = useText()
  const { next, share: average } = node
  const linkTo = (turn: NextTurn['turn']) => routeTo(openingRoute({ ...address, path: [...address.path, turn] }))
  return (
    <div className="next-frame">
      <table className="next-turns">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.t('openings.column.turn')}</th>
            <th scope="col">{text.t('openings.column.played')}</th>
            <th scope="col">{text.t('stats.column.won')}</th>
            <td className="next-drawn" />
            <th scope="col">{text.t('stats.column.margin')}</th>
          </tr>
        </thead>
        <tbody>
          {next.map((one) => {
            const { turn, count, margin, goesOn } = one
            const words = (
              <>
                <Icon name={turnIcon(turn)} size={26} />
                <span>{turnName(text, turn)}</span>
              </>
            )
            return (
              <tr key={turn}>
                <th scope="row">
                  {goesOn ? (
                    <a className="next-turn" href={linkTo(turn)}>
                      {words}
                      <Icon name="forward" size={16} />
                    </a>
                  ) : (
                    <span className="next-turn">{words}</span>
                  )}
                </th>
                <td>
                  <b>{percent(text, count / node.count)}</b>
                  <span className="next-note">{text.t('openings.times', { count })}</span>
                </td>
                <Won next={one} average={average} />
                <td>{signed(text, margin)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
