import { isNightTooLong } from '@amyitis/protocol/app'
import { Switch } from '../../app/settings/Switch.tsx'
import { useText } from '../../text/use-text.ts'
import { durationText } from '../parts/clock-text.ts'
import { ClockCards } from './ClockCards.tsx'
import { NumberChoice } from './NumberChoice.tsx'
import { LIMITS, type Measured, ownZone, type TableForm } from './table-form.ts'

const PRESETS = { minutes: [10, 20, 30, 60], increment: [0, 10, 20, 30], hours: [12, 24, 72, 168] } as const

const NIGHT = { from: '22:00', to: '08:00' } as const

type Night = NonNullable<TableForm['night']>

/** From when to when no time passes. */
function NightFields({ night, onChange }: { readonly night: Night; onChange(night: Night): void }) {
  const text = useText()
  const fault = isNightTooLong(night) ? text.t('online.new.night.long') : ''
  const time = (name: keyof Night, label: string) => (
    <div className="form-row">
      <label htmlFor={`night-${name}`}>{label}</label>
      <input
        id={`night-${name}`}
        className="input"
        type="time"
        required
        value={night[name]}
        ref={(input) => input?.setCustomValidity(name === 'to' ? fault : '')}
        onChange={({ target }) => onChange({ ...night, [name]: target.value })}
      />
    </div>
  )
  return (
    <>
      <div className="online-measures">
        {time('from', text.t('online.new.night.from'))}
        {time('to', text.t('online.new.night.to'))}
      </div>
      <p className="page-fault" role="status">
        {fault}
      </p>
    </>
  )
}

interface ClockFieldsProps {
  readonly form: TableForm
  onChange(change: Partial<TableForm>): void
}

/** How much time everybody has. */
export function ClockFields({ form, onChange }: ClockFieldsProps) {
  const text = useText()
  const { clock, night } = form
  const measured = (name: Measured) => ({
    value: form[name],
    presets: PRESETS[name],
    limits: LIMITS[name],
    onChange: (value: number) => onChange({ [name]: value }),
  })
  return (
    <>
      <ClockCards form={form} onChange={(kind) => onChange({ clock: kind })} />
      {clock === 'live' ? (
        <div className="online-measures">
          <NumberChoice {...measured('minutes')} label={text.t('online.new.minutes')} />
          <NumberChoice {...measured('increment')} label={text.t('online.new.increment')} />
        </div>
      ) : null}
      {clock === 'correspondence' ? (
        <>
          <NumberChoice
            {...measured('hours')}
            label={text.t('online.new.turn')}
            unit={text.t('online.new.hours')}
            nameOf={(hours) => durationText(text, hours)}
          />
          <Switch
            label={text.t('online.new.night')}
            about={text.t('online.new.night.about', { zone: ownZone() })}
            on={night !== undefined}
            onChange={(on) => onChange({ night: on ? NIGHT : undefined })}
          />
          {night === undefined ? null : <NightFields night={night} onChange={(next) => onChange({ night: next })} />}
        </>
      ) : null}
      {clock === 'none' ? null : <p className="page-note">{text.t('online.new.clock.about')}</p>}
    </>
  )
}
