import { useId } from 'react'
import { useText } from '../../app/text.ts'
import { LONGEST_NAME } from '../../game/seats.ts'

interface NameFieldProps {
  readonly value: string
  onChange(name: string): void
}

export function NameField({ value, onChange }: NameFieldProps) {
  const text = useText()
  const id = useId()
  return (
    <div className="form-row online-name">
      <label htmlFor={id}>{text.t('online.name')}</label>
      <input
        id={id}
        className="input"
        required
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        aria-describedby={`${id}-about`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-about`} className="page-note">
        {text.t('online.name.about')}
      </p>
    </div>
  )
}
