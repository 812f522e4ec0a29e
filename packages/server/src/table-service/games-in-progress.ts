import type { Store } from '../store/store.ts'
import type { TableRow } from '../store/types.ts'

const PAGE_SIZE = 200

/** The tables of all games in progress, each once, even if they change meanwhile. */
export async function* gamesInProgress(store: Store): AsyncGenerator<TableRow> {
  const seen = new Set<string>()
  let before: number | undefined
  for (;;) {
    const page = await store.tables({ kind: 'playing' }, PAGE_SIZE, before)
    const fresh = page.filter(({ id }) => !seen.has(id))
    for (const row of fresh) {
      seen.add(row.id)
      yield row
    }
    if (page.length < PAGE_SIZE || fresh.length === 0) return
    before = page[page.length - 1].changed + 1
  }
}
