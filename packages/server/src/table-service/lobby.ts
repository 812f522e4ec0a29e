import type { ListName, Lobby, PublicPlayer, TableList, TableSummary } from '@amyitis/protocol'
import { publicRating } from '../rating/scale.ts'
import type { Store } from '../store/store.ts'
import type { Cursor, SkillRow, TablePage, TableRow } from '../store/types.ts'
import { type PlayerNames, withPlayedName } from './player-names.ts'
import { parseSummary } from './table-row.ts'

interface LobbyDeps {
  readonly store: Store
  readonly names: PlayerNames
  /** The number of spectators of a table. */
  readonly rooms?: { spectators(table: string): number } | undefined
}

/** What is known about the players of a list of tables. */
interface PlayerData {
  readonly named: ReadonlyMap<string, PublicPlayer>
  /** By table and player. */
  readonly played: ReadonlyMap<string, string>
  readonly skills: ReadonlyMap<string, SkillRow>
}

const paceIn = (clock: string) => (clock.startsWith('live') ? 'live' : 'correspondence')
const skillKey = (player: string, players: number, pace: string) => `${player} ${players} ${pace}`

/** A player on a seat: with the name of that game if it is over, otherwise with their rating. */
function seatInfo(row: TableRow, id: string, clock: string, { named, played, skills }: PlayerData) {
  const found = named.get(id)
  const player = found && withPlayedName(found, played.get(`${row.id} ${id}`))
  const skill = row.status === 'over' ? undefined : skills.get(skillKey(id, row.seats.length, paceIn(clock)))
  return { player, ...(skill === undefined ? {} : { rating: publicRating(skill) }) }
}

/** The players at a table, and before its game the host and the players with reserved seats. */
const peopleOf = (row: TableRow): string[] => [
  ...(row.status === 'open' ? [row.host] : []),
  ...row.seats.flatMap((id) => id ?? []),
  ...(row.status === 'open' ? parseSummary(row).players.flatMap(({ reserved }) => reserved ?? []) : []),
]

/** Only if the seats don't show whose table it is. */
function hostOf({ status, host, seats }: TableRow, { named }: PlayerData): PublicPlayer | undefined {
  const found = status === 'open' && !seats.includes(host) ? named.get(host) : undefined
  return found?.name === undefined ? undefined : found
}

function summaryFor(row: TableRow, known: PlayerData, player: string | undefined): TableSummary {
  const { due: _, until: __, awaited, players, ...summary } = parseSummary(row)
  const own = player === undefined ? -1 : row.seats.indexOf(player)
  const asked = own >= 0 && summary.turn === own && players[own].level === undefined
  return {
    ...summary,
    id: row.id,
    status: row.status,
    changed: row.changed,
    players: players.map(({ player: id, level, left, reserved, ready }) => ({
      ...(id === undefined ? {} : seatInfo(row, id, summary.clock, known)),
      ...(level === undefined ? {} : { level }),
      ...(reserved === undefined ? {} : { reserved: known.named.get(reserved) }),
      ...(left === undefined ? {} : { left }),
      ...(ready === undefined ? {} : { ready }),
    })),
    host: hostOf(row, known),
    yours: asked || (awaited?.includes(own) ?? false),
  }
}

export const PAGE_SIZE = 50

export const cursorText = ({ at, id }: Cursor): string => `${at}.${id}`

export function readCursor(text: string): Cursor {
  const [at, id] = text.split('.')
  return { at: Number(at), id }
}

async function pageOf(store: Store, list: ListName, player: string | undefined, after?: string): Promise<TablePage> {
  const from = after === undefined ? undefined : readCursor(after)
  if (list !== 'mine') return store.list({ kind: list }, PAGE_SIZE, from)
  return player === undefined ? { rows: [] } : store.list({ kind: 'of', player }, PAGE_SIZE, from)
}

export async function summariesOf(
  { store, names }: LobbyDeps,
  pages: readonly TablePage[],
  player: string | undefined,
) {
  const tables = pages.flatMap(({ rows }) => rows)
  const ids = [...new Set(tables.flatMap(peopleOf))]
  const over = tables.filter(({ status }) => status === 'over')
  const [found, played, skills] = await Promise.all([
    names.get(ids),
    store.playedNames(over.map(({ id }) => id)),
    store.skills(ids),
  ])
  const known: PlayerData = {
    named: new Map(found.map((one) => [one.id, one])),
    played: new Map(played.map(({ table, player: id, name }) => [`${table} ${id}`, name])),
    skills: new Map(
      skills.flatMap((row) => (row.games > 0 ? [[skillKey(row.player, row.players, row.pace), row]] : [])),
    ),
  }
  return pages.map(({ rows }) => rows.map((row) => summaryFor(row, known, player)))
}

/** Tables to join, own tables and finished games: the first page of each. */
export async function loadLobby(context: LobbyDeps, player: string | undefined): Promise<Lobby> {
  const pages = await Promise.all(
    (['open', 'mine', 'finished'] as const).map((list) => pageOf(context.store, list, player)),
  )
  const [open, mine, finished] = await summariesOf(context, pages, player)
  const [nextOpen, nextMine, nextFinished] = pages.map(({ next }) => next && cursorText(next))
  return { open, mine, finished, next: { open: nextOpen, mine: nextMine, finished: nextFinished } }
}

export async function loadTableList(
  context: LobbyDeps,
  list: ListName,
  player: string | undefined,
  after: string | undefined,
): Promise<TableList> {
  const page = await pageOf(context.store, list, player, after)
  const [tables] = await summariesOf(context, [page], player)
  const spectators = (table: string) => ({ spectators: context.rooms?.spectators(table) ?? 0 })
  return {
    tables: list === 'running' ? tables.map((table) => ({ ...table, ...spectators(table.id) })) : tables,
    next: page.next && cursorText(page.next),
  }
}
