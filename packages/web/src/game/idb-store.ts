import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { GameHead, LoggedMove, SavedGame } from './saved.ts'
import { changedHead, type GameStore, lastPlayedFirst, renamedHead } from './store.ts'

interface Tables extends DBSchema {
  heads: { key: string; value: GameHead }
  /** By game and number of the move. */
  moves: { key: [string, number]; value: LoggedMove }
}

const movesOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER])

/** All moves between two games are read at once, unless that is so many times as much as needed. */
const MAX_DETOUR = 2

/** Games that follow one another, with their moves in a row; undefined if some have more or fewer than their heads say. */
function split(heads: readonly GameHead[], moves: readonly LoggedMove[]): SavedGame[] | undefined {
  let at = 0
  const games = heads.map((head) => {
    const from = at
    at += head.count
    return { head, moves: moves.slice(from, at) }
  })
  return at === moves.length ? games : undefined
}

/** The games of this browser, in IndexedDB. */
export function idbStore(): GameStore {
  let opened: Promise<IDBPDatabase<Tables>> | undefined
  const forget = () => {
    opened = undefined
  }
  const open = () =>
    openDB<Tables>('amyitis', 1, {
      upgrade(db) {
        db.createObjectStore('heads', { keyPath: 'id' })
        db.createObjectStore('moves')
      },
      // A newer version in another tab may take over; this one reopens when it needs to.
      blocking() {
        opened?.then((db) => db.close())
        forget()
      },
      terminated: forget,
    })
  const db = () => {
    opened ??= open()
    opened.catch(forget)
    return opened
  }
  return {
    list: async () => lastPlayedFirst(await (await db()).getAll('heads')),

    load: async (id) => {
      const tx = (await db()).transaction(['heads', 'moves'])
      const [head, moves] = await Promise.all([
        tx.objectStore('heads').get(id),
        tx.objectStore('moves').getAll(movesOf(id)),
        tx.done,
      ])
      return head === undefined ? undefined : { head, moves: moves.slice(0, head.count) }
    },

    loadMany: async (ids) => {
      const [first, ...others] = [...ids].sort()
      if (first === undefined) return []
      const last = others.at(-1) ?? first
      const tx = (await db()).transaction(['heads', 'moves'])
      const log = tx.objectStore('moves')
      const heads = await tx.objectStore('heads').getAll(IDBKeyRange.bound(first, last))
      const wanted = heads.filter(({ id }) => ids.includes(id))
      if (heads.length <= MAX_DETOUR * wanted.length) {
        const moves = await log.getAll(IDBKeyRange.bound([first, 0], [last, Number.MAX_SAFE_INTEGER]))
        const games = split(heads, moves)
        if (games !== undefined) return games.filter(({ head }) => wanted.includes(head))
      }
      return Promise.all(
        wanted.map(async (head) => ({ head, moves: (await log.getAll(movesOf(head.id))).slice(0, head.count) })),
      )
    },

    add: async ({ head, moves }) => {
      const tx = (await db()).transaction(['heads', 'moves'], 'readwrite', { durability: 'strict' })
      const log = tx.objectStore('moves')
      await Promise.all([
        tx.objectStore('heads').put(head),
        log.delete(movesOf(head.id)),
        ...moves.map((move, n) => log.put(move, [head.id, n])),
        tx.done,
      ])
    },

    change: async (id, revision, change) => {
      const tx = (await db()).transaction(['heads', 'moves'], 'readwrite')
      const head = await tx.objectStore('heads').get(id)
      if (head?.revision !== revision) {
        await tx.done
        return head === undefined ? 'gone' : 'stale'
      }
      const log = tx.objectStore('moves')
      await Promise.all([
        tx.objectStore('heads').put(changedHead(head, change)),
        ...(change.keep < head.count ? [log.delete(movesOf(id, change.keep))] : []),
        ...change.add.map((move, i) => log.put(move, [id, change.keep + i])),
        tx.done,
      ])
      return 'done'
    },

    remove: async (id) => {
      const tx = (await db()).transaction(['heads', 'moves'], 'readwrite')
      await Promise.all([tx.objectStore('heads').delete(id), tx.objectStore('moves').delete(movesOf(id)), tx.done])
    },

    rename: async (id, title) => {
      const tx = (await db()).transaction('heads', 'readwrite')
      const head = await tx.store.get(id)
      await Promise.all([...(head === undefined ? [] : [tx.store.put(renamedHead(head, title))]), tx.done])
    },

    keeps: () => true,
  }
}
