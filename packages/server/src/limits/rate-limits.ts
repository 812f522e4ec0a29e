import type { Clock } from '../shared/clock.ts'
import { ProblemError } from '../shared/problem-error.ts'
import { addressKey, networkKey } from './client-address.ts'

interface LimitSize {
  /** A token bucket: how many at once, and how many come back each second. */
  readonly capacity: number
  readonly perSecond: number
  /** Rare enough that processes check a shared count first; the others only exchange what they have counted. */
  readonly scarce?: true
}

/** What is limited, and for whom. */
const LIMITS = {
  /** All requests of one address, files included. */
  anything: { capacity: 3000, perSecond: 300 },
  /** API requests of one address; large responses count more than once. */
  address: { capacity: 300, perSecond: 60 },
  /** Commands of one player. */
  player: { capacity: 60, perSecond: 15 },
  /** New players, tables and links of one address. */
  making: { capacity: 30, perSecond: 0.2, scarce: true },
  /** New searches for opponents of one address. */
  pairing: { capacity: 20, perSecond: 0.1, scarce: true },
  /** Chat lines of one player. */
  chat: { capacity: 6, perSecond: 0.4 },
  /** Reports of one player. */
  report: { capacity: 5, perSecond: 0.01, scarce: true },
  /** Confirmation mails that one player causes, whoever receives them. */
  mailSender: { capacity: 5, perSecond: 0.01, scarce: true },
  /** Confirmation mails to one address, whoever causes them: three, then one every eight hours. */
  mailRecipient: { capacity: 3, perSecond: 1 / 28_800, scarce: true },
  /** Exports of one player. */
  export: { capacity: 1, perSecond: 1 / 60, scarce: true },
  /** New sockets and streams of one address. */
  socket: { capacity: 100, perSecond: 10 },
  /** Messages over the sockets of one address. */
  message: { capacity: 300, perSecond: 60 },
} as const satisfies Readonly<Record<string, LimitSize>>
export type LimitKind = keyof typeof LIMITS

export const isScarce = (kind: LimitKind): boolean => 'scarce' in LIMITS[kind]

/** Who is counted, and how many times the usual limit they have. */
export interface LimitSubject {
  readonly key: string
  readonly factor: number
}

/** What an address has left of a limit. */
export interface Quota {
  readonly limit: number
  readonly windowSeconds: number
  readonly remaining: number
  readonly resetSeconds: number
}

/** Whole seconds until that many tokens are back, at least one; a rounding error does not add another second. */
export const refillSeconds = (missing: number, perSecond: number): number =>
  Math.max(1, Math.ceil(missing / perSecond - 1e-6))

export interface RateLimits {
  /** Takes `count` tokens if there are enough; returns whether there were. */
  tryConsume(kind: LimitKind, key: string, count?: number): boolean
  /** The same for an address; for IPv6 the larger network around it counts as well. */
  tryConsumeFrom(kind: LimitKind, address: string | undefined, count?: number): boolean
  /** Throws `too-many` if there are not enough tokens. */
  consume(kind: LimitKind, key: string, count?: number): void
  consumeFrom(kind: LimitKind, address: string | undefined, count?: number): void
  /** Seconds until there are enough tokens. */
  retryAfterSeconds(kind: LimitKind, subjects: readonly LimitSubject[], count?: number): number
  /** Undefined if there are no limits. */
  quota(kind: LimitKind, address: string | undefined): Quota | undefined
  /** Counts what has already happened, even beyond the limit. */
  charge(kind: LimitKind, address: string | undefined, count: number): void
  /** Counts one more open connection of an address and returns how to release it; undefined if there are too many. */
  openConnection(address: string | undefined): (() => void) | undefined
  /** How large a limit is, for those who share it with other processes. */
  sizeOf(kind: LimitKind, factor?: number): { readonly capacity: number; readonly perSecond: number }
  /** Lowers what is left to what all processes together have left. */
  applyRemaining(kind: LimitKind, key: string, remaining: number): void
  /** What was consumed since the last call. */
  drainConsumed(): (LimitSubject & { readonly kind: LimitKind; readonly count: number })[]
  /** Widens all limits; 0: there are none. */
  readonly rate: number
}

/** Open sockets and streams of one address. */
const MAX_CONNECTIONS = 500

/** An IPv6 /48 has this many times what a /64 has. */
const NETWORK_FACTOR = 4

/** Beyond this number of buckets the least recently used ones are evicted, many at once because that is faster. */
const MAX_BUCKETS = 50_000
const EVICTED_AT_ONCE = 5000

function evictOldest(buckets: Map<string, unknown>): void {
  let left = EVICTED_AT_ONCE
  for (const oldest of buckets.keys()) {
    if (left-- === 0) return
    buckets.delete(oldest)
  }
}

interface Bucket extends LimitSubject {
  readonly kind: LimitKind
  remaining: number
  at: number
  /** Consumed here, but not yet reported to the other processes. */
  unreported: number
}

