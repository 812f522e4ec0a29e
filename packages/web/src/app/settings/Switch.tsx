import { useId } from 'react'
import './switch.css'

interface SwitchProps {
  readonly label: string
  readonly about?: string | undefined
  readonly on: boolean
  /** As wide as its words: it stands in no column of settings. */
  readonly inline?: boolean
  onChange(on: boolean): void
}

export function Switch({ label, about, on, inline = false, onChange }: SwitchProps) {
  const id = useId()
  const aboutId = `${id}-about`
  return (
    <label className={inline ? 'check settings-switch is-inline' : 'check settings-switch'}>
      <input
        type="checkbox"
        checked={on}
        aria-labelledby={id}
        aria-describedby={about === undefined ? undefined : aboutId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span id={id}>{label}</span>
        {about === undefined ? null : (
          <span id={aboutId} className="settings-about">
            {about}
          </span>
        )}
      </span>
    </label>
  )
}
