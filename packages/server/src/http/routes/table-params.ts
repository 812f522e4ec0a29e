import { TableId } from '@amyitis/protocol'
import type { Table } from '@amyitis/tables'
import { z } from 'zod'
import { ProblemError } from '../../shared/problem-error.ts'
import { requireReadAccess } from '../../table-service/table-view.ts'
import type { AppContext } from '../context.ts'

export const TableParams = z.object({ id: TableId })

/** Loads a table if the player may see it. */
export async function readableTable(
  { tables }: AppContext,
  id: string,
  player: string | undefined,
  after = 0,
): Promise<Table> {
  const table = await tables.loadLatest(id, after)
  if (table === undefined) throw new ProblemError('unknown-table')
  requireReadAccess(table, player)
  if (after > table.seq) throw new ProblemError('bad-request', { detail: `there are only ${table.seq} events` })
  return table
}
