import { faultOf } from '@amyitis/narration'
import { useId } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import { sourceAt, valueAt } from './draft.ts'
import type { Field } from './pieces.ts'
import { useEditing } from './use-draft.ts'

/** A number that is typed, or a name that is chosen; what is wrong with it stands below. */
export function FieldControl({ path, label, icon, names, nameOf, optional }: Field) {
  const text = useText()
  const id = useId()
  const { draft, faults, set } = useEditing()
  const value = valueAt(draft, path)
  const source = sourceAt(draft, path)
  const found = faults.filter((fault) => fault.path === path)
  const common = {
    id,
    className: 'input editor-input',
    'aria-invalid': found.length > 0,
    'aria-describedby': `${id}-source`,
  }
  const change = (entered: string) => {
    if (entered === '') set(path, optional ? undefined : null)
    else set(path, names === undefined ? Number(entered) : entered)
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
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <select {...common} value={String(value ?? '')} onChange={({ target }) => change(target.value)}>
          {names.map((name) => (
            <option key={name} value={name}>
              {nameOf?.(name) ?? name}
            </option>
          ))}
        </select>
      )}
      <span id={`${id}-source`} className="editor-source">
        {text.t(`rules.box.${source}`)}
      </span>
      {found.map((fault) => (
        <p key={fault.problem} className="page-fault editor-fault" role="alert">
          {faultOf(text, fault)}
        </p>
      ))}
    </div>
  )
}
