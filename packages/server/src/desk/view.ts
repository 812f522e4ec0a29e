import type { TableView } from '@amyitis/protocol'
import { seatOf, type Table } from '@amyitis/tables'
import { Refused } from '../refused.ts'
import type { Store, TableSecret } from '../store/store.ts'
import { invitationOf } from './ground.ts'
import type { Names } from './names.ts'

/** Where nobody may look on, what is said is for those who play there, once the game has begun. */
export const mayTalk = (table: Table, player: string | undefined): boolean =>
  table.settings.spectators || table.status === 'open' || seatOf(table, player) >= 0

/** So is the game itself; once it is over it is for all who know where it was. */
export const maySee = (table: Table, player: string | undefined): boolean =>
  table.status === 'over' || mayTalk(table, player)

export function demandSight(table: Table, player: string | undefined): void {
  if (!maySee(table, player)) throw new Refused('private-table')
}

export function demandTalk(table: Table, player: string | undefined): void {
  if (!mayTalk(table, player)) throw new Refused('private-table')
}

const youAt = (table: Table, player: string | undefined): TableView['you'] => {
  const seat = seatOf(table, player)
  return { ...(player === undefined ? {} : { player }), ...(seat < 0 ? {} : { seat }) }
}

/** The seats that need an invitation and wait for somebody. */
const invitations = (table: Table, secret: TableSecret) =>
  table.seats.flatMap(({ plan, player }, seat) =>
    plan.kind === 'invited' && player === undefined ? [{ seat, invitation: invitationOf(secret, seat) }] : [],
  )

/** Lines of chat in a view; who would like to read further back asks for them. */
const MOST_LINES = 500

/** A table with its whole log, as a player may see it. */
export async function viewOf(
  { store, names }: { readonly store: Store; readonly names: Names },
  table: Table,
  player: string | undefined,
  secret: TableSecret,
): Promise<TableView> {
  const lines = mayTalk(table, player) ? store.newestChat(table.id, MOST_LINES) : []
  const [events, chat] = await Promise.all([store.events(table.id, 0), lines])
  const sat = events.flatMap(({ body }) => (body.type === 'sat' ? [body.player] : []))
  const players = await names.at(table.id, [table.host, ...sat, ...chat.map((line) => line.player)])
  const invites = player === table.host && table.status === 'open'
  return {
    you: youAt(table, player),
    players,
    events,
    chat,
    ...(invites ? { invitations: invitations(table, secret) } : {}),
  }
}
