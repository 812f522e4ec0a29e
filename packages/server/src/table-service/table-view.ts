import type { TableView } from '@amyitis/protocol'
import { seatOf, type Table } from '@amyitis/tables'
import { ProblemError } from '../shared/problem-error.ts'
import type { Store } from '../store/store.ts'
import type { TableSecret } from '../store/types.ts'
import { invitationOf } from './command-context.ts'
import type { PlayerNames } from './player-names.ts'

/** Without spectators, chat is for the players once the game has begun. */
export const mayChat = (table: Table, player: string | undefined): boolean =>
  table.settings.spectators || table.status === 'open' || seatOf(table, player) >= 0

/** The same goes for the game itself; once it is over, anyone who has the link can see it. */
export const maySee = (table: Table, player: string | undefined): boolean =>
  table.status === 'over' || mayChat(table, player)

export function requireReadAccess(table: Table, player: string | undefined): void {
  if (!maySee(table, player)) throw new ProblemError('private-table')
}

export function requireChatAccess(table: Table, player: string | undefined): void {
  if (!mayChat(table, player)) throw new ProblemError('private-table')
}

const viewerAt = (table: Table, player: string | undefined): TableView['you'] => {
  const seat = seatOf(table, player)
  return { ...(player === undefined ? {} : { player }), ...(seat < 0 ? {} : { seat }) }
}

/** Free seats that need an invitation. */
const invitations = (table: Table, secret: TableSecret) =>
  table.seats.flatMap(({ plan, player, reservedFor }, seat) =>
    plan.kind === 'invited' && player === undefined && reservedFor === undefined
      ? [{ seat, invitation: invitationOf(secret, seat) }]
      : [],
  )

/** Older lines have to be requested. */
const MAX_CHAT_LINES = 500

/** A table with its whole log, as a player may see it. */
export async function loadTableView(
  { store, names }: { readonly store: Store; readonly names: PlayerNames },
  table: Table,
  player: string | undefined,
  secret: TableSecret,
): Promise<TableView> {
  const lines = mayChat(table, player) ? store.newestChat(table.id, MAX_CHAT_LINES) : []
  const [events, chat] = await Promise.all([store.events(table.id, 0), lines])
  const sat = events.flatMap(({ body }) => (body.type === 'sat' || body.type === 'joined' ? [body.player] : []))
  const awaited = table.seats.flatMap(({ reservedFor, offer }) => reservedFor ?? offer?.player ?? [])
  const players = await names.getForTable(table.id, [
    table.host,
    ...sat,
    ...awaited,
    ...chat.map((line) => line.player),
  ])
  const invites = player === table.host && table.status === 'open'
  return {
    you: viewerAt(table, player),
    players,
    events,
    chat,
    ...(invites ? { invitations: invitations(table, secret) } : {}),
  }
}
