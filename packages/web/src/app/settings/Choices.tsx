import { useId } from 'react'

interface ChoicesProps<T extends string | number> {
  readonly label: string
  readonly value: T
  readonly options: readonly T[]
  nameOf(option: T): string
  onChange(option: T): void
}

/** One of a few, all of them in sight. */
export function Choices<T extends string | number>({ label, value, options, nameOf, onChange }: ChoicesProps<T>) {
  const name = useId()
  return (
    <fieldset className="choices">
      <legend className="choices-label">{label}</legend>
      <div className="choices-row">
        {options.map((option) => (
          <label key={option} className="choices-option">
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {nameOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
