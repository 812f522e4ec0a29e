import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { type GameHead, isHead, type LoggedMove } from './saved.ts'
import { changedHead, type GameStore, lastPlayedFirst, renamedHead } from './store.ts'

interface Tables extends DBSchema {
  heads: { key: string; value: GameHead }
  /** By game and number of the move. */
  moves: { key: [string, number]; value: LoggedMove }
}

type Reading = IDBPTransaction<Tables, ['heads', 'moves'], 'readonly'>

const movesOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER])

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
  const changeHead = async (id: string, change: (head: GameHead) => GameHead) => {
    const tx = (await db()).transaction('heads', 'readwrite')
    const head = await tx.store.get(id)
    await Promise.all([...(head === undefined ? [] : [tx.store.put(change(head))]), tx.done])
  }
  /** A transaction takes as long as reading a game: those that are asked for at once share one. */
  let reading: Promise<Reading> | undefined
  const read = (): Promise<Reading> => {
    reading ??= db().then((open) => {
      // Others that wait for it get it in the same task, in which it is active.
      queueMicrotask(() => {
        reading = undefined
      })
      const tx = open.transaction(['heads', 'moves'])
      tx.done.catch(() => {})
      return tx
    })
    reading.catch(() => {
      reading = undefined
    })
    return reading
  }
  return {
    list: async () => lastPlayedFirst((await (await db()).getAll('heads')).filter(isHead)),

    load: async (id) => {
      const tx = await read()
      const [head, moves] = await Promise.all([
        tx.objectStore('heads').get(id),
        tx.objectStore('moves').getAll(movesOf(id)),
      ])
      return head === undefined ? undefined : { head, moves: moves.slice(0, head.count) }
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

    clear: async () => {
      const tx = (await db()).transaction(['heads', 'moves'], 'readwrite')
      await Promise.all([tx.objectStore('heads').clear(), tx.objectStore('moves').clear(), tx.done])
    },

    rename: (id, title) => changeHead(id, (head) => renamedHead(head, title)),

    annotate: (id, study) => changeHead(id, (head) => ({ ...head, study })),

    keeps: () => true,
  }
}
