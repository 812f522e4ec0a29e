import { nameProblem, normalizeName } from '@amyitis/protocol/names'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { problemText } from '../api/problem-text.ts'
import './name-field.css'

interface NameFieldProps {
  readonly value: string
  onChange(name: string): void
}

export function NameField({ value, onChange }: NameFieldProps) {
  const text = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const fault = value === '' ? undefined : nameProblem(normalizeName(value))
  const words = fault === undefined ? '' : problemText(text, fault)
  // The browser then sends no form, but leads to the field.
  useEffect(() => input.current?.setCustomValidity(words), [words])
  return (
    <div className="form-row online-name">
      <label htmlFor={id}>{text.t('online.name')}</label>
      <input
        id={id}
        ref={input}
        className="input"
        required
        maxLength={200}
        aria-invalid={fault !== undefined}
        autoComplete="nickname"
        aria-describedby={`${id}-about`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-about`} className="page-note">
        {text.t('online.name.about')}
      </p>
      <p className="page-fault" role="status">
        {words}
      </p>
    </div>
  )
}
