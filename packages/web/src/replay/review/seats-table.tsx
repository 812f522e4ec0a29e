import type { Review } from '@amyitis/bots'
import type { Color } from '@amyitis/engine'
import { percent, signedPercent } from '@amyitis/words'
import { useText } from '../../app/text.ts'
import { PlayerMark } from '../../icons/player-mark.tsx'
import './seats-table.css'

interface SeatsTableProps {
  readonly review: Review
  readonly colors: readonly Color[]
  readonly names: readonly string[]
}

const COLUMNS = ['accuracy', 'inaccuracies', 'mistakes', 'blunders', 'lost', 'luck'] as const

/** How well everybody played, and what the deals did for them. */
export function SeatsTable({ review, colors, names }: SeatsTableProps) {
  const text = useText()
  return (
    <div className="seats-table">
      <table>
        <caption className="visually-hidden">{text.t('replay.review.players')}</caption>
        <thead>
          <tr>
            <th scope="col">{text.t('review.player')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {text.t(`review.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {review.seats.map(({ accuracy, grades, turns, loss, luck }, seat) => (
            <tr key={colors[seat]}>
              <th scope="row">
                <span className="seats-name">
                  <PlayerMark color={colors[seat]} size={20} />
                  {names[seat]}
                </span>
              </th>
              <td className="seats-accuracy">{accuracy === null ? '–' : percent(text, accuracy / 100)}</td>
              <td>{grades.inaccuracy}</td>
              <td>{grades.mistake}</td>
              <td>{grades.blunder}</td>
              <td>{turns === 0 ? '–' : percent(text, loss / turns, 1)}</td>
              <td>{signedPercent(text, luck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text.t('review.columns')}</p>
      <p>{text.t('review.share', { share: percent(text, review.luckShare) })}</p>
    </div>
  )
}
