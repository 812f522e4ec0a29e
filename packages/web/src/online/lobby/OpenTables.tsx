import { COLORS } from '@amyitis/engine'
import type { TableSummary } from '@amyitis/protocol'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { Face } from '../parts/Face.tsx'
import { PlayerLink } from '../parts/PlayerLink.tsx'
import { SeatPlace } from '../parts/SeatPlace.tsx'
import { playerName } from '../parts/table-names.ts'
import { MoreButton } from './MoreButton.tsx'
import { TableRow, TableRows } from './TableRow.tsx'
import './open-tables.css'

function OpenTable({ table }: { readonly table: TableSummary }) {
  const text = useText()
  const { id, players, host } = table
  const people = players.flatMap(({ player }) => (player === undefined ? [] : [player]))
  const free = players.filter((seat) => (seat.player ?? seat.level ?? seat.reserved) === undefined).length
  const empty = host === undefined ? text.t('online.waits') : text.t('online.hosted', { name: playerName(text, host) })
  return (
    <TableRow
      table={table}
      title={people.length === 0 ? empty : people.map((player) => <PlayerLink key={player.id} player={player} />)}
    >
      <span className="table-row-chip">{text.t('online.seats.left', { count: free })}</span>
      <a className="button button-primary" href={routeTo({ screen: 'online', rest: ['table', id] })}>
        {text.t('online.room.sit')}
      </a>
    </TableRow>
  )
}

interface OpenTablesProps {
  readonly tables: readonly TableSummary[]
  readonly more: (() => void) | undefined
}

/** Public tables with a free seat, and the way to set up one's own. */
export function OpenTables({ tables, more }: OpenTablesProps) {
  const text = useText()
  return (
    <Panel
      title={text.t('online.open')}
      aside={
        <a className="button" href={routeTo({ screen: 'online', rest: ['new'] })}>
          <Icon name="plus" size={18} />
          {text.t('online.create')}
        </a>
      }
    >
      {tables.length === 0 ? (
        <div className="open-none">
          <span className="open-none-cushions" aria-hidden="true">
            {COLORS.map((color, seat) => (
              <SeatPlace key={color} seat={seat}>
                <Face sitting={{}} size={44} />
              </SeatPlace>
            ))}
          </span>
          <p className="page-note">{text.t('online.open.none')}</p>
        </div>
      ) : null}
      <TableRows>
        {tables.map((table) => (
          <OpenTable key={table.id} table={table} />
        ))}
      </TableRows>
      <MoreButton load={more} />
    </Panel>
  )
}
