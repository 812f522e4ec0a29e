import { type FocusEvent, useId } from 'react'
import { Icon, type IconProps } from '../icons/Icon.tsx'

interface ValueControlProps {
  readonly label: string
  readonly icon?: IconProps['name'] | undefined
  readonly value: number | string
  /** What can be chosen; a number if not given. */
  readonly names?: readonly string[] | undefined
  readonly nameOf?: ((name: string) => string) | undefined
  readonly max?: number | undefined
  /** What is wrong with it, in words. */
  readonly faults?: readonly string[]
  /** Where the value comes from, and the same in words. */
  readonly source?: string
  readonly note?: string
  onChange(entered: string): void
}

const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select()

/** A number that is typed, or a name that is chosen; what is wrong with it stands below. */
export function ValueControl({ label, icon, value, names, nameOf, max, faults = [], ...rest }: ValueControlProps) {
  const id = useId()
  const { source, note, onChange } = rest
  const common = {
    id,
    className: 'input editor-input',
    'aria-invalid': faults.length > 0,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
  }
  return (
    <div className="editor-field" data-source={source}>
      <label htmlFor={id}>
        {icon === undefined ? null : <Icon name={icon} size={18} />}
        {label}
      </label>
      {names === undefined ? (
        <input
          {...common}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          value={value}
          onFocus={selectAll}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <select {...common} value={value} onChange={({ target }) => onChange(target.value)}>
          {names.map((name) => (
            <option key={name} value={name}>
              {nameOf?.(name) ?? name}
            </option>
          ))}
        </select>
      )}
      {note === undefined ? null : (
        <span id={`${id}-note`} className="editor-source">
          {note}
        </span>
      )}
      {faults.map((fault) => (
        <p key={fault} className="page-fault editor-fault" role="alert">
          {fault}
        </p>
      ))}
    </div>
  )
}
