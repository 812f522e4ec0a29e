import { COLORS } from '@amyitis/engine'
import type { Command, Rating } from '@amyitis/protocol'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import { PlayerMark } from '../../icons/player-mark.tsx'
import { PlanFields } from '../new/PlanRow.tsx'
import { Presence } from '../parts/Presence.tsx'
import { RatingMark } from '../parts/RatingMark.tsx'
import { useRatings } from '../parts/use-ratings.ts'
import { seatName } from '../play/follow.ts'
import type { Live } from '../play/online-table.ts'

interface RoomSeatsProps {
  readonly live: Live
  /** The host may change who sits where. */
  readonly isHost: boolean
  onAct(act: Command): void
}

interface SittingProps {
  readonly live: Live
  readonly seat: number
  readonly rating: Rating | undefined
}

function Sitting({ live, seat, rating }: SittingProps) {
  const text = useText()
  const { plan, player } = live.table.seats[seat]
  const notes = [
    ...(player !== undefined && player === live.player ? [text.t('online.new.you')] : []),
    ...(player !== undefined && player === live.table.host ? [text.t('online.room.host')] : []),
    ...(plan.kind === 'bot' ? [text.t('game.bot', { level: text.t(`level.${plan.level}.name`) })] : []),
  ]
  const free = player === undefined && plan.kind !== 'bot'
  const name = free
    ? text.t(plan.kind === 'invited' ? 'online.seat.invited' : 'online.seat.free')
    : seatName(live.table, seat, live.names) || text.t('online.seat.erased')
  return (
    <p className={free ? 'online-sitting is-free' : 'online-sitting'}>
      <b className="online-sitting-name">{name}</b>
      {player === undefined ? null : <Presence here={live.present.has(player)} />}
      {rating === undefined ? null : <RatingMark rating={rating} />}
      <span className="page-note">{notes.join(', ')}</span>
    </p>
  )
}

/** The host does not wait for somebody any longer. */
function Unseat({ live, seat, onAct }: Omit<RoomSeatsProps, 'isHost'> & { readonly seat: number }) {
  const text = useText()
  const who = seatName(live.table, seat, live.names) || text.t('online.seat.erased')
  return (
    <button
      type="button"
      className="button button-quiet button-icon"
      aria-label={text.t('online.room.unseat', { who })}
      title={text.t('online.room.unseat', { who })}
      onClick={() => onAct({ type: 'unseat', seat })}
    >
      <Icon name="close" size={18} />
    </button>
  )
}

/** Everyone who sits at a table that has not begun, and the seats that are free. */
export function RoomSeats({ live, isHost, onAct }: RoomSeatsProps) {
  const text = useText()
  const ratings = useRatings(live.table.id, false, live.table.seats.map(({ player = '' }) => player).join())
  // The plan stands once a share is known.
  const mayPlan = isHost && live.table.seats.every(({ added }) => added === undefined)
  return (
    <ol className="new-seats">
      {live.table.seats.map(({ plan, player }, seat) => (
        <li key={COLORS[seat]} className="new-seat">
          <PlayerMark color={COLORS[seat]} size={34} label={text.name('color', COLORS[seat])} />
          <div className="online-seat">
            <Sitting live={live} seat={seat} rating={ratings?.seats.find((one) => one.player === player)?.rating} />
            {mayPlan && player === undefined ? (
              <PlanFields seat={seat} plan={plan} onChange={(next) => onAct({ type: 'plan', seat, plan: next })} />
            ) : null}
          </div>
          {isHost && player !== undefined && player !== live.player ? (
            <Unseat live={live} seat={seat} onAct={onAct} />
          ) : null}
        </li>
      ))}
    </ol>
  )
}
