import type { CommandRequest, EventBody, TableEvent } from '@amyitis/protocol'
import { type ClockJump, type CommandContext, type CommandResult, execute, fold, type Table } from '@amyitis/tables'
import type { Clock } from '../shared/clock.ts'
import { ProblemError } from '../shared/problem-error.ts'
import type { Store } from '../store/store.ts'
import type { AppendResult, NewTableRow, TableSecret } from '../store/types.ts'
import { createJumpTracker, pauseForJumps } from './clock-jumps.ts'
import { commandContext } from './command-context.ts'
import { requestHashOf, resultOfRepeat } from './idempotency.ts'
import { renewInvitation } from './renew-invitation.ts'
import { type CachedTable, createTableCache } from './table-cache.ts'
import { finishedGame, offersAfter, tableRow } from './table-row.ts'
import { createTableSync, type TableChange } from './table-sync.ts'

interface ChangeRequest {
  decide(table: Table, context: CommandContext): CommandResult
  /** Who asks for it. */
  readonly player?: string | undefined
  /** Player and key, if a repeated request must find the first one. */
  readonly idempotencyKey?: string | undefined
  /** Hash of what is asked for with that key. */
  readonly requestHash?: string | undefined
  /** The last event that the player has seen. */
  readonly after?: number | undefined
}

export interface TableService {
  /** The table, at least up to the event `after`; undefined if there is none. */
  load(id: string, after?: number): Promise<Table | undefined>
  /** The same, with everything that any process has acknowledged by now. */
  loadLatest(id: string, after?: number): Promise<Table | undefined>
  secretOf(id: string): Promise<TableSecret>
  /** Resolves with the number of the last event once everything is safely stored. */
  change(id: string, request: ChangeRequest): Promise<number>
  execute(id: string, player: string, request: CommandRequest): Promise<number>
  /** Has no effect if the table already exists. */
  create(
    first: CreatedEvent,
    secret: TableSecret,
    idempotencyKey: string,
    requestHash?: string,
    limits?: TableLimits,
  ): Promise<void>
  /** A job of this table has run: the next one must be scheduled again. */
  forgetJobs(id: string): void
  onChange(listener: (change: TableChange) => void): void
  close(): void
}

export interface TableServiceDeps {
  readonly store: Store
  readonly clock: Clock
  /** Schedules the jobs that must follow, before the events are written. */
  readonly planFollowUps: (cached: CachedTable, next: Table) => Promise<void>
  /** The same for a new table. */
  readonly planFirst?: (table: Table) => Promise<void>
  /** Tables that must stay in memory. */
  readonly isPinned: (id: string) => boolean
  /** When a player last had a table in sight. */
  readonly lookedAt?: (player: string, table: string) => number
  readonly reportError: (error: unknown) => void
  /** Times when nobody could play. */
  readonly clockJumps?: () => readonly ClockJump[]
  /** Called with the duration of each append in seconds. */
  readonly onAppend?: (seconds: number) => void
  /** Approximate memory limit for cached tables. */
  readonly maxCacheBytes?: number
  readonly maxEvents?: number
}

/** Whose limits a new table counts towards. */
export type TableLimits = Pick<NewTableRow, 'origin' | 'caps'>

type CreatedEvent = Extract<EventBody, { type: 'created' }>

/**
 * More than any game needs, even with many takebacks. A longer log accepts only commands that lead to the end of the game.
 */
