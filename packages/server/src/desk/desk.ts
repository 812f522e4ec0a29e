import { setTimeout as sleep } from 'node:timers/promises'
import type { ActRequest, EventBody, TableEvent } from '@amyitis/protocol'
import { type Answer, act, fold, type Ground, type Jump, type Table } from '@amyitis/tables'
import { pauseAfter } from '../again.ts'
import type { Clock } from '../clock.ts'
import { Refused } from '../refused.ts'
import type { News, NewTableRow, Store, TableSecret } from '../store/store.ts'
import { createEntries, type Entry } from './entries.ts'
import { groundOf } from './ground.ts'
import { pause } from './pauses.ts'
import { digestOf, repeated } from './repeated.ts'
import { rowOf } from './rows.ts'
import { renewInvitation } from './unseat.ts'

/** A table has gone on, by this process or another. */
export interface Change {
  /** As it was known here before; undefined when it was not. */
  readonly before: Table | undefined
  readonly table: Table
  readonly events: readonly TableEvent[]
}

interface Wish {
  decide(table: Table, ground: Ground): Answer
  /** Who asks. */
  readonly player?: string | undefined
  /** Player and key, if a second request must find the first. */
  readonly cause?: string | undefined
  /** What is asked for with that key. */
  readonly digest?: string | undefined
  /** The last event that who asks has seen. */
  readonly after?: number | undefined
}

export interface Desk {
  /** The table as it stands, at least up to an event that somebody has seen; undefined if there is none. */
  open(id: string, after?: number): Promise<Table | undefined>
  /** As `open`, but with everything that any copy has acknowledged by now. */
  read(id: string, after?: number): Promise<Table | undefined>
  secretOf(id: string): Promise<TableSecret>
  /** Answers with the last event that came of it, once it is safe on the disk. */
  change(id: string, wish: Wish): Promise<number>
  act(id: string, player: string, request: ActRequest): Promise<number>
  /** Has no second effect if the table is there already. */
  create(first: Created, secret: TableSecret, cause: string, digest?: string, limits?: TableLimits): Promise<void>
  /** A job for a table has come: the next one must be planned again. */
  forgetJobs(id: string): void
  onChange(heard: (change: Change) => void): void
  close(): void
}

export interface DeskGround {
  readonly store: Store
  readonly clock: Clock
  /** What must be planned before these events are written. */
  readonly safety: (entry: Entry, next: Table) => Promise<void>
  /** Tables that must stay in memory. */
  readonly held: (id: string) => boolean
  /** When a player last had a table in sight. */
  readonly lookedAt?: (player: string, table: string) => number
  readonly fault: (error: unknown) => void
  /** Time that nobody could play in. */
  readonly jumps?: () => readonly Jump[]
  /** Told how long an append took, in seconds. */
  readonly appended?: (seconds: number) => void
  /** Bytes of tables that are kept in memory, more or less. */
  readonly mostBytes?: number
  readonly mostEvents?: number
}

/** Whose limits a new table counts for. */
export type TableLimits = Pick<NewTableRow, 'origin' | 'caps'>

type Created = Extract<EventBody, { type: 'created' }>

/** More than a game needs, however much is taken back: from then on it only goes towards its end. */
const MOST_EVENTS = 5000
const ENDING: readonly ActRequest['act']['type'][] = [
  'move',
  'share',
  'bind',
  'done',
  'answer',
  'concede',
  'vote',
  'return',
  'close',
]

/** Another process may come first that often; then something is wrong. */
const TRIES = 8

const numbered = (bodies: readonly EventBody[], after: number, at: number): TableEvent[] =>
  bodies.map((body, i) => ({ seq: after + 1 + i, at, body }))

/** News of nothing: the table is gone. */
export const isRemoval = ({ seq, chat, told }: News): boolean =>
  seq === undefined && chat === undefined && told === undefined

