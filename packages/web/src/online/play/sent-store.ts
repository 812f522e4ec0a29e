import type { SentShare } from '@amyitis/fair'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What this device has sent so far, and which of it a game came of. */
export interface Witness {
  readonly sent: readonly SentShare[]
  readonly begun: ReadonlySet<string>
}

export interface SentStore {
  read(): Promise<Witness>
  /** Keeps it for good before it answers. Of the same share the first stays; answers the one that is kept. */
  add(sent: SentShare): Promise<SentShare>
  /** A game has begun with this share. */
  begin(added: string): Promise<void>
}

interface Tables extends DBSchema {
  sent: { key: string; value: SentShare }
  begun: { key: string; value: number }
}

const openTables = (terminated = () => {}) =>
  openDB<Tables>('amyitis-fair', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('sent', { keyPath: 'added' })
      fresh.createObjectStore('begun')
    },
    terminated,
  })

/** Other tabs may have it open, so that it is emptied. The shares must go as well, or they could be sent again. */
export async function eraseSent(): Promise<void> {
  const db = await openTables()
  await Promise.all([db.clear('sent'), db.clear('begun')])
  db.close()
}

/** In IndexedDB: a transaction sees what other tabs have written, and is on the disk when it is done. */
export function idbSentStore(): SentStore {
  let opened: Promise<IDBPDatabase<Tables>> | undefined
  const forget = () => {
    opened = undefined
  }
  const db = () => {
    opened ??= openTables(forget)
    opened.catch(forget)
    return opened
  }
  return {
    read: async () => {
      const tx = (await db()).transaction(['sent', 'begun'])
      const [sent, begun] = await Promise.all([
        tx.objectStore('sent').getAll(),
        tx.objectStore('begun').getAllKeys(),
        tx.done,
      ])
      return { sent: sent.sort((one, other) => one.at - other.at), begun: new Set(begun) }
    },
    add: async (sent) => {
      const tx = (await db()).transaction('sent', 'readwrite', { durability: 'strict' })
      const first = await tx.store.get(sent.added)
      await Promise.all([...(first === undefined ? [tx.store.add(sent)] : []), tx.done])
      return first ?? sent
    },
    begin: async (added) => {
      await (await db()).put('begun', 1, added)
    },
  }
}

/** As long as the page: for tests, and where the browser keeps nothing. */
export function memorySentStore(): SentStore {
  const kept = new Map<string, SentShare>()
  const begun = new Set<string>()
  return {
    read: async () => ({ sent: [...kept.values()], begun: new Set(begun) }),
    add: async (sent) => {
      const first = kept.get(sent.added)
      if (first === undefined) kept.set(sent.added, sent)
      return first ?? sent
    },
    begin: async (added) => {
      begun.add(added)
    },
  }
}

/**
 * A browser that can't keep what was sent must not keep the share either: `lose` makes it forget it before it is sent, so that
 * it can't be sent again after the page is gone.
 */
export function sentStoreWithFallback(kept: SentStore, lose: (table: string) => void): SentStore {
  const memory = memorySentStore()
  return {
    read: async () => {
      const [own, durable] = await Promise.all([memory.read(), kept.read().catch(() => undefined)])
      if (durable === undefined) return own
      return { sent: [...durable.sent, ...own.sent], begun: new Set([...durable.begun, ...own.begun]) }
    },
    add: async (sent) => {
      try {
        return await kept.add(sent)
      } catch {
        lose(sent.table)
        return memory.add(sent)
      }
    },
    begin: (added) => kept.begin(added).catch(() => memory.begin(added)),
  }
}
