import type { Review, ReviewedSeat } from '@amyitis/bots'
import type { Color } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { oneDigit, percent, signedPercent } from '@amyitis/narration'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useText } from '../../text/use-text.ts'
import './seats-table.css'

interface SeatsTableProps {
  readonly review: Review
  readonly colors: readonly Color[]
  readonly names: readonly string[]
}

const ROWS = {
  accuracy: (text, { accuracy }) => (accuracy === null ? '–' : percent(text, accuracy / 100)),
  inaccuracies: (_, { grades }) => String(grades.inaccuracy),
  mistakes: (_, { grades }) => String(grades.mistake),
  blunders: (_, { grades }) => String(grades.blunder),
  lost: (text, { turns, loss }) => (turns === 0 ? '–' : percent(text, loss / turns, 1)),
  points: (text, { turns, points }) => (turns === 0 || points === undefined ? '–' : oneDigit(text, points / turns)),
  luck: (text, { luck }) => signedPercent(text, luck),
} satisfies Record<string, (text: Text, seat: ReviewedSeat) => string>

/** What is less than a tenth needs its decimal. */
export const winShareText = (text: Text, share: number): string => percent(text, share, share < 0.1 ? 1 : 0)

const NAMES = Object.keys(ROWS) as (keyof typeof ROWS)[]

/** How well everybody played, and what the deals did for them: one column a player, which fits the narrowest screen. */
export function SeatsTable({ review, colors, names }: SeatsTableProps) {
  const text = useText()
  return (
    <div className="seats-table">
      <table>
        <caption className="visually-hidden">{text.t('replay.review.players')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text.t('review.player')}</span>
            </th>
            {colors.map((color, seat) => (
              <th key={color} scope="col">
                <span className="seats-name">
                  <PlayerMark color={color} size={20} />
                  <span>{names[seat]}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NAMES.map((row) => (
            <tr key={row} className={row === 'accuracy' ? 'seats-accuracy' : undefined}>
              <th scope="row">{text.t(`replay.seats.${row}`)}</th>
              {review.seats.map((seat, i) => (
                <td key={colors[i]}>{ROWS[row](text, seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text.t('review.share', { share: winShareText(text, review.luckShare) })}</p>
    </div>
  )
}
