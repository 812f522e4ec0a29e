import { LEVELS, type Level, STRENGTHS } from '@amyitis/bots'
import { useId } from 'react'
import { Portrait } from '../../app/people/Portrait.tsx'
import { useText } from '../../text/use-text.ts'
import './level-picker.css'

interface LevelPickerProps {
  readonly label: string
  readonly level: Level
  onChange(level: Level): void
}

/** One of the bots, by face and strength. */
export function LevelPicker({ label, level, onChange }: LevelPickerProps) {
  const text = useText()
  const name = useId()
  return (
    <fieldset className="level-picker">
      <legend className="visually-hidden">{label}</legend>
      {LEVELS.map((one) => (
        <label key={one} className="level-option">
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={one === level}
            onChange={() => onChange(one)}
          />
          <Portrait level={one} size={44} />
          <b>{text.t(`level.${one}.name`)}</b>
          <span className="level-option-strength">{STRENGTHS[one].toLocaleString(text.locale)}</span>
        </label>
      ))}
    </fieldset>
  )
}