/** Token buckets in memory. `reports`: remembers what has to be reported to other processes. */
export function createRateLimits(clock: Clock, rate: number, reports = false): RateLimits {
  const buckets = new Map<string, Bucket>()
  const unreported = new Set<Bucket>()
  const connections = new Map<string, number>()

  const sizeOf = (kind: LimitKind, factor = 1) => ({
    capacity: LIMITS[kind].capacity * rate * factor,
    perSecond: LIMITS[kind].perSecond * rate * factor,
  })

  /** The bucket, refilled up to now and marked as recently used. */
  function bucketOf(kind: LimitKind, { key, factor }: LimitSubject): Bucket {
    const name = `${kind} ${key}`
    const { capacity, perSecond } = sizeOf(kind, factor)
    const now = clock.now()
    const bucket = buckets.get(name) ?? { kind, key, factor, remaining: capacity, at: now, unreported: 0 }
    bucket.remaining = Math.min(capacity, bucket.remaining + (Math.max(0, now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    buckets.delete(name)
    buckets.set(name, bucket)
    if (buckets.size > MAX_BUCKETS) evictOldest(buckets)
    return bucket
  }

  function spend(bucket: Bucket, count: number): void {
    bucket.remaining -= count
    if (!reports) return
    bucket.unreported += count
    unreported.add(bucket)
  }

  function tryConsumeAll(kind: LimitKind, subjects: readonly LimitSubject[], count: number): boolean {
    if (rate === 0) return true
    const own = subjects.map((subject) => bucketOf(kind, subject))
    if (own.some(({ remaining }) => remaining < count)) return false
    for (const bucket of own) spend(bucket, count)
    return true
  }

  function retryAfterSeconds(kind: LimitKind, subjects: readonly LimitSubject[], count = 1): number {
    const each = subjects.map((subject) =>
      refillSeconds(count - bucketOf(kind, subject).remaining, sizeOf(kind, subject.factor).perSecond),
    )
    return Math.max(...each)
  }

  function consumeAll(kind: LimitKind, subjects: readonly LimitSubject[], count: number): void {
    if (tryConsumeAll(kind, subjects, count)) return
    throw new ProblemError('too-many', { retryAfterSeconds: retryAfterSeconds(kind, subjects, count) })
  }

  /** For an IPv6 address that of the network with less left. */
  function quota(kind: LimitKind, address: string | undefined): Quota | undefined {
    if (rate === 0) return undefined
    const each = subjectsOf(address).map((subject) => {
      const { capacity, perSecond } = sizeOf(kind, subject.factor)
      const { remaining } = bucketOf(kind, subject)
      return {
        limit: Math.floor(capacity),
        windowSeconds: refillSeconds(capacity, perSecond),
        remaining: Math.max(0, Math.floor(remaining)),
        resetSeconds: remaining >= capacity ? 0 : refillSeconds(capacity - remaining, perSecond),
      }
    })
    return each.reduce((lowest, one) => (one.remaining < lowest.remaining ? one : lowest))
  }

  function openOne({ key, factor }: LimitSubject): (() => void) | undefined {
    const open = connections.get(key) ?? 0
    if (rate > 0 && open >= MAX_CONNECTIONS * rate * factor) return undefined
    connections.set(key, open + 1)
    return () => {
      const left = (connections.get(key) ?? 1) - 1
      if (left > 0) connections.set(key, left)
      else connections.delete(key)
    }
  }

  function openConnection(address: string | undefined): (() => void) | undefined {
    const opened: (() => void)[] = []
    const release = () => {
      for (const close of opened.splice(0)) close()
    }
    for (const subject of subjectsOf(address)) {
      const close = openOne(subject)
      if (close === undefined) {
        release()
        return undefined
      }
      opened.push(close)
    }
    return release
  }

  return {
    rate,
    sizeOf,
    openConnection,
    tryConsume: (kind, key, count = 1) => tryConsumeAll(kind, [{ key, factor: 1 }], count),
    tryConsumeFrom: (kind, address, count = 1) => tryConsumeAll(kind, subjectsOf(address), count),
    consume: (kind, key, count = 1) => consumeAll(kind, [{ key, factor: 1 }], count),
    consumeFrom: (kind, address, count = 1) => consumeAll(kind, subjectsOf(address), count),
    retryAfterSeconds,
    quota,
    charge: (kind, address, count) => {
      if (rate > 0) for (const subject of subjectsOf(address)) spend(bucketOf(kind, subject), count)
    },
    applyRemaining: (kind, key, remaining) => {
      const bucket = buckets.get(`${kind} ${key}`)
      if (bucket !== undefined) bucket.remaining = Math.min(bucket.remaining, remaining - bucket.unreported)
    },
    drainConsumed: () => {
      const consumed = [...unreported].map((bucket) => {
        const { kind, key, factor, unreported: count } = bucket
        bucket.unreported = 0
        return { kind, key, factor, count }
      })
      unreported.clear()
      return consumed
    },
  }
}

export function subjectsOf(address: string | undefined): LimitSubject[] {
  const own = { key: addressKey(address), factor: 1 }
  const network = { key: networkKey(address), factor: NETWORK_FACTOR }
  return own.key === network.key ? [own] : [own, network]
}
