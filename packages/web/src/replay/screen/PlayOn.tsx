import { LEVELS, type Level } from '@amyitis/bots'
import type { Color } from '@amyitis/engine'
import { useState } from 'react'
import { Dialog } from '../../app/Dialog.tsx'
import type { SeatSetting } from '../../game/seats.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useText } from '../../text/use-text.ts'
import './dialog.css'

interface PlayOnProps {
  readonly names: readonly string[]
  readonly colors: readonly Color[]
  /** Who sat there, if it is known. */
  readonly seats: readonly SeatSetting[] | undefined
  /** Who decides in the position shown. */
  readonly player: number
  onPlay(seats: readonly SeatSetting[]): void
  onClose(): void
}

const USUAL: Level = 'priest'

/** From here on against bots: in whose place, and how strong the others are. */
export function PlayOn({ names, colors, seats, player, onPlay, onClose }: PlayOnProps) {
  const text = useText()
  const person = seats?.findIndex(({ kind }) => kind === 'human') ?? -1
  const [own, setOwn] = useState(person < 0 ? player : person)
  const [level, setLevel] = useState<Level>(USUAL)
  return (
    <Dialog className="replay-dialog" title={text.t('replay.play-on')} onClose={onClose}>
      <p>{text.t('replay.play-on.about')}</p>
      <fieldset>
        <legend className="form-label">{text.t('replay.play-on.seat')}</legend>
        {names.map((name, seat) => (
          <label key={colors[seat]} className="replay-seat">
            <input type="radio" name="seat" checked={seat === own} onChange={() => setOwn(seat)} />
            <PlayerMark color={colors[seat]} size={26} />
            {name}
          </label>
        ))}
      </fieldset>
      <div className="form-row">
        <label htmlFor="replay-level">{text.t('replay.play-on.level')}</label>
        <select
          id="replay-level"
          className="input"
          value={level}
          onChange={(event) => setLevel(event.currentTarget.value as Level)}
        >
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {text.t('level.line', { name: text.t(`level.${one}.name`), style: text.t(`level.${one}.style`) })}
            </option>
          ))}
        </select>
      </div>
      <div className="replay-dialog-actions">
        <button
          type="button"
          className="button button-primary"
          onClick={() => onPlay(playOnSeats(names.length, seats, own, level))}
        >
          <Icon name="play" size={18} />
          {text.t('replay.play-on.go')}
        </button>
      </div>
    </Dialog>
  )
}

/** Who goes on from a position: one person in the place of `own`, and bots in all `count` others. */
export function playOnSeats(
  count: number,
  seats: readonly SeatSetting[] | undefined,
  own: number,
  level: Level,
): SeatSetting[] {
  const sat = seats?.[own]
  const person = sat?.kind === 'human' ? sat.name : ''
  return Array.from({ length: count }, (_, seat) =>
    seat === own ? { kind: 'human', name: person } : { kind: 'bot', level },
  )
}
