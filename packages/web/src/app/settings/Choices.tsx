import { useId } from 'react'
import './choices.css'

interface ChoicesProps<T extends string | number> {
  readonly label: string
  /** The label is only said, not shown. */
  readonly unlabelled?: boolean
  readonly value: T
  readonly options: readonly T[]
  nameOf(option: T): string
  onChange(option: T): void
}

/** One of a few options, all of them visible. */
export function Choices<T extends string | number>(props: ChoicesProps<T>) {
  const { label, unlabelled = false, value, options, nameOf, onChange } = props
  const name = useId()
  return (
    <fieldset className="choices">
      <legend className={unlabelled ? 'visually-hidden' : 'choices-label'}>{label}</legend>
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
