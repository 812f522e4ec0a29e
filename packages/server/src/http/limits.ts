import type { Clock } from '../clock.ts'
import { Refused } from '../refused.ts'

interface Kind {
  /** How many at once, and how many come back each second. */
  readonly most: number
  readonly perSecond: number
  /** So scarce that copies ask each other first; others only tell what they have counted. */
  readonly scarce?: true
}

/** What is counted, and for whom. */
const KINDS = {
  /** Anything that one address asks for, files too. */
  anything: { most: 3000, perSecond: 300 },
  /** Requests to the API of one address, large answers more than once. */
  address: { most: 300, perSecond: 60 },
  /** Acts of one player. */
  player: { most: 60, perSecond: 15 },
  /** New players, tables and links of one address. */
  making: { most: 30, perSecond: 0.2, scarce: true },
  /** Lines of chat of one player. */
  chat: { most: 6, perSecond: 0.4 },
  /** Reports of one player. */
  report: { most: 5, perSecond: 0.01, scarce: true },
  /** Questions by mail that one player causes, whomever they go to. */
  mailSender: { most: 5, perSecond: 0.01, scarce: true },
  /** Questions by mail to one address, whoever causes them: three, and then one every eight hours. */
  mailRecipient: { most: 3, perSecond: 1 / 28_800, scarce: true },
  /** Exports of one player. */
  export: { most: 1, perSecond: 1 / 60, scarce: true },
  /** Sockets and streams of one address, opened anew. */
  socket: { most: 100, perSecond: 10 },
  /** Messages that come over the sockets of one address. */
  message: { most: 300, perSecond: 60 },
} as const satisfies Readonly<Record<string, Kind>>
export type Limited = keyof typeof KINDS

export const isScarce = (kind: Limited): boolean => 'scarce' in KINDS[kind]

/** Who is counted, and how many times the usual limit they have. */
export interface Counted {
  readonly key: string
  readonly times: number
}

/** A limit as an address stands to it: how many at once, how many of them are left, and in how many seconds all come back. */
export interface Quota {
  readonly most: number
  readonly window: number
  readonly left: number
  readonly reset: number
}

/** Whole seconds in which so many come back, at least one; what is not exact in binary does not make it one more. */
export const secondsFor = (missing: number, perSecond: number): number =>
  Math.max(1, Math.ceil(missing / perSecond - 1e-6))

export interface Limits {
  /** Is there room for so many more? If so they are counted. */
  take(kind: Limited, key: string, count?: number): boolean
  /** The same for whoever has an address: the address itself, and for IPv6 the larger network it is part of. */
  takeFrom(kind: Limited, address: string | undefined, count?: number): boolean
  /** Takes, or refuses and says after how many seconds there will be room. */
  demand(kind: Limited, key: string, count?: number): void
  demandFrom(kind: Limited, address: string | undefined, count?: number): void
  /** Seconds until there is room for so many. */
  wait(kind: Limited, counted: readonly Counted[], count?: number): number
  /** What an address has left of a limit, and the seconds until it has all of it again; undefined if there are no limits. */
  quota(kind: Limited, address: string | undefined): Quota | undefined
  /** Counts what has happened already: whoever has none left waits the longer. */
  charge(kind: Limited, address: string | undefined, count: number): void
  /** One more line of an address that stays open, and how to say that it has closed; undefined if there are too many. */
  hold(address: string | undefined): (() => void) | undefined
  /** How large a limit is for somebody; for those who share it with others. */
  sizeOf(kind: Limited, times?: number): { readonly most: number; readonly perSecond: number }
  /** What others have left of it: never more than is left here. */
  learn(kind: Limited, key: string, left: number): void
  /** What was taken since this was last asked. */
  taken(): { readonly kind: Limited; readonly key: string; readonly times: number; readonly count: number }[]
  /** Widens all limits; 0: there are none. */
  readonly rate: number
}

/** Sockets and streams that one address has open at a time. */
const MOST_LINES = 500

/** A network of 48 bits has this many times what one of 64 bits has. */
const WIDE = 4

/** Keys that are remembered; those that were quiet for the longest time are forgotten, many at once, for that is quicker. */
const MOST = 50_000
const FORGOTTEN = 5000

function forget(buckets: Map<string, unknown>): void {
  let left = FORGOTTEN
  for (const oldest of buckets.keys()) {
    if (left-- === 0) return
    buckets.delete(oldest)
  }
}

interface Bucket {
  readonly kind: Limited
  readonly key: string
  readonly times: number
  left: number
  at: number
  /** What copies have not been told yet. */
  untold: number
}

