import { COLORS } from '@amyitis/engine'
import type { Command, Rating } from '@amyitis/protocol'
import type { ComponentProps } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useText } from '../../text/use-text.ts'
import { PlanFields } from '../new/PlanFields.tsx'
import { Face } from '../parts/Face.tsx'
import { PlayerLink } from '../parts/PlayerLink.tsx'
import { Presence } from '../parts/Presence.tsx'
import { RatingMark } from '../parts/RatingMark.tsx'
import { SeatPlace } from '../parts/SeatPlace.tsx'
import { useRatings } from '../parts/use-ratings.ts'
import { seatName } from '../play/follow.ts'
import type { Live } from '../play/online-table.ts'

interface RoomSeatsProps {
  readonly live: Live
  /** The host may change who sits where. */
  readonly isHost: boolean
  onCommand(command: Command): void
}

interface SittingProps {
  readonly live: Live
  readonly seat: number
  readonly rating: Rating | undefined
}

function Sitting({ live, seat, rating }: SittingProps) {
  const text = useText()
  const { plan, player, reservedFor, ready, added } = live.table.seats[seat]
  const reserved = player === undefined ? reservedFor : undefined
  const again = live.table.reservedUntil !== undefined && live.table.paired !== true
  const notes = [
    ...(live.player !== undefined && live.player === (player ?? reserved) ? [text.t('online.new.you')] : []),
    ...(player !== undefined && player === live.table.host ? [text.t('online.room.host')] : []),
    ...(reserved !== undefined && reserved !== live.player && again ? [text.t('online.again.waits')] : []),
    ...(again && player !== undefined && player === reservedFor ? [text.t('online.again.agreed')] : []),
    ...(plan.kind === 'bot' ? [text.t(`level.${plan.level}.epithet`)] : []),
  ]
  const free = player === undefined && plan.kind !== 'bot'
  const person = player === undefined ? undefined : live.names.get(player)
  const keptFor = live.names.get(reserved ?? '')?.name
  const name = free
    ? keptFor !== undefined
      ? text.t('online.seat.reserved', { who: keptFor })
      : text.t(plan.kind === 'invited' ? 'online.seat.invited' : 'online.seat.free')
    : seatName(live.table, seat, live.names) || text.t('online.seat.erased')
  return (
    <p className={free ? 'online-sitting is-free' : 'online-sitting'}>
      <PlayerMark color={COLORS[seat]} size={22} label={text.name('color', COLORS[seat])} />
      <b className="online-sitting-name">{person?.name === undefined ? name : <PlayerLink player={person} />}</b>
      {player === undefined ? null : <Presence here={live.present.has(player)} />}
      {rating === undefined ? null : <RatingMark rating={rating} />}
      <span className="page-note">{notes.join(', ')}</span>
      {player !== undefined && (ready || added !== undefined) ? (
        <span className="online-is-ready">
          <Icon name="check" size={16} />
          {text.t('online.ready.yes')}
        </span>
      ) : null}
    </p>
  )
}

/** The host does not wait for somebody any longer. */
function Unseat({ live, seat, onCommand }: Omit<RoomSeatsProps, 'isHost'> & { readonly seat: number }) {
  const text = useText()
  const who = seatName(live.table, seat, live.names) || text.t('online.seat.erased')
  return (
    <button
      type="button"
      className="button button-quiet button-icon"
      aria-label={text.t('online.room.unseat', { who })}
      title={text.t('online.room.unseat', { who })}
      onClick={() => onCommand({ type: 'unseat', seat })}
    >
      <Icon name="close" size={18} />
    </button>
  )
}

/** Whose face stands on a seat. */
function sittingOf({ table, names }: Live, seat: number): ComponentProps<typeof Face>['sitting'] {
  const { plan, player } = table.seats[seat]
  if (player !== undefined) return { player: names.get(player) ?? { id: player, bot: false } }
  return plan.kind === 'bot' ? { level: plan.level } : {}
}

/** Everyone who sits at a table that has not begun, and the seats that are free. */
export function RoomSeats({ live, isHost, onCommand }: RoomSeatsProps) {
  const ratings = useRatings(live.table.id, false, live.table.seats.map(({ player = '' }) => player).join())
  // The plan stands once a share is known.
  const mayPlan = isHost && live.table.seats.every(({ added }) => added === undefined)
  return (
    <ol className="waiting-seats">
      {live.table.seats.map(({ plan, player, reservedFor }, seat) => (
        <li key={COLORS[seat]} className="waiting-seat">
          <SeatPlace seat={seat}>
            <Face sitting={sittingOf(live, seat)} size={52} />
          </SeatPlace>
          <div className="online-seat">
            <Sitting live={live} seat={seat} rating={ratings?.seats.find((one) => one.player === player)?.rating} />
            {mayPlan && player === undefined && reservedFor === undefined ? (
              <PlanFields seat={seat} plan={plan} onChange={(next) => onCommand({ type: 'plan', seat, plan: next })} />
            ) : null}
          </div>
          {isHost && player !== undefined && player !== live.player ? (
            <Unseat live={live} seat={seat} onCommand={onCommand} />
          ) : null}
        </li>
      ))}
    </ol>
  )
}
