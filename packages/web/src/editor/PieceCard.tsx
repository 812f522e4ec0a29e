import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import { type Draft, isChanged, sourceAt, valueAt, withValue } from './draft.ts'
import { FieldControl } from './FieldControl.tsx'
import type { Piece } from './pieces.ts'
import { useEditing } from './use-draft.ts'

const standardOf = (draft: Draft, standard: Draft, { fields }: Piece): Draft =>
  fields.reduce((now, { path }) => withValue(now, path, valueAt(standard, path)), draft)

/** What is printed on it, in pictures. */
function Preview({ piece }: { readonly piece: Piece }) {
  const { draft } = useEditing()
  const shown = piece.fields.flatMap(({ icon, path }) => {
    const value = valueAt(draft, path)
    return icon === undefined || icon === 'players' || typeof value !== 'number' || value === 0
      ? []
      : [{ icon, path, value }]
  })
  return (
    <span className="editor-preview">
      {shown.map(({ icon, path, value }) => (
        <span key={path}>
          {value}
          <Icon name={icon} size={18} />
        </span>
      ))}
    </span>
  )
}

interface PieceCardProps {
  readonly piece: Piece
  readonly standard: Draft
}

/** A thing of the box, as it lies on the table, with its values to change. */
export function PieceCard({ piece, standard }: PieceCardProps) {
  const text = useText()
  const { draft, replace } = useEditing()
  const { name, icon, fields } = piece
  const changed = fields.some(({ path }) => isChanged(draft, path))
  const wanted = fields.some(({ path }) => sourceAt(draft, path) === 'reconstructed')
  return (
    <fieldset className={changed ? 'editor-piece is-changed' : 'editor-piece'} data-wanted={wanted}>
      <legend className="visually-hidden">{name}</legend>
      <p className="editor-piece-name" aria-hidden="true">
        <Icon name={icon} size={28} />
        {name}
        <Preview piece={piece} />
      </p>
      {fields.map((field) => (
        <FieldControl key={field.path} {...field} />
      ))}
      {changed ? (
        <button
          type="button"
          className="button editor-reset"
          onClick={() => replace(standardOf(draft, standard, piece))}
        >
          <Icon name="undo" size={16} />
          {text.t('editor.reset')}
        </button>
      ) : null}
    </fieldset>
  )
}
