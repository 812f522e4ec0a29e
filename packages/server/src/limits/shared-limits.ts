import { ProblemError } from '../shared/problem-error.ts'
import type { Store } from '../store/store.ts'
import type { AllowanceUse } from '../store/types.ts'
import {
  isScarce,
  type LimitKind,
  type LimitSubject,
  type RateLimits,
  refillSeconds,
  subjectsOf,
} from './rate-limits.ts'

/** How often processes exchange what they have counted. */
const SYNC_INTERVAL_MS = 1000
/** How long a scarce limit waits for the database. */
const DATABASE_TIMEOUT_MS = 500
const BATCH_SIZE = 500

const HOUR_MS = 3_600_000
const UNUSED_RETENTION_MS = 48 * HOUR_MS

export interface SharedLimits {
  /**
   * For scarce limits: throws `too-many` unless there is room in all processes together. If the database does not answer in
   * time, the count of this process decides.
   */
  consume(kind: LimitKind, key: string): Promise<void>
  consumeFrom(kind: LimitKind, address: string | undefined, count?: number): Promise<void>
  /** Reports what was counted here, and learns what all processes together have left. */
  sync(): Promise<void>
  close(): void
}

/** Undefined if it fails or takes too long. */
function withTimeout<T>(work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, DATABASE_TIMEOUT_MS, undefined)
    work.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer))
  })
}

/**
 * Rate limits of all processes on one database. Frequent ones are decided by each process alone and evened out every second, so
 * that no request waits for them; scarce ones are counted in the database. A single server with SQLite counts in memory only.
 */
export function createSharedLimits(limits: RateLimits, store: Store, syncIntervalMs = SYNC_INTERVAL_MS): SharedLimits {
  const isShared = store.kind === 'postgres' && limits.rate > 0
  let isSyncing = false

  const allowanceUse = (kind: LimitKind, { key, factor }: LimitSubject, count: number): AllowanceUse => ({
    key: `${kind} ${key}`,
    count,
    ...limits.sizeOf(kind, factor),
  })

  async function sync(): Promise<void> {
    if (isSyncing || !isShared) return
    isSyncing = true
    try {
      const consumed = limits.drainConsumed().filter(({ kind }) => !isScarce(kind))
      for (let i = 0; i < consumed.length; i += BATCH_SIZE) {
        const batch = consumed.slice(i, i + BATCH_SIZE)
        const remaining = await store.useAllowances(batch.map((one) => allowanceUse(one.kind, one, one.count)))
        for (const [j, { kind, key }] of batch.entries()) limits.applyRemaining(kind, key, remaining[j])
      }
    } catch {
      // Each process has its own count, and goes on with it.
    } finally {
      isSyncing = false
    }
  }

  /** A rejected request gets its tokens back, and must wait until all processes together have room. */
  async function consumeShared(kind: LimitKind, subjects: readonly LimitSubject[], count: number): Promise<void> {
    const uses = subjects.map((subject) => allowanceUse(kind, subject, count))
    const remaining = await withTimeout(store.useAllowances(uses))
    if (remaining === undefined || remaining.every((one) => one >= 0)) return
    await withTimeout(store.useAllowances(subjects.map((subject) => allowanceUse(kind, subject, -count))))
    const seconds = uses.map(({ perSecond }, i) => refillSeconds(-remaining[i], perSecond))
    throw new ProblemError('too-many', { retryAfterSeconds: Math.max(...seconds) })
  }

  async function consumeAll(
    kind: LimitKind,
    subjects: readonly LimitSubject[],
    hasRoomHere: boolean,
    count: number,
  ): Promise<void> {
    if (!hasRoomHere)
      throw new ProblemError('too-many', { retryAfterSeconds: limits.retryAfterSeconds(kind, subjects, count) })
    if (isShared) await consumeShared(kind, subjects, count)
  }

  const removeUnused = () => store.removeAllowances(Date.now() - UNUSED_RETENTION_MS).catch(() => undefined)
  const timers = isShared ? [setInterval(sync, syncIntervalMs).unref(), setInterval(removeUnused, HOUR_MS).unref()] : []
  return {
    sync,
    consume: (kind, key) => consumeAll(kind, [{ key, factor: 1 }], limits.tryConsume(kind, key), 1),
    consumeFrom: (kind, address, count = 1) =>
      consumeAll(kind, subjectsOf(address), limits.tryConsumeFrom(kind, address, count), count),
    close: () => {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