/** The one place where acts become events. */
export function createDesk(given: DeskGround): Desk {
  const { store, clock, safety, held, lookedAt, fault, jumps, appended, mostBytes, mostEvents = MOST_EVENTS } = given
  /** Those that are looked at again and again. */
  const restless = new Set<Entry>()
  /** The last jump that was taken out of the clocks of a table, or came before it was changed. */
  const settled = new Map<string, Jump>()
  let closed = false
  const hearers: ((change: Change) => void)[] = []
  const entries = createEntries(store, mostBytes, held, ({ table }) =>
    publish({ before: undefined, table, events: [] }),
  )

  function publish(change: Change): void {
    for (const hear of hearers)
      try {
        hear(change)
      } catch (error) {
        fault(error)
      }
  }

  function advance(entry: Entry, events: readonly TableEvent[]): void {
    const before = entry.table
    for (const event of events) entry.table = fold(entry.table, event)
    entries.grown(entry)
    publish({ before, table: entry.table, events })
  }

  /** The jumps that a table has not heard of: when it was last changed can't tell where a clock was set back. */
  function unsettled(id: string): readonly Jump[] {
    const all = jumps?.() ?? []
    const last = settled.get(id)
    return last === undefined ? [...all] : all.slice(all.indexOf(last) + 1)
  }

  function settle({ id, status }: Table, last: Jump | undefined): void {
    if (status === 'over' || status === 'closed') settled.delete(id)
    else if (last !== undefined) settled.set(id, last)
  }

  const lags = ({ unsure, table }: Entry, after = 0): boolean => unsure || after > table.seq

  /** Reads what others have written meanwhile; answers whether there was anything. */
  async function catchUp(entry: Entry): Promise<boolean> {
    entry.unsure = true
    const events = await store.events(entry.id, entry.table.seq)
    entry.unsure = false
    if (events.length === 0) return false
    entry.botJob = undefined
    entry.clockJob = undefined
    advance(entry, events)
    return true
  }

  function inTurn<T>(entry: Entry, work: () => Promise<T>): Promise<T> {
    entry.busy++
    const turn = entry.queue.then(work).finally(() => {
      entry.busy--
    })
    entry.queue = turn.catch(() => undefined)
    return turn
  }

  async function loaded(id: string): Promise<Entry> {
    const entry = await entries.load(id)
    if (entry === undefined) throw new Refused('unknown-table')
    return entry
  }

  /** What has come of a request before, if it has. */
  async function found({ id }: Entry, { cause, digest }: Wish): Promise<number | undefined> {
    const known = cause === undefined ? undefined : await store.findCause(id, cause)
    return known && repeated(known, digest)
  }

  /** Who writes here must know everything so far; who lags behind would be refused for no reason. */
  async function attempt(entry: Entry, wish: Wish): Promise<number | 'again'> {
    const { decide, player, cause, digest, after } = wish
    if (lags(entry, after)) await catchUp(entry)
    const { table: before } = entry
    const time = clock.now()
    const fresh = unsettled(entry.id)
    const paused = pause(before, fresh, time)
    const { table } = paused
    const now = Math.max(time, table.since)
    const ground = groundOf(entry.secret, now, player)
    const answer = decide(table, { ...ground, lookedAt: (one) => lookedAt?.(one, table.id) })
    if (!answer.ok) {
      if (store.kind === 'postgres' && (await catchUp(entry))) return 'again'
      const seq = await found(entry, wish)
      if (seq !== undefined) return seq
      throw new Refused(answer.code, { refusal: answer.refusal })
    }
    if (answer.events.length + paused.events.length === 0) return (await found(entry, wish)) ?? table.seq
    const added = numbered(answer.events, table.seq, now)
    const events = [...paused.events, ...added]
    const next = added.reduce((one: Table, event) => fold(one, event), table)
    await safety(entry, next)
    const started = performance.now()
    const done = await store
      .append({ table: table.id, after: before.seq, events, cause, digest, row: rowOf(next, now) })
      .catch((error: unknown) => {
        entry.unsure = true
        throw error
      })
    appended?.((performance.now() - started) / 1000)
    if (done.kind === 'done') {
      settle(next, fresh.at(-1))
      entry.table = next
      entries.grown(entry)
      publish({ before, table: next, events })
      return next.seq
    }
    const more = await catchUp(entry)
    if (done.kind === 'repeated') return repeated(done, digest)
    if (more) return 'again'
    entries.drop(entry.id)
    if ((await store.table(entry.id)) === undefined) throw new Refused('unknown-table')
    throw new Refused('unavailable', { again: 1 })
  }

  async function change(id: string, wish: Wish): Promise<number> {
    const entry = await loaded(id)
    return inTurn(entry, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const seq = await attempt(entry, wish)
        if (seq !== 'again') return seq
      }
      throw new Refused('unavailable', { again: 1 })
    })
  }

  /** Most news is of what this process has written itself, and known by the time it is its turn. */
  async function look(entry: Entry, seq = Number.POSITIVE_INFINITY): Promise<void> {
    if (seq <= entry.table.seq || (await catchUp(entry))) return
    // Nobody has said what it was: perhaps it is gone.
    if (seq === Number.POSITIVE_INFINITY && (await store.table(entry.id)) === undefined) entries.drop(entry.id)
  }

  function lookAfter(entry: Entry, seq?: number): void {
    inTurn(entry, () => look(entry, seq)).catch((error: unknown) => {
      entry.unsure = true
      fault(error)
      lookAgain(entry).catch(fault)
    })
  }

  /** Nobody tells news twice: what could not be read is looked for until it is known. */
  async function lookAgain(entry: Entry): Promise<void> {
    if (restless.has(entry)) return
    restless.add(entry)
    for (let failures = 1; entry.unsure && !closed && entries.holds(entry); failures++) {
      await sleep(pauseAfter(failures), undefined, { ref: false })
      if (entry.unsure && !closed)
        await inTurn(entry, () => look(entry)).catch(() => {
          entry.unsure = true
        })
    }
    restless.delete(entry)
  }

  function hear(news: News | undefined): void {
    if (news !== undefined && isRemoval(news)) {
      entries.drop(news.table)
      settled.delete(news.table)
    }
    if (news !== undefined && news.seq === undefined) return
    for (const id of news === undefined ? entries.ids() : [news.table])
      entries
        .known(id)
        ?.then((entry) => {
          if (entry !== undefined && (news?.seq ?? Number.POSITIVE_INFINITY) > entry.table.seq)
            lookAfter(entry, news?.seq)
        })
        .catch(fault)
  }

  const stop = store.listen(hear)

  async function open(id: string, after = 0): Promise<Table | undefined> {
    const entry = await entries.load(id)
    if (entry !== undefined && lags(entry, after)) await inTurn(entry, async () => lags(entry, after) && catchUp(entry))
    return entry?.table
  }

  return {
    open,
    read: async (id, after = 0) => {
      // News of other copies may be on its way still: their database knows.
      const last = store.kind === 'postgres' ? await store.lastSeq(id) : 0
      if (last === undefined) entries.drop(id)
      return last === undefined ? undefined : open(id, Math.max(after, last))
    },
    secretOf: async (id) => {
      const entry = await loaded(id)
      const secret = await store.secretOf(id)
      if (secret === undefined) throw new Refused('unknown-table')
      entry.secret = secret
      return secret
    },
    change,
    act: async (id, player, { key, after, act: wish }) => {
      if (wish.type === 'unseat') await renewInvitation(store, (await loaded(id)).table, player, wish.seat)
      // An invitation may have been made anew by another process.
      if (wish.type === 'sit') {
        const secret = await store.secretOf(id)
        if (secret !== undefined) (await loaded(id)).secret = secret
      }
      const decide = (table: Table, ground: Ground): Answer =>
        table.seq >= mostEvents && !ENDING.includes(wish.type)
          ? { ok: false, code: 'log-full' }
          : act(table, player, after, wish, ground)
      return change(id, { decide, player, cause: `${player}:${key}`, digest: digestOf(wish), after })
    },
    create: async (first, secret, cause, digest, limits) => {
      const now = clock.now()
      const events = numbered([first], 0, now)
      const { table } = first
      const opened = fold(undefined, events[0])
      const row = rowOf(opened, now)
      settle(opened, jumps?.().at(-1))
      const made = await store.createTable({ table, after: 0, events, cause, digest, row, ...secret, ...limits })
      if (made.kind === 'full') throw new Refused('too-many-tables')
      if (made.kind === 'repeated') repeated(made, digest)
    },
    forgetJobs: (id) => {
      entries
        .known(id)
        ?.then((entry) => {
          if (entry === undefined) return
          entry.botJob = undefined
          entry.clockJob = undefined
        })
        .catch(fault)
    },
    onChange: (heard) => {
      hearers.push(heard)
    },
    close: () => {
      closed = true
      stop()
    },
  }
}
