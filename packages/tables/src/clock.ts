import { minutesOf } from '@amyitis/protocol/app'
import { type Table, waitedFor } from './table.ts'

interface Night {
  readonly from: string
  readonly to: string
  readonly zone: string
}

const MINUTE = 60_000
const DAY = 1440

const formats = new Map<string, Intl.DateTimeFormat>()
/** There are a few hundred zones, but more ways to write them. */
const MAX_FORMATS = 1000

/** An unknown zone counts as UTC. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone })
  } catch {
    format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  }
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(zone, format)
  return format
}

/** Minutes from one time of day to the next occurrence of another. */
const until = (from: number, to: number) => (to - from + DAY) % DAY

/** The next occurrence of a time of day, even across a change to or from daylight saving time. */
function nextAt(format: Intl.DateTimeFormat, now: number, time: number): number {
  const guess = now - (now % MINUTE) + until(minutesOf(format.format(now)), time) * MINUTE
  const late = until(time, minutesOf(format.format(guess)))
  const better = guess - (late > DAY / 2 ? late - DAY : late) * MINUTE
  return better > now ? better : guess
}

/** Adds a duration to a time, not counting nights. */
export function addWakingTime(start: number, duration: number, night: Night | undefined): number {
  if (night === undefined || night.from === night.to) return start + duration
  const from = minutesOf(night.from)
  const to = minutesOf(night.to)
  const format = formatOf(night.zone)
  let now = start
  let left = duration
  for (;;) {
    const asleep = until(from, minutesOf(format.format(now))) < until(from, to)
    const next = nextAt(format, now, asleep ? to : from)
    if (!asleep && left <= next - now) return now + left
    if (!asleep) left -= next - now
    now = next
  }
}

/** When the time of an awaited player runs out; undefined if no clock runs. */
export function deadlineOf(table: Table, seat: number): number | undefined {
  const { clock } = table.settings
  if (clock.kind === 'live') return table.since + table.left[seat]
  if (clock.kind === 'correspondence') return addWakingTime(table.turnSince, clock.hours * 60 * MINUTE, clock.night)
  return undefined
}

/** When the first of the awaited players runs out of time. */
export function deadline(table: Table): number | undefined {
  const times = waitedFor(table).flatMap((seat) => deadlineOf(table, seat) ?? [])
  return times.length === 0 ? undefined : Math.min(...times)
}

/** How long after the deadline a bot takes over. */
export const TAKEOVER_GRACE_MS = { none: 0, live: 15_000, correspondence: 30 * MINUTE } as const

/** When a bot takes over from the first of the awaited players. */
export function takeoverTime(table: Table): number | undefined {
  const time = deadline(table)
  return time === undefined ? undefined : time + TAKEOVER_GRACE_MS[table.settings.clock.kind]
}
