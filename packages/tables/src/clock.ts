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
/** There are some hundred zones, but more ways to write them. */
const MOST_FORMATS = 1000

/** A zone that this machine does not know counts as UTC. */
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
  if (formats.size >= MOST_FORMATS) formats.clear()
  formats.set(zone, format)
  return format
}

/** Minutes from one time of day to the next that reads so. */
const until = (from: number, to: number) => (to - from + DAY) % DAY

/** When it next reads so; where clocks are changed on the way, the hour more or less is taken into account. */
function nextAt(format: Intl.DateTimeFormat, now: number, time: number): number {
  const guess = now - (now % MINUTE) + until(minutesOf(format.format(now)), time) * MINUTE
  const late = until(time, minutesOf(format.format(guess)))
  const better = guess - (late > DAY / 2 ? late - DAY : late) * MINUTE
  return better > now ? better : guess
}

/** When so much time will have passed, nights left out. */
export function afterWaking(start: number, duration: number, night: Night | undefined): number {
  if (night === undefined || night.from === night.to) return start + duration
  const [from, to] = [minutesOf(night.from), minutesOf(night.to)]
  const format = formatOf(night.zone)
  let [now, left] = [start, duration]
  for (;;) {
    const asleep = until(from, minutesOf(format.format(now))) < until(from, to)
    const next = nextAt(format, now, asleep ? to : from)
    if (!asleep && left <= next - now) return now + left
    if (!asleep) left -= next - now
    now = next
  }
}

/** When the time of a person for whom all wait runs out; undefined if no clock runs. */
export function deadlineOf(table: Table, seat: number): number | undefined {
  const { clock } = table.settings
  if (clock.kind === 'live') return table.since + table.left[seat]
  if (clock.kind === 'correspondence') return afterWaking(table.turnSince, clock.hours * 60 * MINUTE, clock.night)
  return undefined
}

/** When the first of those for whom all wait runs out of time. */
export function deadline(table: Table): number | undefined {
  const times = waitedFor(table).flatMap((seat) => deadlineOf(table, seat) ?? [])
  return times.length === 0 ? undefined : Math.min(...times)
}

/** How long after that a bot takes over. */
export const GRACE = { none: 0, live: 15_000, correspondence: 30 * MINUTE } as const

/** When a bot takes over from the first of them. */
export function takeOver(table: Table): number | undefined {
  const time = deadline(table)
  return time === undefined ? undefined : time + GRACE[table.settings.clock.kind]
}
