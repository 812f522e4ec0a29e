import { Boards } from '../../panels/Boards.tsx'
import { Reserve } from '../../panels/Reserve.tsx'
import { Ring } from '../../panels/Ring.tsx'
import { PlayersPart, palaceOf, type TableParts } from './players-part.tsx'

interface TabPageProps extends Pick<TableParts, 'table' | 'tab' | 'log'> {
  /** The prompt has taken much of the room of a low screen: of several boards only what is asked about. */
  readonly crowded?: boolean
  /** Are powers known by their icons? */
  readonly low?: boolean
  /** Is there little height for the caravan? */
  readonly tight?: boolean
}

/** What a tab other than the garden shows. */
export function TabPage({ table, tab, log, crowded = false, low = false, tight = false }: TabPageProps) {
  const asked = table.state.decision?.kind
  switch (tab) {
    case 'caravan':
      return (
        <div
          className="table-tab-page"
          data-region="caravan"
          data-density={tight ? 'tight' : undefined}
          data-shown={crowded ? (asked === 'court' ? 'court' : 'cities') : undefined}
        >
          <Ring table={table} />
          {crowded ? null : <Reserve table={table} />}
        </div>
      )
    case 'fields':
      return (
        <div className="table-tab-page" data-region="fields">
          {crowded && asked === 'power' ? null : <Boards table={table} />}
          {crowded && asked !== 'power' ? null : <div data-density={low ? 'low' : undefined}>{palaceOf(table)}</div>}
        </div>
      )
    case 'players':
      return (
        <div className="table-tab-page" data-region="players">
          <PlayersPart table={table} />
        </div>
      )
    case 'log':
      return (
        <div className="table-tab-page table-log" data-region="log">
          {log}
        </div>
      )
    default:
      return null
  }
}
