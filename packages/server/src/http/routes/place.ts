import { TableId } from '@amyitis/protocol'
import type { Table } from '@amyitis/tables'
import { z } from 'zod'
import { demandSight } from '../../desk/view.ts'
import { Refused } from '../../refused.ts'
import type { House } from '../house.ts'

export const AtTable = z.object({ id: TableId })

/** The table that is asked about, if the player may see it. */
export async function tableFor({ desk }: House, id: string, player: string | undefined, after = 0): Promise<Table> {
  const table = await desk.read(id, after)
  if (table === undefined) throw new Refused('unknown-table')
  demandSight(table, player)
  if (after > table.seq) throw new Refused('bad-request', { detail: `there are only ${table.seq} events` })
  return table
}
