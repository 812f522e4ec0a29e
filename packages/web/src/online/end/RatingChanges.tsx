import type { Text } from '@amyitis/i18n/app'
import type { TableRatings } from '@amyitis/protocol'
import { fullName } from '../../board/players.ts'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import type { PlayModel } from '../../table/use-table.ts'
import { playerRoute } from '../parts/PlayerLink.tsx'
import { RatingMark } from '../parts/RatingMark.tsx'
import { ratingChange } from '../parts/rating-text.ts'
import { useRatings } from '../parts/use-ratings.ts'
import type { Live } from '../play/online-table.ts'
import './rating-changes.css'

type Seat = TableRatings['seats'][number]

const isCounted = ({ outcome }: Seat): boolean => outcome === 'counted'

const changeText = (text: Text, { change = 0 }: Seat): string =>
  change === 0 ? text.t('online.rating.same') : ratingChange(text, change)

/** Why the game counts for nobody, if the reason is the same for all. */
function commonReason(seats: readonly Seat[]): Seat['outcome'] {
  const [first, ...others] = seats
  return first !== undefined && !isCounted(first) && others.every(({ outcome }) => outcome === first.outcome)
    ? first.outcome
    : undefined
}

/** What a rated game has changed for everybody, or why it has not. */
export function RatingChanges({ model, live }: { readonly model: PlayModel; readonly live: Live }) {
  const { text, players, state } = model.table
  const ratings = useRatings(live.table.id, true, '')
  if (!live.table.settings.rated) return null
  const seats = ratings?.seats.filter(({ outcome }) => outcome !== undefined) ?? []
  const reason = commonReason(seats)
  return (
    <section className="online-changes">
      <h3>{text.t('online.rating.change')}</h3>
      <div role="status">
        {ratings?.settled ? null : <p className="page-note">{text.t('online.rating.waits')}</p>}
        {reason === undefined ? null : <p className="online-changes-why">{text.t(`online.rating.why.${reason}`)}</p>}
        <ul>
          {(reason === undefined ? seats : []).map((one) => (
            <li key={one.seat}>
              <PlayerMark color={state.seats[one.seat].color} size={24} />
              <span className="online-changes-name">
                {live.names.get(one.player)?.name === undefined ? (
                  fullName(text, players[one.seat])
                ) : (
                  <a href={playerRoute(one.player)}>{fullName(text, players[one.seat])}</a>
                )}
              </span>
              {one.rating === undefined || one.rating.games === 0 ? null : (
                <span className="online-changes-rating">
                  <RatingMark rating={one.rating} />
                </span>
              )}
              {one.outcome === undefined || isCounted(one) ? (
                <b className={(one.change ?? 0) < 0 ? 'is-down' : undefined}>{changeText(text, one)}</b>
              ) : (
                <span className="online-changes-why">{text.t(`online.rating.why.${one.outcome}`)}</span>
              )}
            </li>
          ))}
        </ul>
        {seats.map(({ seat, left, outcome }) =>
          left && outcome === 'counted' ? (
            <p key={seat} className="page-note">
              {text.t('online.rating.left', { who: players[seat].name })}
            </p>
          ) : null,
        )}
        {seats.some(({ reduced }) => reduced) ? <p className="page-note">{text.t('online.rating.reduced')}</p> : null}
      </div>
    </section>
  )
}
