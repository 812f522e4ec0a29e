import './select.css'

interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly T[]
  nameOf(option: T): string
  onChange(option: T): void
}

/** One of many options. */
export function Select<T extends string>({ label, value, options, nameOf, onChange }: SelectProps<T>) {
  return (
    <label className="stats-select">
      <span>{label}</span>
      <select className="input" value={value} onChange={({ target }) => onChange(target.value as T)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </label>
  )
}
