import type { Grid } from '@amyitis/narration'
import type { IconName } from '../icons/art.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Rich } from './Rich.tsx'
import './grid.css'

const GridIcon = ({ name }: { readonly name: IconName | undefined }) =>
  name === undefined ? null : <Icon name={name} size={22} className="grid-icon" />

interface GridTableProps {
  readonly grid: Grid
  /** Unless a heading says the same. */
  readonly captioned?: boolean
}

/** A table of the rules; the first cell of a row is its heading. */
export function GridTable({ grid, captioned = true }: GridTableProps) {
  const { caption, head, rows, icons = [], known } = grid
  const withIcons = icons.length > 0
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, by keyboard too
    <section className="grid-box" tabIndex={0} aria-label={caption}>
      <table className={known ? 'grid is-known' : 'grid'}>
        <caption className={captioned ? undefined : 'visually-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            // biome-ignore-start lint/suspicious/noArrayIndexKey: nothing in a table of the rules changes places
            <tr key={row}>
              <th scope="row">
                {withIcons ? <GridIcon name={icons[row]} /> : null}
                {first}
              </th>
              {cells.map((cell, column) => (
                <td key={column}>
                  <Rich words={cell} />
                </td>
              ))}
            </tr>
            // biome-ignore-end lint/suspicious/noArrayIndexKey: nothing in a table of the rules changes places
          ))}
        </tbody>
      </table>
    </section>
  )
}
