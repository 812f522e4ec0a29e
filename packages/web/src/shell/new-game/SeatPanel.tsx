import type { Level } from '@amyitis/bots'
import { COLORS } from '@amyitis/engine'
import { useId } from 'react'
import { isAuto, MAX_NAME_LENGTH, type SeatSetting } from '../../game/seats.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useText } from '../../text/use-text.ts'
import { canLeave, changedTo, OCCUPANTS, type OccupantKind, occupantAt, seated } from './cushions.ts'
import { type Opponent, Roster } from './Roster.tsx'
import './seat-panel.css'

interface SeatPanelProps {
  readonly seats: readonly SeatSetting[]
  readonly cushion: number
  /** The level that fits the player. */
  readonly fitting: Level
  readonly marks: Readonly<Partial<Record<Level, string>>>
  onChange(seats: readonly SeatSetting[]): void
}

const ICONS = { bot: 'bot', human: 'player', none: 'close' } as const

/** A Babylonian, a person, or nobody. */
function Kinds({ seats, cushion, onChange }: Omit<SeatPanelProps, 'fitting' | 'marks'>) {
  const text = useText()
  const group = useId()
  const now = occupantAt(seats, cushion)
  const color = COLORS[cushion]
  return (
    <fieldset className="occupants">
      <legend className="occupants-question">
        <PlayerMark color={color} size={22} />
        {text.t(`new.cushion.${color}`)}
      </legend>
      {OCCUPANTS.map((kind: OccupantKind) => (
        <label key={kind} className="occupants-kind">
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            checked={kind === now}
            disabled={kind === 'none' && !canLeave(seats, cushion)}
            onChange={() => onChange(changedTo(kind, seats, cushion))}
          />
          <Icon name={ICONS[kind]} size={18} />
          {text.t(`new.occupant.${kind}`)}
        </label>
      ))}
    </fieldset>
  )
}

const botFor = (opponent: Opponent, fitting: Level): SeatSetting =>
  opponent === 'auto' ? { kind: 'bot', level: fitting, auto: true } : { kind: 'bot', level: opponent }

/** Who sits on the chosen cushion. */
export function SeatPanel({ seats, cushion, fitting, marks, onChange }: SeatPanelProps) {
  const text = useText()
  const id = useId()
  const seat = seats[cushion]
  return (
    <section className="panel seat-panel">
      <Kinds seats={seats} cushion={cushion} onChange={onChange} />
      {seat?.kind === 'human' ? (
        <div className="form-row">
          <label htmlFor={id}>{text.t('new.name')}</label>
          <input
            id={id}
            className="input"
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            value={seat.name}
            onChange={(event) => onChange(seated(seats, cushion, { ...seat, name: event.target.value }))}
          />
          <p className="page-note">{text.t('new.name.about')}</p>
        </div>
      ) : (
        <>
          <Roster
            label={text.t('new.roster')}
            value={isAuto(seat) ? 'auto' : seat?.level}
            fitting={fitting}
            marks={marks}
            onChange={(opponent) => onChange(seated(seats, cushion, botFor(opponent, fitting)))}
          />
          <p className="seat-panel-note">{text.t('new.number')}</p>
        </>
      )}
    </section>
  )
}
