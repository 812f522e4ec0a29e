import { COLORS } from '@amyitis/engine'
import { Portrait } from '../../app/people/Portrait.tsx'
import { Seal } from '../../app/people/Seal.tsx'
import type { SeatSetting } from '../../game/seats.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useText } from '../../text/use-text.ts'
import './cushion.css'

interface CushionProps {
  readonly index: number
  /** Who sits there. */
  readonly seat: SeatSetting | undefined
  readonly name: string
  readonly about: string
  readonly chosen: boolean
  readonly group: string
  onChoose(): void
}

/** The stuffing, its seam and the tassels at its corners. */
function Stuffing() {
  return (
    <svg className="cushion-stuffing" viewBox="0 0 160 50" aria-hidden="true">
      <path
        className="cushion-tassels"
        d="M10 12-2 5m11 12-12 1m13 22-11 8m12-4-7 8M150 12l12-7m-11 12 12 1m-13 22 11 8m-12-4 7 8"
      />
      <path className="cushion-side" d="M8 22q-3 14 4 22 68 9 136 0 7-8 4-22z" />
      <path className="cushion-top" d="M10 8q70-8 140 0 6 14 0 28-70 8-140 0-6-14 0-28z" />
      <ellipse className="cushion-seam" cx="80" cy="22" rx="52" ry="9" />
    </svg>
  )
}

/** A cushion: a radio button that shows its occupant. */
export function Cushion({ index, seat, name, about, chosen, group, onChoose }: CushionProps) {
  const text = useText()
  const color = COLORS[index]
  return (
    <label className="cushion" data-color={color}>
      <input type="radio" className="visually-hidden" name={group} checked={chosen} onChange={onChoose} />
      <span className="cushion-seat">
        <Stuffing />
        <span className="cushion-occupant">
          {seat === undefined ? (
            <span className="cushion-plus">
              <Icon name="plus" size={26} />
            </span>
          ) : seat.kind === 'bot' ? (
            <Portrait level={seat.level} size={88} />
          ) : (
            <Seal id={name} name={name} size={72}>
              {seat.name === '' ? <Icon name="player" size={36} /> : null}
            </Seal>
          )}
        </span>
      </span>
      <span className="cushion-tag">
        <span className="cushion-who">
          <PlayerMark color={color} size={17} label={text.name('color', color)} />
          <b>{name}</b>
        </span>
        <span className="cushion-about">{about}</span>
      </span>
    </label>
  )
}