/** Counts in memory; `tells`: remembers what others must be told. */
export function createLimits(clock: Clock, rate: number, tells = false): Limits {
  const buckets = new Map<string, Bucket>()
  const untold = new Set<Bucket>()
  const lines = new Map<string, number>()

  const sizeOf = (kind: Limited, times = 1) => ({
    most: KINDS[kind].most * rate * times,
    perSecond: KINDS[kind].perSecond * rate * times,
  })

  /** As it is now, and the last to be forgotten. */
  function bucketOf(kind: Limited, { key, times }: Counted): Bucket {
    const name = `${kind} ${key}`
    const { most, perSecond } = sizeOf(kind, times)
    const now = clock.now()
    const bucket = buckets.get(name) ?? { kind, key, times, left: most, at: now, untold: 0 }
    bucket.left = Math.min(most, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    buckets.delete(name)
    buckets.set(name, bucket)
    if (buckets.size > MOST) forget(buckets)
    return bucket
  }

  function spend(bucket: Bucket, count: number): void {
    bucket.left -= count
    if (!tells) return
    bucket.untold += count
    untold.add(bucket)
  }

  function takeAll(kind: Limited, counted: readonly Counted[], count: number): boolean {
    if (rate === 0) return true
    const own = counted.map((one) => bucketOf(kind, one))
    if (own.some(({ left }) => left < count)) return false
    for (const bucket of own) spend(bucket, count)
    return true
  }

  function wait(kind: Limited, counted: readonly Counted[], count = 1): number {
    const each = counted.map((one) => secondsFor(count - bucketOf(kind, one).left, sizeOf(kind, one.times).perSecond))
    return Math.max(...each)
  }

  function demandAll(kind: Limited, counted: readonly Counted[], count: number): void {
    if (!takeAll(kind, counted, count)) throw new Refused('too-many', { again: wait(kind, counted, count) })
  }

  /** Of an IPv6 address the narrower of its two networks, by what is left. */
  function quota(kind: Limited, address: string | undefined): Quota | undefined {
    if (rate === 0) return undefined
    const each = countedOf(address).map((one) => {
      const { most, perSecond } = sizeOf(kind, one.times)
      const { left } = bucketOf(kind, one)
      const reset = left >= most ? 0 : secondsFor(most - left, perSecond)
      return { most: Math.floor(most), window: secondsFor(most, perSecond), left: Math.max(0, Math.floor(left)), reset }
    })
    return each.reduce((least, one) => (one.left < least.left ? one : least))
  }

  function holdOne({ key, times }: Counted): (() => void) | undefined {
    const open = lines.get(key) ?? 0
    if (rate > 0 && open >= MOST_LINES * rate * times) return undefined
    lines.set(key, open + 1)
    return () => {
      const left = (lines.get(key) ?? 1) - 1
      if (left > 0) lines.set(key, left)
      else lines.delete(key)
    }
  }

  return {
    rate,
    sizeOf,
    hold: (address) => {
      const held: (() => void)[] = []
      const release = () => {
        for (const one of held.splice(0)) one()
      }
      for (const counted of countedOf(address)) {
        const one = holdOne(counted)
        if (one === undefined) {
          release()
          return undefined
        }
        held.push(one)
      }
      return release
    },
    take: (kind, key, count = 1) => takeAll(kind, [{ key, times: 1 }], count),
    takeFrom: (kind, address, count = 1) => takeAll(kind, countedOf(address), count),
    demand: (kind, key, count = 1) => demandAll(kind, [{ key, times: 1 }], count),
    demandFrom: (kind, address, count = 1) => demandAll(kind, countedOf(address), count),
    wait,
    quota,
    charge: (kind, address, count) => {
      if (rate > 0) for (const counted of countedOf(address)) spend(bucketOf(kind, counted), count)
    },
    learn: (kind, key, left) => {
      const bucket = buckets.get(`${kind} ${key}`)
      if (bucket !== undefined) bucket.left = Math.min(bucket.left, left - bucket.untold)
    },
    taken: () => {
      const all = [...untold].map((bucket) => {
        const { kind, key, times, untold: count } = bucket
        bucket.untold = 0
        return { kind, key, times, count }
      })
      untold.clear()
      return all
    },
  }
}

/** The first groups of an IPv6 address, written out. */
function groupsOf(address: string): string[] {
  const [head, tail = ''] = address.split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''))
  const missing = address.includes('::') ? 8 - before.length - after.length : 0
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after]
}

/** Who has one IPv6 address has the whole network of 64 bits. A line that is cut already has none. */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return ''
  if (!address.includes(':')) return address
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice(7)
  return groupsOf(address).slice(0, 4).join(':')
}

/** The largest network that one customer usually has: 48 bits of IPv6, or one address of IPv4. */
export function networkKey(address: string | undefined): string {
  const key = addressKey(address)
  return key.includes(':') ? `${key.split(':').slice(0, 3).join(':')}::/48` : key
}

export function countedOf(address: string | undefined): Counted[] {
  const [key, network] = [addressKey(address), networkKey(address)]
  return key === network
    ? [{ key, times: 1 }]
    : [
        { key, times: 1 },
        { key: network, times: WIDE },
      ]
}
