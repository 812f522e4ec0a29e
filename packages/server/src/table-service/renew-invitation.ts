import type { Table } from '@amyitis/tables'
import { newSecret } from '../shared/random.ts'
import type { Store } from '../store/store.ts'

/**
 * A player who is removed from a seat must not come back with the invitation used before. It is renewed before the seat is
 * freed: a process that dies in between leaves a new invitation, never an old one.
 */
export async function renewInvitation(store: Store, table: Table, player: string, seat: number): Promise<void> {
  const { host, status, seats } = table
  if (host !== player || status !== 'open' || seats[seat]?.player === undefined) return
  await store.setInvitation(table.id, seat, newSecret())
}
