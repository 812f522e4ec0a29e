import type { ReactNode } from 'react'
import type { TableModel } from '../../board/model.ts'
import type { Region } from '../../board/regions.ts'
import { Palace } from '../../panels/Palace.tsx'
import { Players } from '../../panels/Players.tsx'

/** What the table is made of, however it is laid out. */
export interface TableParts {
  readonly table: TableModel
  /** What is asked, or what else stands below the garden. */
  readonly prompt: ReactNode
  readonly log: ReactNode
  readonly tab: Region
  onTab(tab: Region): void
}

export const palaceOf = (table: TableModel) => (table.state.palace ? <Palace table={table} /> : null)

export function PlayersPart({ table }: { readonly table: TableModel }) {
  return (
    <>
      <h2 className="visually-hidden">{table.text.t('table.players')}</h2>
      <Players table={table} />
    </>
  )
}
