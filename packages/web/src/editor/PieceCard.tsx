import { faultOf } from '@amyitis/narration'
import { useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import { type Draft, isChanged, sourceAt, standardValueAt, valueAt, withValue } from './draft.ts'
import { PieceFace } from './PieceFace.tsx'
import type { Field, Piece } from './pieces.ts'
import { useEditing } from './use-draft.ts'
import { ValueControl } from './ValueControl.tsx'

const standardOf = (draft: Draft, { fields }: Piece): Draft =>
  fields.reduce((now, { path }) => withValue(now, path, standardValueAt(now, path)), draft)

interface PieceCardProps {
  readonly piece: Piece
  /** Its values are shown at once. */
  readonly open: boolean
}

/** A thing of the box, as it lies on the table; opened, with its values to change. A single number needs no opening. */
export function PieceCard({ piece, open }: PieceCardProps) {
  const text = useText()
  const { draft, faults, replace } = useEditing()
  const { name, icon, fields } = piece
  const [shown, setShown] = useState(false)
  const changed = fields.some(({ path }) => isChanged(draft, path))
  const wanted = fields.some(({ path }) => sourceAt(draft, path) === 'reconstructed')
  const faulty = fields.some(({ path }) => faults.some((fault) => fault.path === path))
  const values = (
    <fieldset className="editor-values">
      <legend className="visually-hidden">{name}</legend>
      {fields.map((field) => (
        <FieldControl key={field.path} {...field} />
      ))}
      {changed ? (
        <button type="button" className="button editor-reset" onClick={() => replace(standardOf(draft, piece))}>
          <Icon name="undo" size={16} />
          {text.t('editor.reset')}
        </button>
      ) : null}
    </fieldset>
  )
  const className = changed ? 'editor-piece is-changed' : 'editor-piece'
  if (fields.length === 1 && fields[0].names === undefined)
    return (
      <div className={className} data-wanted={wanted}>
        <p className="editor-piece-name" aria-hidden="true">
          <Icon name={icon} size={28} />
          <span className="editor-piece-words">{name}</span>
        </p>
        {values}
      </div>
    )
  return (
    <details
      className={className}
      data-wanted={wanted}
      open={shown || open || faulty}
      onToggle={({ currentTarget }) => open || setShown(currentTarget.open)}
    >
      <summary className="editor-piece-summary">
        <PieceFace piece={piece} />
        <span className="editor-piece-words">{name}</span>
      </summary>
      {values}
    </details>
  )
}

/** A value of the edition, and how it is known. */
function FieldControl({ path, label, icon, names, nameOf, optional }: Field) {
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
