import type { Level } from '@amyitis/bots'
import { type DBSchema, deleteDB } from 'idb'
import { database } from '../database.ts'
import type { GameFacts } from './facts.ts'

/** Where statistics keep what they know of finished games; the games of an account are forgotten when it signs out. */
const FACTS_DATABASE = 'amyitis-statistics'

export async function eraseFacts(): Promise<void> {
  await deleteDB(FACTS_DATABASE)
}

/** Who sat at a table: a bot, or a person by name; without one they are called by their colour. */
export type Occupant =
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'person'; readonly name: string; readonly id?: string }

/** Who played at a table of the server, and how it ended: kept so that it counts without a network connection, too. */
export interface TableResult {
  /** When it ended, in milliseconds since 1970. */
  readonly at: number
  readonly seat: number
  /** Named as it has always been stored. */
  readonly sitters: readonly Occupant[]
  /** R1.1 1 for the first; ties share a rank. At a table of the server, who conceded comes last. */
  readonly ranks: readonly number[]
  /** A bot was playing for them when it ended. */
  readonly endedByBot?: true | undefined
}

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

const facts = database<Tables>(FACTS_DATABASE, 1, (db) => {
  db.createObjectStore('facts', { keyPath: 'key' })
})

/** Facts of this browser, in IndexedDB. */
export const idbFacts: FactsStore = {
  all: () => facts.use((db) => db.getAll('facts')),
  keep: (some) =>
    facts.use(async (db) => {
      const tx = db.transaction('facts', 'readwrite')
      await Promise.all([...some.map((one) => tx.store.put(one)), tx.done])
    }),
  drop: (keys) =>
    facts.use(async (db) => {
      const tx = db.transaction('facts', 'readwrite')
      await Promise.all([...keys.map((key) => tx.store.delete(key)), tx.done])
    }),
}
