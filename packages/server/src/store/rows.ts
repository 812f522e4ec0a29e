import type { Selectable } from 'kysely'
import type { Schema } from './schema/schema.ts'
import type { TableRow } from './types.ts'

/** A list of ids as it is kept, in which null is nobody. */
export const readList = (json: string): (string | undefined)[] =>
  (JSON.parse(json) as (string | null)[]).map((one) => one ?? undefined)

export const readRow = ({ origin: _, ...row }: Selectable<Schema['tables']>): TableRow => ({
  ...row,
  status: row.status as TableRow['status'],
  public: row.public === 1,
  joinable: row.joinable === 1,
  started: row.started === 1,
  seats: readList(row.seats),
})
