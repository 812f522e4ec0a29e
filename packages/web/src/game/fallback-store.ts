import { memoryStore } from './memory-store.ts'
import { type GameStore, lastPlayedFirst } from './store.ts'

/** A store that keeps a game in memory if the browser refuses to save it: it can be played as long as the page is open. */
export function storeWithFallback(kept: GameStore): GameStore {
  const temporary = memoryStore()
  const ids = new Set<string>()
  const storeOf = (id: string) => (ids.has(id) ? temporary : kept)
  return {
    list: async () => lastPlayedFirst([...(await temporary.list()), ...(await kept.list().catch(() => []))]),
    load: (id) => storeOf(id).load(id),
    add: async (saved) => {
      try {
        await kept.add(saved)
        ids.delete(saved.head.id)
      } catch {
        ids.add(saved.head.id)
        await temporary.add(saved)
      }
    },
    change: (id, revision, change) => storeOf(id).change(id, revision, change),
    remove: (id) => storeOf(id).remove(id),
    clear: async () => {
      ids.clear()
      await Promise.all([temporary.clear(), kept.clear()])
    },
    rename: (id, title) => storeOf(id).rename(id, title),
    annotate: (id, study) => storeOf(id).annotate(id, study),
    keeps: (id) => !ids.has(id) && kept.keeps(id),
  }
}
