import { type DBSchema, openDB } from 'idb'
import { FACTS_DATABASE } from '../../game/facts-database.ts'
import type { GameFacts } from '../facts/facts.ts'
import type { PlayedGame } from '../model/played-game.ts'

/** Who played at a table of the server, and how it ended: kept so that it counts without a network connection, too. */
export type TableResult = Pick<PlayedGame, 'at' | 'seat' | 'sitters' | 'ranks'>

/** The facts of a game, for as long as it stays the same. */
export interface KeptFacts {
  /** `game ID` of this browser, or `table PLAYER ID` of the server. */
  readonly key: string
  readonly version: string
  /** Undefined if the game doesn't count. */
  readonly facts?: GameFacts | undefined
  readonly result?: TableResult
}

/** Where facts are kept. Everything may fail: what is lost is gathered again. */
export interface FactsStore {
  all(): Promise<KeptFacts[]>
  keep(facts: readonly KeptFacts[]): Promise<void>
  drop(keys: readonly string[]): Promise<void>
}

interface Tables extends DBSchema {
  facts: { key: string; value: KeptFacts }
}

/** Facts of this browser, in IndexedDB. */
export function idbFacts(): FactsStore {
  const open = () =>
    openDB<Tables>(FACTS_DATABASE, 1, {
      upgrade(db) {
        db.createObjectStore('facts', { keyPath: 'key' })
      },
    })
  const withStore = async <T>(work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> => {
    const db = await open()
    return work(db).finally(() => db.close())
  }
  return {
    all: () => withStore((db) => db.getAll('facts')),
    keep: (facts) =>
      withStore(async (db) => {
        const tx = db.transaction('facts', 'readwrite')
        await Promise.all([...facts.map((one) => tx.store.put(one)), tx.done])
      }),
    drop: (keys) =>
      withStore(async (db) => {
        const tx = db.transaction('facts', 'readwrite')
        await Promise.all([...keys.map((key) => tx.store.delete(key)), tx.done])
      }),
  }
}
