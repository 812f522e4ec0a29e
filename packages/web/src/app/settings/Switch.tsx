import { useId } from 'react'

interface SwitchProps {
  readonly label: string
  readonly about?: string | undefined
  readonly on: boolean
  onChange(on: boolean): void
}

export function Switch({ label, about, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className="check settings-switch">
      <input
        type="checkbox"
        checked={on}
        aria-describedby={about === undefined ? undefined : id}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {about === undefined ? null : (
          <span id={id} className="settings-about">
            {about}
          </span>
        )}
      </span>
    </label>
  )
}
