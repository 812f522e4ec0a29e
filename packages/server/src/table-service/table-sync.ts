import { setTimeout as sleep } from 'node:timers/promises'
import type { TableEvent } from '@amyitis/protocol'
import { fold, type Table } from '@amyitis/tables'
import { backoffDelay } from '../shared/retry.ts'
import type { Store } from '../store/store.ts'
import type { TableNotification } from '../store/types.ts'
import type { CachedTable, TableCache } from './table-cache.ts'

/** A table has new events, written by this process or another. */
export interface TableChange {
  /** The table as this process knew it before; undefined if it was not in memory. */
  readonly before: Table | undefined
  readonly table: Table
  readonly events: readonly TableEvent[]
}

interface TableSyncDeps {
  readonly store: Store
  readonly cache: TableCache
  readonly publish: (change: TableChange) => void
  /** The table no longer exists. */
  readonly onRemoved: (table: string) => void
  readonly reportError: (error: unknown) => void
}

/** Keeps cached tables in step with what other processes write. */
export interface TableSync {
  /** Runs work on a table after everything that was queued before. */
  inTurn<T>(cached: CachedTable, work: () => Promise<T>): Promise<T>
  /** Might there be events that this process does not know? */
  isBehind(cached: CachedTable, after?: number): boolean
  /** Reads events that others have written; answers whether there were any. */
  catchUp(cached: CachedTable): Promise<boolean>
  close(): void
}

/** A notification without content: the table was removed. */
export const isRemoval = ({ seq, chat, message }: TableNotification): boolean =>
  seq === undefined && chat === undefined && message === undefined

export function createTableSync({ store, cache, publish, onRemoved, reportError }: TableSyncDeps): TableSync {
  const retrying = new Set<CachedTable>()
  let isClosed = false

  async function catchUp(cached: CachedTable): Promise<boolean> {
    cached.stale = true
    const events = await store.events(cached.id, cached.table.seq)
    cached.stale = false
    if (events.length === 0) return false
    cached.botJob = undefined
    cached.clockJob = undefined
    const before = cached.table
    for (const event of events) cached.table = fold(cached.table, event)
    cache.updateSize(cached)
    publish({ before, table: cached.table, events })
    return true
  }

  function inTurn<T>(cached: CachedTable, work: () => Promise<T>): Promise<T> {
    cached.pending++
    const turn = cached.queue.then(work).finally(() => {
      cached.pending--
    })
    cached.queue = turn.catch(() => undefined)
    return turn
  }

  /** Most notifications are about this process's own writes, which are known by the time it is their turn. */
  async function refresh(cached: CachedTable, seq = Number.POSITIVE_INFINITY): Promise<void> {
    if (seq <= cached.table.seq || (await catchUp(cached))) return
    // Nothing new although something changed: perhaps the table was removed.
    const isUnspecific = seq === Number.POSITIVE_INFINITY
    if (isUnspecific && (await store.table(cached.id)) === undefined) cache.evict(cached.id)
  }

  /** A notification comes only once, so reading is retried until it succeeds. */
  async function retryRefresh(cached: CachedTable): Promise<void> {
    if (retrying.has(cached)) return
    retrying.add(cached)
    for (let failures = 1; cached.stale && !isClosed && cache.contains(cached); failures++) {
      await sleep(backoffDelay(failures), undefined, { ref: false })
      if (cached.stale && !isClosed)
        await inTurn(cached, () => refresh(cached)).catch(() => {
          cached.stale = true
        })
    }
    retrying.delete(cached)
  }

  function scheduleRefresh(cached: CachedTable, seq?: number): void {
    inTurn(cached, () => refresh(cached, seq)).catch((error: unknown) => {
      cached.stale = true
      reportError(error)
      retryRefresh(cached).catch(reportError)
    })
  }

  function handleNotification(notification: TableNotification | undefined): void {
    if (notification !== undefined && isRemoval(notification)) {
      cache.evict(notification.table)
      onRemoved(notification.table)
    }
    if (notification !== undefined && notification.seq === undefined) return
    const seq = notification?.seq ?? Number.POSITIVE_INFINITY
    for (const id of notification === undefined ? cache.ids() : [notification.table])
      cache
        .peek(id)
        ?.then((cached) => {
          if (cached !== undefined && seq > cached.table.seq) scheduleRefresh(cached, notification?.seq)
        })
        .catch(reportError)
  }

  const stopListening = store.listen(handleNotification)
  return {
    inTurn,
    catchUp,
    isBehind: ({ stale, table }, after = 0) => stale || after > table.seq,
    close: () => {
      isClosed = true
      stopListening()
    },
  }
}
