import type { ListName, Lobby, PublicPlayer, TableList, TableSummary } from '@amyitis/protocol'
import { shownRating } from '../rating/scale.ts'
import type { Cursor, SkillRow, Store, TablePage, TableRow } from '../store/store.ts'
import { type Names, playedAs } from './names.ts'
import { readSummary } from './rows.ts'

interface Context {
  readonly store: Store
  readonly names: Names
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

/** Who sits at a table, and who has made it if it still waits. */
const peopleOf = ({ status, host, seats }: TableRow): string[] => [
  ...(status === 'open' ? [host] : []),
  ...seats.flatMap((id) => id ?? []),
]

/** Without them nobody would know whose table it is. */
function hostOf({ status, host, seats }: TableRow, { named }: Known): PublicPlayer | undefined {
  const found = status === 'open' && !seats.includes(host) ? named.get(host) : undefined
  return found?.name === undefined ? undefined : found
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
    host: hostOf(row, known),
    yours: asked || (awaited?.includes(own) ?? false),
  }
}

/** Tables of a page. */
const PAGE = 50

const cursorText = ({ at, id }: Cursor): string => `${at}.${id}`

function readCursor(text: string): Cursor {
  const [at, id] = text.split('.')
  return { at: Number(at), id }
}

async function pageOf(store: Store, list: ListName, player: string | undefined, after?: string): Promise<TablePage> {
  const from = after === undefined ? undefined : readCursor(after)
  if (list !== 'mine') return store.list({ kind: list }, PAGE, from)
  return player === undefined ? { rows: [] } : store.list({ kind: 'of', player }, PAGE, from)
}

async function linesOf({ store, names }: Context, pages: readonly TablePage[], player: string | undefined) {
  const tables = pages.flatMap(({ rows }) => rows)
  const ids = [...new Set(tables.flatMap(peopleOf))]
  const over = tables.filter(({ status }) => status === 'over')
  const [found, played, skills] = await Promise.all([
    names.of(ids),
    store.playedNames(over.map(({ id }) => id)),
    store.skills(ids),
  ])
  const known: Known = {
    named: new Map(found.map((one) => [one.id, one])),
    played: new Map(played.map(({ table, player: id, name }) => [`${table} ${id}`, name])),
    skills: new Map(
      skills.flatMap((row) => (row.games > 0 ? [[skillKey(row.player, row.players, row.pace), row]] : [])),
    ),
  }
  return pages.map(({ rows }) => rows.map((row) => lineOf(row, known, player)))
}

/** What there is to join, to go on with, and to look at: the first page of each. */
export async function lobbyOf(context: Context, player: string | undefined): Promise<Lobby> {
  const pages = await Promise.all(
    (['open', 'mine', 'finished'] as const).map((list) => pageOf(context.store, list, player)),
  )
  const [open, mine, finished] = await linesOf(context, pages, player)
  const [nextOpen, nextMine, nextFinished] = pages.map(({ next }) => next && cursorText(next))
  return { open, mine, finished, next: { open: nextOpen, mine: nextMine, finished: nextFinished } }
}

export async function listOf(
  context: Context,
  list: ListName,
  player: string | undefined,
  after: string | undefined,
): Promise<TableList> {
  const page = await pageOf(context.store, list, player, after)
  const [tables] = await linesOf(context, [page], player)
  return { tables, next: page.next && cursorText(page.next) }
}
