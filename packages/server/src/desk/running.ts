import type { Store, TableRow } from '../store/store.ts'

const PAGE = 200

/** The tables of all running games, each once, while they may go on. */
export async function* runningTables(store: Store): AsyncGenerator<TableRow> {
  const seen = new Set<string>()
  let before: number | undefined
  for (;;) {
    const page = await store.tables({ kind: 'playing' }, PAGE, before)
    const fresh = page.filter(({ id }) => !seen.has(id))
    for (const row of fresh) {
      seen.add(row.id)
      yield row
    }
    if (page.length < PAGE || fresh.length === 0) return
    before = page[page.length - 1].changed + 1
  }
}