const MAX_EVENTS = 5000
const ALLOWED_WHEN_FULL: readonly CommandRequest['act']['type'][] = [
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

/** How often another process may write first before we give up. */
const MAX_ATTEMPTS = 8

const numberEvents = (bodies: readonly EventBody[], after: number, at: number): TableEvent[] =>
  bodies.map((body, i) => ({ seq: after + 1 + i, at, body }))

/** The only place where commands become events. */
export function createTableService(deps: TableServiceDeps): TableService {
  const { store, clock, planFollowUps, lookedAt, reportError, clockJumps = () => [], maxEvents = MAX_EVENTS } = deps
  const listeners: ((change: TableChange) => void)[] = []
  const jumps = createJumpTracker(clockJumps)
  const cache = createTableCache(store, deps.maxCacheBytes, deps.isPinned, ({ table }) =>
    publish({ before: undefined, table, events: [] }),
  )
  const sync = createTableSync({ store, cache, publish, onRemoved: jumps.forget, reportError })

  function publish(change: TableChange): void {
    for (const listener of listeners)
      try {
        listener(change)
      } catch (error) {
        reportError(error)
      }
  }

  async function loadCached(id: string): Promise<CachedTable> {
    const cached = await cache.load(id)
    if (cached === undefined) throw new ProblemError('unknown-table')
    return cached
  }

  /** The result of an earlier request with the same key. */
  async function findRepeat({ id }: CachedTable, request: ChangeRequest): Promise<number | undefined> {
    const { idempotencyKey, requestHash } = request
    const known = idempotencyKey === undefined ? undefined : await store.findRequest(id, idempotencyKey)
    return known && resultOfRepeat(known, requestHash)
  }

  async function append(
    cached: CachedTable,
    next: Table,
    now: number,
    events: readonly TableEvent[],
    { idempotencyKey, requestHash }: ChangeRequest,
  ): Promise<AppendResult> {
    const after = cached.table.seq
    await planFollowUps(cached, next)
    const started = performance.now()
    const finished = cached.table.status === 'playing' && next.status === 'over' ? finishedGame(next) : undefined
    const offers = offersAfter(cached.table, next)
    const row = tableRow(next, now)
    const result = await store
      .append({ table: next.id, after, events, idempotencyKey, requestHash, row, finished, offers })
      .catch((error: unknown) => {
        cached.stale = true
        throw error
      })
    deps.onAppend?.((performance.now() - started) / 1000)
    return result
  }

  /** 'retry': another process wrote first. A rejection counts only if nothing was missed before. */
  async function attempt(cached: CachedTable, request: ChangeRequest): Promise<number | 'retry'> {
    if (sync.isBehind(cached, request.after)) await sync.catchUp(cached)
    const before = cached.table
    const time = clock.now()
    const pending = jumps.pending(cached.id)
    const paused = pauseForJumps(before, pending, time)
    const { table } = paused
    const now = Math.max(time, table.since)
    const context = commandContext(cached.secret, now, request.player)
    const decision = request.decide(table, { ...context, lookedAt: (player) => lookedAt?.(player, table.id) })
    if (!decision.ok) {
      if (store.kind === 'postgres' && (await sync.catchUp(cached))) return 'retry'
      const seq = await findRepeat(cached, request)
      if (seq !== undefined) return seq
      throw new ProblemError(decision.code, { refusal: decision.refusal })
    }
    if (decision.events.length + paused.events.length === 0) return (await findRepeat(cached, request)) ?? table.seq
    const added = numberEvents(decision.events, table.seq, now)
    const events = [...paused.events, ...added]
    const next = added.reduce((one: Table, event) => fold(one, event), table)
    const result = await append(cached, next, now, events, request)
    if (result.kind === 'done') {
      jumps.settle(next, pending.at(-1))
      cached.table = next
      cache.updateSize(cached)
      publish({ before, table: next, events })
      return next.seq
    }
    const hasNews = await sync.catchUp(cached)
    if (result.kind === 'repeated') return resultOfRepeat(result, request.requestHash)
    if (hasNews) return 'retry'
    cache.evict(cached.id)
    if ((await store.table(cached.id)) === undefined) throw new ProblemError('unknown-table')
    throw new ProblemError('unavailable', { retryAfterSeconds: 1 })
  }

  async function change(id: string, request: ChangeRequest): Promise<number> {
    const cached = await loadCached(id)
    return sync.inTurn(cached, async () => {
      for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
        const seq = await attempt(cached, request)
        if (seq !== 'retry') return seq
      }
      throw new ProblemError('unavailable', { retryAfterSeconds: 1 })
    })
  }

  async function load(id: string, after = 0): Promise<Table | undefined> {
    const cached = await cache.load(id)
    if (cached !== undefined && sync.isBehind(cached, after))
      await sync.inTurn(cached, async () => sync.isBehind(cached, after) && sync.catchUp(cached))
    return cached?.table
  }

  return {
    load,
    loadLatest: async (id, after = 0) => {
      // Notifications of other processes may still be on their way, but the database knows.
      const last = store.kind === 'postgres' ? await store.lastSeq(id) : 0
      if (last === undefined) cache.evict(id)
      return last === undefined ? undefined : load(id, Math.max(after, last))
    },
    secretOf: async (id) => {
      const cached = await loadCached(id)
      const secret = await store.secretOf(id)
      if (secret === undefined) throw new ProblemError('unknown-table')
      cached.secret = secret
      return secret
    },
    change,
    execute: async (id, player, { key, after, act: command }) => {
      if (command.type === 'unseat') await renewInvitation(store, (await loadCached(id)).table, player, command.seat)
      // Another process may have renewed an invitation.
      if (command.type === 'sit') {
        const secret = await store.secretOf(id)
        if (secret !== undefined) (await loadCached(id)).secret = secret
      }
      const decide = (table: Table, context: CommandContext): CommandResult =>
        table.seq >= maxEvents && !ALLOWED_WHEN_FULL.includes(command.type)
          ? { ok: false, code: 'log-full' }
          : execute(table, player, after, command, context)
      const idempotencyKey = `${player}:${key}`
      return change(id, { decide, player, idempotencyKey, requestHash: requestHashOf(command), after })
    },
    create: async (first, secret, idempotencyKey, requestHash, limits) => {
      const now = clock.now()
      const events = numberEvents([first], 0, now)
      const opened = fold(undefined, events[0])
      jumps.settle(opened, clockJumps().at(-1))
      const row = tableRow(opened, now)
      const offers = offersAfter(undefined, opened)
      const appended = { table: first.table, after: 0, events, idempotencyKey, requestHash, row, offers }
      const table = { ...appended, ...secret, ...limits }
      await deps.planFirst?.(opened)
      const created = await store.createTable(table)
      if (created.kind === 'full') throw new ProblemError('too-many-tables')
      if (created.kind === 'repeated') resultOfRepeat(created, requestHash)
    },
    forgetJobs: (id) => {
      cache
        .peek(id)
        ?.then((cached) => {
          if (cached === undefined) return
          cached.botJob = undefined
          cached.clockJob = undefined
        })
        .catch(reportError)
    },
    onChange: (listener) => {
      listeners.push(listener)
    },
    close: sync.close,
  }
}
