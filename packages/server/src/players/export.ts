import type { Export } from '@amyitis/protocol'
import { nextTurn } from '../slices.ts'
import type { PlayerRow, Store } from '../store/store.ts'
import { meOf } from './me.ts'

type Exported = (typeof Export)['_input']

const MOST_REPORTS = 1000
/** Rows that are read and written at once. */
const PAGE = 200

async function* tablesOf(store: Store, player: string): AsyncGenerator<Exported['tables']> {
  let after = ''
  for (;;) {
    const rows = await store.tablesOf(player, after, PAGE)
    if (rows.length === 0) return
    yield rows.map(({ id, seats }) => ({ table: id, seats: seats.map((seat) => seat ?? null) }))
    after = rows[rows.length - 1].id
  }
}

async function* chatOf(store: Store, player: string): AsyncGenerator<Exported['chat']> {
  let after: { readonly table: string; readonly line: number } | undefined
  for (;;) {
    const lines = await store.chatOf(player, PAGE, after)
    if (lines.length === 0) return
    yield lines.map(({ player: _, ...line }) => line)
    after = lines[lines.length - 1]
  }
}

/** A list as JSON, page by page; everybody else has a turn in between. */
async function* jsonList(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = ''
  yield '['
  for await (const page of pages) {
    yield separator + page.map((one) => JSON.stringify(one)).join(',')
    separator = ','
    await nextTurn()
  }
  yield ']'
}

/** All that is kept about a player, and nothing about others, as JSON in pieces; of secrets not even the hash. */
export async function* exportOf(store: Store, player: PlayerRow): AsyncGenerator<string> {
  const { id, created, seen } = player
  const [me, reports, pushes, bots, ratings] = await Promise.all([
    meOf(store, player),
    store.reports(MOST_REPORTS, id),
    store.pushesOf(id),
    store.botsOf(id),
    store.skillsOf(id),
  ])
  const head: Omit<Exported, 'tables' | 'chat'> = {
    me,
    created,
    seen,
    ratings,
    reports: reports.map(({ id: _, by: __, ...report }) => report),
    pushes: pushes.map(({ endpoint }) => endpoint),
    bots,
  }
  yield `${JSON.stringify(head).slice(0, -1)},"tables":`
  yield* jsonList(tablesOf(store, id))
  yield ',"chat":'
  yield* jsonList(chatOf(store, id))
  yield '}'
}
