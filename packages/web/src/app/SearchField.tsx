import { Icon } from '../icons/Icon.tsx'
import './search-field.css'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  onChange(value: string): void
}

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <search className="search-field">
    <Icon name="search" size={20} />
    <input
      type="search"
      className="input"
      value={value}
      aria-label={label}
      placeholder={label}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </search>
)
