import { openTable, type Table } from '@amyitis/tables'
import type { Store, TableSecret } from '../store/store.ts'

/** A table that is at hand. */
export interface Entry {
  readonly id: string
  table: Table
  secret: TableSecret
  /** What is done with it, one after the other. */
  queue: Promise<unknown>
  /** How much waits or runs there. */
  busy: number
  /** The log may have gone on without us: look before anything else. */
  unsure: boolean
  /** Until when a job waits that looks after a bot's turn or a clock; undefined if this process knows of none. */
  botJob: number | undefined
  clockJob: number | undefined
  /** How much memory it takes, more or less. */
  bytes: number
}

export interface Entries {
  load(id: string): Promise<Entry | undefined>
  /** One that is in memory or on its way there. */
  known(id: string): Promise<Entry | undefined> | undefined
  drop(id: string): void
  /** Is this the one that is in memory? */
  holds(entry: Entry): boolean
  /** Those in memory. */
  ids(): string[]
  /** One of them has gone on, and takes more memory than before. */
  grown(entry: Entry): void
}

const MOST_BYTES = 128 * 2 ** 20
/** What a table takes in memory: position and seats, each decision, and a custom edition as objects. */
const BASE = 12_000
const PER_DECISION = 250
const PER_EDITION_BYTE = 12

const editionBytes = ({ settings: { edition } }: Table) =>
  edition === 'standard' ? 0 : JSON.stringify(edition).length * PER_EDITION_BYTE

const bytesOf = ({ game }: Table, edition: number) => BASE + (game?.entries.length ?? 0) * PER_DECISION + edition

/** The tables that were asked for lately. Those that `held` says, and those where something is under way, stay. */
export function createEntries(
  store: Store,
  most: number | undefined,
  held: (id: string) => boolean,
  loaded: (entry: Entry) => void,
): Entries {
  const entries = new Map<string, Entry>()
  const loading = new Map<string, Promise<Entry | undefined>>()

  const editions = new Map<string, number>()
  let bytes = 0

  function remove(id: string): void {
    bytes -= entries.get(id)?.bytes ?? 0
    entries.delete(id)
    editions.delete(id)
  }

  function makeRoom(): void {
    const limit = most ?? MOST_BYTES
    if (bytes <= limit) return
    for (const [id, { busy }] of entries) {
      if (busy === 0 && !held(id)) remove(id)
      if (bytes <= limit) return
    }
  }

  function grown(entry: Entry): void {
    if (entries.get(entry.id) !== entry) return
    const now = bytesOf(entry.table, editions.get(entry.id) ?? 0)
    bytes += now - entry.bytes
    entry.bytes = now
    makeRoom()
  }

  async function read(id: string): Promise<Entry | undefined> {
    const [events, secret] = await Promise.all([store.events(id, 0), store.secretOf(id)])
    if (events.length === 0 || secret === undefined) return undefined
    const entry: Entry = {
      id,
      table: openTable(events),
      secret,
      queue: Promise.resolve(),
      busy: 0,
      unsure: false,
      botJob: undefined,
      clockJob: undefined,
      bytes: 0,
    }
    remove(id)
    entries.set(id, entry)
    editions.set(id, editionBytes(entry.table))
    grown(entry)
    loaded(entry)
    return entry
  }

  return {
    load: async (id) => {
      const known = entries.get(id)
      if (known !== undefined) {
        entries.delete(id)
        entries.set(id, known)
        return known
      }
      const under = loading.get(id) ?? read(id).finally(() => loading.delete(id))
      loading.set(id, under)
      return under
    },
    known: (id) => {
      const entry = entries.get(id)
      return entry === undefined ? loading.get(id) : Promise.resolve(entry)
    },
    drop: remove,
    grown,
    holds: (entry) => entries.get(entry.id) === entry,
    ids: () => [...entries.keys()],
  }
}
