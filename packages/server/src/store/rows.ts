import type { Selectable } from 'kysely'
import type { Schema } from './schema/schema.ts'
import type { TableRow } from './types.ts'

/** A stored list of ids, in which null means nobody. */
export const readList = (json: string): (string | undefined)[] =>
  (JSON.parse(json) as (string | null)[]).map((one) => one ?? undefined)

export const readRow = ({ origin: _, ...row }: Selectable<Schema['tables']>): TableRow => ({
  ...row,
  status: row.status as TableRow['status'],
  public: row.public === 1,
  joinable: row.joinable === 1,
  started: row.started === 1,
  watchable: row.watchable === 1,
  seats: readList(row.seats),
})
