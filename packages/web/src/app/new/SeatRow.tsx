import { isLevel, LEVELS } from '@amyitis/bots'
import { COLORS } from '@amyitis/engine'
import { LONGEST_NAME, type SeatSetting } from '../../game/seats.ts'
import { Icon } from '../../icons/icon.tsx'
import { PlayerMark } from '../../icons/player-mark.tsx'
import { Choices } from '../settings/Choices.tsx'
import { useText } from '../text.ts'
import { changedTo } from './seats-form.ts'

interface SeatRowProps {
  /** Everybody at the table. */
  readonly seats: readonly SeatSetting[]
  readonly index: number
  onChange(seat: SeatSetting): void
  readonly onRemove: (() => void) | undefined
}

const KINDS = ['human', 'bot'] as const

/** One seat: a person with a name, or a bot with a level. */
export function SeatRow({ seats, index, onChange, onRemove }: SeatRowProps) {
  const text = useText()
  const seat = seats[index]
  const color = COLORS[index]
  const place = index + 1
  return (
    <li className="new-seat">
      <PlayerMark color={color} size={34} label={text.name('color', color)} />
      <div className="new-seat-who">
        <Choices
          label={text.t('new.kind', { seat: place })}
          value={seat.kind}
          options={KINDS}
          nameOf={(kind) => text.t(kind === 'human' ? 'new.human' : 'new.bot')}
          onChange={(kind) => onChange(changedTo(kind, seats, index))}
        />
        {seat.kind === 'human' ? (
          <input
            className="input"
            aria-label={text.t('new.name.seat', { seat: place })}
            placeholder={text.name('color', color)}
            maxLength={LONGEST_NAME}
            value={seat.name}
            onChange={(event) => onChange({ ...seat, name: event.target.value })}
          />
        ) : (
          <select
            className="input"
            aria-label={text.t('new.level.seat', { seat: place })}
            aria-describedby={`style-${index}`}
            value={seat.level}
            onChange={({ target }) => isLevel(target.value) && onChange({ ...seat, level: target.value })}
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {text.t(`level.${level}.name`)}
              </option>
            ))}
          </select>
        )}
        {seat.kind === 'bot' ? (
          <p id={`style-${index}`} className="page-note new-style">
            {text.t(`level.${seat.level}.style`)}
          </p>
        ) : null}
      </div>
      {onRemove === undefined ? null : (
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={text.t('new.remove', { seat: place })}
          onClick={onRemove}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </li>
  )
}
