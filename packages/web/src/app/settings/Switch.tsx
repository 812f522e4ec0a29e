import { useId } from 'react'

interface SwitchProps {
  readonly label: string
  readonly about?: string | undefined
  readonly on: boolean
  onChange(on: boolean): void
}

export function Switch({ label, about, on, onChange }: SwitchProps) {
  const id = useId()
  const aboutId = `${id}-about`
  return (
    <label className="check settings-switch">
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
