import type { SavedGame } from './saved.ts'
import { changedHead, type GameStore, lastPlayedFirst, renamedHead } from './store.ts'

/** Games in memory, for browsers that block storage. */
export function memoryStore(): GameStore {
  const games = new Map<string, SavedGame>()
  return {
    list: async () => lastPlayedFirst(Array.from(games.values(), ({ head }) => head)),
    load: async (id) => games.get(id),
    add: async (saved) => {
      games.set(saved.head.id, saved)
    },
    change: async (id, revision, change) => {
      const saved = games.get(id)
      if (saved === undefined) return 'gone'
      if (saved.head.revision !== revision) return 'stale'
      games.set(id, {
        head: changedHead(saved.head, change),
        moves: [...saved.moves.slice(0, change.keep), ...change.add],
      })
      return 'done'
    },
    remove: async (id) => {
      games.delete(id)
    },
    clear: async () => games.clear(),
    rename: async (id, title) => {
      const saved = games.get(id)
      if (saved !== undefined) games.set(id, { ...saved, head: renamedHead(saved.head, title) })
    },
    annotate: async (id, study) => {
      const saved = games.get(id)
      if (saved !== undefined) games.set(id, { ...saved, head: { ...saved.head, study } })
    },
    keeps: () => false,
  }
}
