import { COURT, GOODS } from '@amyitis/engine'
import { Icon, type IconProps } from '../icons/Icon.tsx'
import { TileMark } from '../panels/TileMark.tsx'
import { type Draft, type Path, valueAt } from './draft.ts'
import type { Piece } from './pieces.ts'
import { useEditing } from './use-draft.ts'
import './piece-face.css'

type IconName = IconProps['name']

/** What a value looks like: a number with its icon, or the icon of what is named. */
interface Mark {
  readonly path: Path
  readonly icon: IconName
  readonly number?: number
}

const NAMED: readonly string[] = [...GOODS, ...COURT]

function marksOf(draft: Draft, { fields }: Piece): Mark[] {
  return fields.flatMap(({ path, icon }): Mark[] => {
    const value = valueAt(draft, path)
    if (typeof value === 'string')
      return [{ path, icon: NAMED.includes(value) ? (value as IconName) : ('any-court' as const) }]
    if (icon === undefined || icon === 'players' || typeof value !== 'number' || value === 0) return []
    return [{ path, icon, number: value }]
  })
}

/** How many of it there are with two, three and four players. */
const copiesOf = (draft: Draft, { fields }: Piece): unknown[] =>
  fields.filter(({ icon }) => icon === 'players').map(({ path }) => valueAt(draft, path))

const ON_TILE = /\.(quality|points)$/

/** What is printed on a piece. A tile shows its points, framed by its quality, as at the table. */
export function PieceFace({ piece }: { readonly piece: Piece }) {
  const { draft } = useEditing()
  const { id, icon } = piece
  const isTile = icon === 'tile'
  const marks = marksOf(draft, piece)
    .filter(({ path }) => !(isTile && ON_TILE.test(path)))
    .slice(0, icon === 'players' ? 1 : undefined)
  const copies = copiesOf(draft, piece)
  return (
    <span className="editor-face" aria-hidden="true">
      {isTile ? (
        <span className="editor-tile">
          <TileMark points={Number(valueAt(draft, `${id}.points`))} quality={Number(valueAt(draft, `${id}.quality`))} />
        </span>
      ) : (
        <Icon name={icon} size={32} />
      )}
      <span className="editor-marks">
        {marks.map((mark) => (
          <span key={mark.path}>
            {mark.number}
            <Icon name={mark.icon} size={20} />
          </span>
        ))}
        {marks.length === 0 && copies.length > 0 ? <span>{copies.join(' · ')}</span> : null}
      </span>
    </span>
  )
}
