import type { ListName, Lobby, PublicPlayer, TableList, TableSummary } from '@amyitis/protocol'
import type { Cursor, Store, TablePage, TableRow } from '../store/store.ts'
import type { Names } from './names.ts'
import { readSummary } from './rows.ts'

interface Context {
  readonly store: Store
  readonly names: Names
}

function lineOf(row: TableRow, named: ReadonlyMap<string, PublicPlayer>, player: string | undefined): TableSummary {
  const { due: _, awaited, players, ...summary } = readSummary(row)
  const own = player === undefined ? -1 : row.seats.indexOf(player)
  const asked = own >= 0 && summary.turn === own && players[own].level === undefined
  return {
    ...summary,
    id: row.id,
    status: row.status,
    changed: row.changed,
    players: players.map(({ player: id, level }) => ({
      ...(id === undefined ? {} : { player: named.get(id) }),
      ...(level === undefined ? {} : { level }),
    })),
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

async function linesOf({ names }: Context, pages: readonly TablePage[], player: string | undefined) {
  const ids = pages.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.flatMap((id) => id ?? [])))
  const named = new Map((await names.of(ids)).map((one) => [one.id, one]))
  return pages.map(({ rows }) => rows.map((row) => lineOf(row, named, player)))
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
