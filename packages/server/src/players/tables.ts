import type { Store, TableRow } from '../store/store.ts'

const PAGE = 200

/** All tables of a player. */
export async function tablesOf(store: Store, player: string): Promise<TableRow[]> {
  const all = new Map<string, TableRow>()
  let before: number | undefined
  for (;;) {
    const page = await store.tables({ kind: 'of', player }, PAGE, before)
    const fresh = page.filter(({ id }) => !all.has(id))
    for (const row of fresh) all.set(row.id, row)
    if (page.length < PAGE || fresh.length === 0) return [...all.values()]
    // Others may have changed in the same millisecond.
    before = page[page.length - 1].changed + 1
  }
}
