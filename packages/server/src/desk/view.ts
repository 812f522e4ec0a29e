import type { Lobby, PublicPlayer, TableSummary, TableView } from '@amyitis/protocol'
import { seatOf, type Table } from '@amyitis/tables'
import { shownRating } from '../rating/scale.ts'
import { Refused } from '../refused.ts'
import type { SkillRow, Store, TableRow, TableSecret } from '../store/store.ts'
import { invitationOf } from './ground.ts'
import { type Names, playedAs } from './names.ts'
import { readSummary } from './rows.ts'

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

/** What is known of the players of a list of tables. */
interface Known {
  readonly named: ReadonlyMap<string, PublicPlayer>
  /** By table and player. */
  readonly played: ReadonlyMap<string, string>
  readonly skills: ReadonlyMap<string, SkillRow>
}

const paceIn = (clock: string) => (clock.startsWith('live') ? 'live' : 'correspondence')
const skillKey = (player: string, players: number, pace: string) => `${player} ${players} ${pace}`

/** Somebody on a seat: by the name of the game if it is over, with their rating if it is not. */
function sitterOf(row: TableRow, id: string, clock: string, { named, played, skills }: Known) {
  const found = named.get(id)
  const player = found && playedAs(found, played.get(`${row.id} ${id}`))
  const skill = row.status === 'over' ? undefined : skills.get(skillKey(id, row.seats.length, paceIn(clock)))
  return { player, ...(skill === undefined ? {} : { rating: shownRating(skill) }) }
}

function lineOf(row: TableRow, known: Known, player: string | undefined): TableSummary {
  const { due: _, awaited, players, ...summary } = readSummary(row)
  const own = player === undefined ? -1 : row.seats.indexOf(player)
  const asked = own >= 0 && summary.turn === own && players[own].level === undefined
  return {
    ...summary,
    id: row.id,
    status: row.status,
    changed: row.changed,
    players: players.map(({ player: id, level }) => ({
      ...(id === undefined ? {} : sitterOf(row, id, summary.clock, known)),
      ...(level === undefined ? {} : { level }),
    })),
    yours: asked || (awaited?.includes(own) ?? false),
  }
}

const MOST = 50

const hasRoom = ({ players }: TableSummary) =>
  players.some(({ player, level }) => player === undefined && level === undefined)

/** What there is to join, to go on with, and to look at. */
export async function lobbyOf(
  { store, names }: { readonly store: Store; readonly names: Names },
  player: string | undefined,
): Promise<Lobby> {
  const [open, mine, finished] = await Promise.all([
    store.tables({ kind: 'open' }, MOST),
    player === undefined ? [] : store.tables({ kind: 'of', player }, MOST),
    store.tables({ kind: 'finished' }, MOST),
  ])
  const ids = [...open, ...mine, ...finished].flatMap(({ seats }) => seats.flatMap((id) => id ?? []))
  const over = [...mine, ...finished].filter(({ status }) => status === 'over')
  const [found, played, skills] = await Promise.all([
    names.of(ids),
    store.playedNames(over.map(({ id }) => id)),
    store.skills([...new Set(ids)]),
  ])
  const known: Known = {
    named: new Map(found.map((one) => [one.id, one])),
    played: new Map(played.map(({ table, player: id, name }) => [`${table} ${id}`, name])),
    skills: new Map(
      skills.flatMap((row) => (row.games > 0 ? [[skillKey(row.player, row.players, row.pace), row]] : [])),
    ),
  }
  const lines = (rows: readonly TableRow[]) => rows.map((row) => lineOf(row, known, player))
  return { open: lines(open).filter(hasRoom), mine: lines(mine), finished: lines(finished) }
}
