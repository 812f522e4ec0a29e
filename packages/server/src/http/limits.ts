import type { Clock } from '../clock.ts'

/** What is counted, and for whom: how many at once, and how many come back each second. */
const KINDS = {
  /** Anything that one address asks for, files too. */
  anything: { most: 3000, perSecond: 300 },
  /** Requests to the API of one address. */
  address: { most: 300, perSecond: 60 },
  /** Acts of one player. */
  player: { most: 60, perSecond: 15 },
  /** New players, tables and links of one address. */
  making: { most: 30, perSecond: 0.2 },
  /** Lines of chat of one player. */
  chat: { most: 6, perSecond: 0.4 },
  /** Reports of one player. */
  report: { most: 5, perSecond: 0.01 },
  /** Sockets and streams of one address, opened anew. */
  socket: { most: 100, perSecond: 10 },
  /** Messages that come over the sockets of one address. */
  message: { most: 300, perSecond: 60 },
} as const
type Limited = keyof typeof KINDS

export interface Limits {
  /** Is there room for so many more? If so they are counted. */
  take(kind: Limited, key: string, count?: number): boolean
  /** One more line of an address that stays open, and how to say that it has closed; undefined if there are too many. */
  hold(key: string): (() => void) | undefined
}

/** Sockets and streams that one address has open at a time. */
const MOST_LINES = 500

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

/** Counts in memory. `rate` widens all limits, 0 takes them away. */
export function createLimits(clock: Clock, rate: number): Limits {
  const buckets = new Map<string, { left: number; at: number }>()
  const lines = new Map<string, number>()
  return {
    hold: (key) => {
      const open = lines.get(key) ?? 0
      if (rate > 0 && open >= MOST_LINES * rate) return undefined
      lines.set(key, open + 1)
      return () => {
        const left = (lines.get(key) ?? 1) - 1
        if (left > 0) lines.set(key, left)
        else lines.delete(key)
      }
    },
    take: (kind, key, count = 1) => {
      if (rate === 0) return true
      const most = KINDS[kind].most * rate
      const name = `${kind} ${key}`
      const now = clock.now()
      const { left, at } = buckets.get(name) ?? { left: most, at: now }
      const room = Math.min(most, left + (Math.max(0, now - at) / 1000) * KINDS[kind].perSecond * rate)
      const taken = room >= count
      buckets.delete(name)
      buckets.set(name, { left: taken ? room - count : room, at: now })
      if (buckets.size > MOST) forget(buckets)
      return taken
    },
  }
}

/** Who has one IPv6 address has the whole network of 64 bits. A line that is cut already has none. */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return ''
  if (!address.includes(':')) return address
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice(7)
  const [head, tail = ''] = address.split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''))
  const missing = address.includes('::') ? 8 - before.length - after.length : 0
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].slice(0, 4).join(':')
}
