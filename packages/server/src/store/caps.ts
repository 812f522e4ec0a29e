import type { Transaction } from 'kysely'
import type { Schema } from './schema/schema.ts'
import type { Append, NewTableRow, TableCap } from './types.ts'

type Change = Append | NewTableRow
type Owner = 'host' | 'origin'

interface Counts {
  waiting: number
  playing: number
}

/** Counts only up to the limit. */
async function countUpTo(
  trx: Transaction<Schema>,
  owner: Owner,
  value: string,
  status: 'open' | 'playing',
  most: number,
): Promise<number> {
  const some = trx.selectFrom('tables').select('id').where(owner, '=', value).where('status', '=', status).limit(most)
  return (await some.execute()).length
}

/** The new tables that exceed a limit of their host or address. Tables of the same batch count as well. */
export async function tablesOverCap(trx: Transaction<Schema>, changes: readonly Change[]): Promise<Set<Change>> {
  const counted = new Map<string, Counts>()
  const over = new Set<Change>()

  async function countsOf(owner: Owner, value: string, { live }: TableCap): Promise<Counts> {
    const name = `${owner} ${value}`
    const known = counted.get(name)
    if (known !== undefined) return known
    const counts = {
      waiting: await countUpTo(trx, owner, value, 'open', live),
      playing: await countUpTo(trx, owner, value, 'playing', live),
    }
    counted.set(name, counts)
    return counts
  }

  for (const change of changes) {
    if (!('caps' in change) || change.caps === undefined) continue
    const { caps, origin } = change
    const owners: [Counts, TableCap][] = [[await countsOf('host', change.row.host, caps.host), caps.host]]
    if (origin !== undefined) owners.push([await countsOf('origin', origin, caps.origin), caps.origin])
    if (owners.some(([{ waiting, playing }, cap]) => waiting >= cap.waiting || waiting + playing >= cap.live))
      over.add(change)
    else for (const [counts] of owners) counts.waiting++
  }
  return over
}
