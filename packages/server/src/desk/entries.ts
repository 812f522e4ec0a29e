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
}

/** The tables that were asked for lately. Those that `held` says, and those where something is under way, stay. */
export function createEntries(
  store: Store,
  most: number,
  held: (id: string) => boolean,
  loaded: (entry: Entry) => void,
): Entries {
  const entries = new Map<string, Entry>()
  const loading = new Map<string, Promise<Entry | undefined>>()

  function makeRoom(): void {
    for (const [id, { busy }] of entries) {
      if (entries.size <= most) return
      if (busy === 0 && !held(id)) entries.delete(id)
    }
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
    }
    entries.set(id, entry)
    makeRoom()
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
    drop: (id) => {
      entries.delete(id)
    },
    holds: (entry) => entries.get(entry.id) === entry,
    ids: () => [...entries.keys()],
  }
}
