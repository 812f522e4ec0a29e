import type { Ladder } from '@amyitis/protocol'
import type { ReactNode } from 'react'
import { Seal } from '../../app/people/Seal.tsx'
import { useText } from '../../text/use-text.ts'
import { useIdentity } from '../api/identity.ts'
import { PlayerLink } from './PlayerLink.tsx'
import './ladder-table.css'

type Row = Ladder['rows'][number]

interface LadderTableProps {
  readonly rows: readonly {
    readonly place: number
    readonly row: Row
    /** Others stand between this one and the one before. */
    readonly gap?: boolean
  }[]
  readonly caption: string
  ratingOf(row: Row): ReactNode
  /** How many games each has played. */
  readonly games?: boolean
}

/** A part of the ladder, or all of it. */
export function LadderTable({ rows, caption, ratingOf, games = false }: LadderTableProps) {
  const text = useText()
  const { me } = useIdentity()
  return (
    <table className="ladder-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={text.t('online.ladder.place')}>#</abbr>
          </th>
          <th scope="col">{text.t('online.ladder.name')}</th>
          <th scope="col">{text.t('online.ladder.rating')}</th>
          {games ? <th scope="col">{text.t('online.ladder.games')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, row, gap = false }) => (
          <tr
            key={row.player.id}
            className={[row.player.id === me?.id && 'is-own', gap && 'has-gap'].filter(Boolean).join(' ') || undefined}
          >
            <td>{place}</td>
            <th scope="row">
              <span className="ladder-table-player">
                <Seal id={row.player.id} name={row.player.name ?? '–'} size={26} />
                <PlayerLink player={row.player} />
              </span>
            </th>
            <td>{ratingOf(row)}</td>
            {games ? <td>{row.games}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
