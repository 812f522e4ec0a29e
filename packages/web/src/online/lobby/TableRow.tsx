import type { TableSummary } from '@amyitis/protocol'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { clockText } from '../parts/clock-text.ts'
import { Faces } from '../parts/Face.tsx'
import './table-row.css'

interface TableRowProps {
  readonly table: TableSummary
  readonly title: ReactNode
  /** What else is said in the second line, first. */
  readonly about?: readonly string[]
  /** In the place of the faces. */
  readonly picture?: ReactNode
  /** At the end: a chip, and where it leads. */
  readonly children: ReactNode
}

/** A table of the lobby in a row: faces or a picture, names, what is played, and the way in. */
export function TableRow({ table, title, about = [], picture, children }: TableRowProps) {
  const text = useText()
  const { players, palace, edition, rated, clock, status } = table
  const words = [
    text.t('online.players.count', { count: players.length }),
    ...about,
    ...(palace ? [text.t('game.with-palace')] : []),
    ...(edition === 'standard' ? [] : [text.t('online.edition', { name: edition })]),
    // Once it is over, what a rated game changed says whether it counted.
    ...(status === 'over' ? [] : [clockText(text, clock), ...(rated ? [text.t('online.rated')] : [])]),
  ]
  return (
    <li className="table-row">
      {picture ?? <Faces players={players} />}
      <div className="table-row-words">
        <b className="table-row-title">{title}</b>
        <span className="table-row-about">{words.join(' · ')}</span>
      </div>
      <div className="table-row-end">{children}</div>
    </li>
  )
}

/** Tables in rows. */
export function TableRows({ children }: { readonly children: ReactNode }) {
  return <ul className="table-rows">{children}</ul>
}
