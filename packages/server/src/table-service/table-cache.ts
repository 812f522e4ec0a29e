import { openTable, type Table } from '@amyitis/tables'
import type { Store } from '../store/store.ts'
import type { TableSecret } from '../store/types.ts'

/** A table in memory. */
export interface CachedTable {
  readonly id: string
  table: Table
  secret: TableSecret
  /** Work on the table, one thing after the other. */
  queue: Promise<unknown>
  /** How much of it is queued or running. */
  pending: number
  /** The log may have more events: read them before anything else. */
  stale: boolean
  /** When the scheduled job for a bot's turn or a clock is due; undefined if this process knows of none. */
  botJob: number | undefined
  clockJob: number | undefined
  /** Approximate memory. */
  bytes: number
}

export interface TableCache {
  load(id: string): Promise<CachedTable | undefined>
  /** The table if it is in memory or being loaded. */
  peek(id: string): Promise<CachedTable | undefined> | undefined
  evict(id: string): void
  /** Is this object still the one in the cache? */
  contains(entry: CachedTable): boolean
  ids(): string[]
  /** The table has new events and takes more memory. */
  updateSize(entry: CachedTable): void
}

const MAX_BYTES = 128 * 2 ** 20
/** Estimates: position and seats, each decision, and a custom edition as objects. */
const BYTES_PER_TABLE = 12_000
const BYTES_PER_DECISION = 250
const BYTES_PER_EDITION_CHARACTER = 12

const editionBytes = ({ settings: { edition } }: Table) =>
  edition === 'standard' ? 0 : JSON.stringify(edition).length * BYTES_PER_EDITION_CHARACTER

const bytesOf = ({ game }: Table, edition: number) =>
  BYTES_PER_TABLE + (game?.entries.length ?? 0) * BYTES_PER_DECISION + edition

/** The least recently used tables are evicted, except pinned ones and those with pending work. */
export function createTableCache(
  store: Store,
  maxBytes: number | undefined,
  isPinned: (id: string) => boolean,
  onLoad: (cached: CachedTable) => void,
): TableCache {
  const entries = new Map<string, CachedTable>()
  const loading = new Map<string, Promise<CachedTable | undefined>>()
  const editions = new Map<string, number>()
  let bytes = 0

  function remove(id: string): void {
    bytes -= entries.get(id)?.bytes ?? 0
    entries.delete(id)
    editions.delete(id)
  }

  function makeRoom(): void {
    const limit = maxBytes ?? MAX_BYTES
    if (bytes <= limit) return
    for (const [id, { pending }] of entries) {
      if (pending === 0 && !isPinned(id)) remove(id)
      if (bytes <= limit) return
    }
  }

  function updateSize(entry: CachedTable): void {
    if (entries.get(entry.id) !== entry) return
    const now = bytesOf(entry.table, editions.get(entry.id) ?? 0)
    bytes += now - entry.bytes
    entry.bytes = now
    makeRoom()
  }

  async function read(id: string): Promise<CachedTable | undefined> {
    const [events, secret] = await Promise.all([store.events(id, 0), store.secretOf(id)])
    if (events.length === 0 || secret === undefined) return undefined
    const entry: CachedTable = {
      id,
      table: openTable(events),
      secret,
      queue: Promise.resolve(),
      pending: 0,
      stale: false,
      botJob: undefined,
      clockJob: undefined,
      bytes: 0,
    }
    remove(id)
    entries.set(id, entry)
    editions.set(id, editionBytes(entry.table))
    updateSize(entry)
    onLoad(entry)
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
      const current = loading.get(id) ?? read(id).finally(() => loading.delete(id))
      loading.set(id, current)
      return current
    },
    peek: (id) => {
      const entry = entries.get(id)
      return entry === undefined ? loading.get(id) : Promise.resolve(entry)
    },
    evict: remove,
    updateSize,
    contains: (entry) => entries.get(entry.id) === entry,
    ids: () => [...entries.keys()],
  }
}
