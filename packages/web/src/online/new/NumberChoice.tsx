import { useId, useState } from 'react'
import { Choices } from '../../app/settings/Choices.tsx'
import { useText } from '../../text/use-text.ts'
import './number-choice.css'

const OTHER = 'other'

interface NumberChoiceProps {
  readonly label: string
  /** What a value of one's own is, where the label does not say it. */
  readonly unit?: string
  readonly value: number
  readonly presets: readonly number[]
  readonly limits: readonly [least: number, most: number]
  nameOf?(value: number): string
  onChange(value: number): void
}

/** A number: one of the usual ones, or any other in a field of its own. */
export function NumberChoice({
  label,
  unit = label,
  value,
  presets,
  limits,
  nameOf = String,
  onChange,
}: NumberChoiceProps) {
  const text = useText()
  const id = useId()
  const [isOwn, setOwn] = useState(!presets.includes(value))
  const choose = (one: number | typeof OTHER) => {
    setOwn(one === OTHER)
    if (one !== OTHER) onChange(one)
  }
  return (
    <div className="measure">
      <Choices<number | typeof OTHER>
        label={label}
        value={isOwn ? OTHER : value}
        options={[...presets, OTHER]}
        nameOf={(one) => (one === OTHER ? text.t('online.new.other') : nameOf(one))}
        onChange={choose}
      />
      {isOwn ? (
        <div className="form-row">
          <label htmlFor={id}>{unit}</label>
          <input
            id={id}
            className="input"
            type="number"
            inputMode="numeric"
            required
            min={limits[0]}
            max={limits[1]}
            value={Number.isNaN(value) ? '' : value}
            onChange={({ target }) => onChange(target.valueAsNumber)}
          />
        </div>
      ) : null}
    </div>
  )
}
