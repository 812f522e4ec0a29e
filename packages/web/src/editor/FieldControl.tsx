import { faultOf } from '@amyitis/narration'
import { useText } from '../text/use-text.ts'
import { sourceAt, valueAt } from './draft.ts'
import type { Field } from './pieces.ts'
import { useEditing } from './use-draft.ts'
import { ValueControl } from './ValueControl.tsx'

/** A value of the edition, and how it is known. */
export function FieldControl({ path, label, icon, names, nameOf, optional }: Field) {
  const text = useText()
  const { draft, faults, set } = useEditing()
  const value = valueAt(draft, path)
  const source = sourceAt(draft, path)
  const change = (entered: string) => {
    if (entered === '') set(path, optional ? undefined : null)
    else set(path, names === undefined ? Number(entered) : entered)
  }
  return (
    <ValueControl
      label={label}
      icon={icon}
      names={names}
      nameOf={nameOf}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      faults={faults.filter((fault) => fault.path === path).map((fault) => faultOf(text, fault))}
      source={source}
      note={text.t(`rules.box.${source}`)}
      onChange={change}
    />
  )
}
