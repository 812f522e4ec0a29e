import { Refused } from '../refused.ts'
import type { Store, Taking } from '../store/store.ts'
import { type Counted, countedOf, isScarce, type Limited, type Limits, secondsFor } from './limits.ts'

/** How often copies tell each other what they have counted, and how long a scarce thing waits for the database, in milliseconds. */
const EVERY = 1000
const TIMEOUT = 500
/** Keys that are told at once. */
const BATCH = 500

const DAY = 86_400_000

export interface SharedLimits {
  /**
   * For what is scarce: refused unless there is room in all copies together. If the database does not answer soon, what this
   * copy has counted decides.
   */
  demand(kind: Limited, key: string): Promise<void>
  /** The same for an address. */
  demandFrom(kind: Limited, address: string | undefined, count?: number): Promise<void>
  /** Tells the others what was counted here, and learns what they have left. */
  sync(): Promise<void>
  close(): void
}

const nameOf = (kind: Limited, key: string) => `${kind} ${key}`

/** Answers undefined rather than late. */
function soon<T>(work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT, undefined)
    work.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer))
  })
}

/**
 * Rate limits of all copies on one database. What is frequent is decided by each copy alone and evened out every second, so
 * that no request waits for it; what is scarce is asked for in the database. One server with SQLite counts in memory alone.
 */
export function shareLimits(limits: Limits, store: Store, every = EVERY): SharedLimits {
  const isShared = store.kind === 'postgres' && limits.rate > 0
  let busy = false

  const takingOf = (kind: Limited, { key, times }: Counted, count: number): Taking => ({
    key: nameOf(kind, key),
    count,
    ...limits.sizeOf(kind, times),
  })

  async function sync(): Promise<void> {
    if (busy || !isShared) return
    busy = true
    try {
      const taken = limits.taken().filter(({ kind }) => !isScarce(kind))
      for (let i = 0; i < taken.length; i += BATCH) {
        const some = taken.slice(i, i + BATCH)
        const left = await store.takeAllowances(some.map((one) => takingOf(one.kind, one, one.count)))
        for (const [j, { kind, key }] of some.entries()) limits.learn(kind, key, left[j])
      }
    } catch {
      // Each copy has its own count, and goes on by it.
    } finally {
      busy = false
    }
  }

  /** Whoever is refused gives back what was taken in vain, and waits until all copies together have room. */
  async function demandShared(kind: Limited, counted: readonly Counted[], count: number): Promise<void> {
    const takings = counted.map((one) => takingOf(kind, one, count))
    const left = await soon(store.takeAllowances(takings))
    if (left === undefined || left.every((one) => one >= 0)) return
    await soon(store.takeAllowances(counted.map((one) => takingOf(kind, one, -count))))
    const again = Math.max(...takings.map(({ perSecond }, i) => secondsFor(-left[i], perSecond)))
    throw new Refused('too-many', { again })
  }

  async function demandAll(kind: Limited, counted: readonly Counted[], here: boolean, count: number): Promise<void> {
    if (!here) throw new Refused('too-many', { again: limits.wait(kind, counted, count) })
    if (isShared) await demandShared(kind, counted, count)
  }

  const timer = isShared ? setInterval(sync, every).unref() : undefined
  const tidy = isShared
    ? setInterval(() => store.removeAllowances(Date.now() - 2 * DAY).catch(() => undefined), DAY / 24).unref()
    : undefined
  return {
    sync,
    demand: (kind, key) => demandAll(kind, [{ key, times: 1 }], limits.take(kind, key), 1),
    demandFrom: (kind, address, count = 1) =>
      demandAll(kind, countedOf(address), limits.takeFrom(kind, address, count), count),
    close: () => {
      clearInterval(timer)
      clearInterval(tidy)
    },
  }
}
