import { useId } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { clockName, clockText } from '../parts/clock-text.ts'
import { clockSettingsOf, type TableForm } from './table-form.ts'
import './clock-cards.css'

type Kind = TableForm['clock']

const CARDS = [
  { kind: 'live', icon: 'sun', name: 'online.new.live', about: 'online.new.live.about' },
  { kind: 'correspondence', icon: 'moon', name: 'online.new.days', about: 'online.new.days.about' },
  { kind: 'none', icon: 'clock', name: 'online.new.free', about: 'online.new.free.about' },
] as const

interface ClockCardsProps {
  readonly form: TableForm
  onChange(clock: Kind): void
}

/** The three kinds of clock, each with what it would be now. */
export function ClockCards({ form, onChange }: ClockCardsProps) {
  const text = useText()
  const group = useId()
  return (
    <fieldset className="clock-cards">
      <legend className="visually-hidden">{text.t('online.new.clock')}</legend>
      {CARDS.map(({ kind, icon, name, about }) => (
        <label key={kind} className="clock-card">
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            checked={form.clock === kind}
            onChange={() => onChange(kind)}
          />
          <Icon name={icon} size={26} />
          <b className="clock-card-name">{text.t(name)}</b>
          {kind === 'none' ? null : (
            <span>{clockText(text, clockName(clockSettingsOf({ ...form, clock: kind })))}</span>
          )}
          <span className="clock-card-about">{text.t(about)}</span>
        </label>
      ))}
    </fieldset>
  )
}
