import { COLORS } from '@amyitis/engine'
import type { SeatPlan } from '@amyitis/protocol'
import { Portrait } from '../../app/people/Portrait.tsx'
import { Seal } from '../../app/people/Seal.tsx'
import { Icon, type IconProps } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useText } from '../../text/use-text.ts'
import { SeatPlace } from '../parts/SeatPlace.tsx'
import './seat-card.css'

const SIGNS: Readonly<Record<'open' | 'invited' | 'nobody', IconProps['name']>> = {
  open: 'online',
  invited: 'share',
  nobody: 'plus',
}

function Occupant({ plan }: { readonly plan: SeatPlan | undefined }) {
  if (plan?.kind === 'bot') return <Portrait level={plan.level} size={64} />
  return (
    <span className="seat-card-sign">
      <Icon name={SIGNS[plan?.kind ?? 'nobody']} size={26} />
    </span>
  )
}

interface SeatCardProps {
  readonly seat: number
  readonly plan: SeatPlan | undefined
  /** Is the table listed among the open ones? */
  readonly listed: boolean
  readonly group: string
  readonly chosen: boolean
  onChoose(): void
}

/** A seat of a new table: a radio button that shows who may sit there. */
export function SeatCard({ seat, plan, listed, group, chosen, onChoose }: SeatCardProps) {
  const text = useText()
  const who =
    plan?.kind === 'bot' ? text.t(`level.${plan.level}.name`) : text.t(`online.plan.${plan?.kind ?? 'nobody'}`)
  const about = plan === undefined ? '' : aboutOf(plan)
  function aboutOf(known: SeatPlan): string {
    if (known.kind === 'bot') return text.t(`level.${known.level}.epithet`)
    return text.t(`online.new.seat.${known.kind === 'open' && listed ? 'listed' : known.kind}`)
  }
  return (
    <label className="seat-card">
      <input
        type="radio"
        className="visually-hidden"
        name={group}
        checked={chosen}
        aria-label={text.t('online.new.cushion', { seat: seat + 1, who })}
        onChange={onChoose}
      />
      <SeatPlace seat={seat}>
        <Occupant plan={plan} />
      </SeatPlace>
      <span className="seat-card-who">
        <PlayerMark color={COLORS[seat]} size={17} />
        <b>{who}</b>
      </span>
      <span className="seat-card-about">{about}</span>
    </label>
  )
}

/** The own seat: the first one. */
export function OwnSeat({ id, name }: { readonly id: string; readonly name: string }) {
  const text = useText()
  return (
    <div className="seat-card">
      <SeatPlace seat={0}>
        <Seal id={id} name={name} size={60} />
      </SeatPlace>
      <span className="seat-card-who">
        <PlayerMark color={COLORS[0]} size={17} />
        <b>{text.t('online.new.you')}</b>
      </span>
      <span className="seat-card-about">{name === '' ? text.t('online.room.host') : name}</span>
    </div>
  )
}
