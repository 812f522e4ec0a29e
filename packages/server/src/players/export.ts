import type { ChatLine, Export } from '@amyitis/protocol'
import { yieldToEventLoop } from '../shared/event-loop.ts'
import type { Store } from '../store/store.ts'
import type { PlayerRow, RatingResultRow, TableRow } from '../store/types.ts'
import { ownProfile } from './profile.ts'
import { loadProgress } from './progress.ts'

type Exported = (typeof Export)['_input']

const MAX_REPORTS = 1000
const PAGE = 200

/** Pages until an empty one, each starting after the last row of the previous page. */
async function* pagesOf<Row, Shown>(
  read: (last: Row | undefined) => Promise<readonly Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<readonly Shown[]> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last)
    if (rows.length === 0) return
    yield rows.map(show)
    last = rows[rows.length - 1]
  }
}

const tablesOf = (store: Store, player: string) =>
  pagesOf(
    (last: TableRow | undefined) => store.tablesOf(player, last?.id ?? '', PAGE),
    ({ id, seats }): Exported['tables'][number] => ({ table: id, seats: seats.map((seat) => seat ?? null) }),
  )

const chatOf = (store: Store, player: string) =>
  pagesOf(
    (last: (ChatLine & { readonly table: string }) | undefined) => store.chatOf(player, PAGE, last),
    ({ player: _, ...line }): Exported['chat'][number] => line,
  )

const ratingResultsOf = (store: Store, player: string) =>
  pagesOf(
    (last: RatingResultRow | undefined) => store.ratingResultsOf(player, last?.table ?? '', PAGE),
    ({ player: _, ...result }): Exported['ratingResults'][number] => result,
  )

/** A list as JSON, page by page; yields to the event loop in between. */
async function* jsonList(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = ''
  yield '['
  for await (const page of pages) {
    yield separator + page.map((one) => JSON.stringify(one)).join(',')
    separator = ','
    await yieldToEventLoop()
  }
  yield ']'
}

/** Everything that is stored about a player, and nothing about others, as a stream of JSON; of credentials not even the hash. */
export async function* exportAccount(store: Store, player: PlayerRow): AsyncGenerator<string> {
  const { id, created, seen } = player
  const [me, reports, pushes, bots, ratings, progress] = await Promise.all([
    ownProfile(store, player),
    store.reports(MAX_REPORTS, id),
    store.pushesOf(id),
    store.botsOf(id),
    store.skillsOf(id),
    loadProgress(store, id),
  ])
  const head: Omit<Exported, 'tables' | 'chat' | 'ratingResults'> = {
    me,
    created,
    seen,
    ratings,
    reports: reports.map(({ id: _, by: __, ...report }) => report),
    pushes: pushes.map(({ endpoint }) => endpoint),
    bots,
    progress,
  }
  yield `${JSON.stringify(head).slice(0, -1)},"tables":`
  yield* jsonList(tablesOf(store, id))
  yield ',"chat":'
  yield* jsonList(chatOf(store, id))
  yield ',"ratingResults":'
  yield* jsonList(ratingResultsOf(store, id))
  yield '}'
}
