import { closeIdle, IDLE } from '@amyitis/tables'
import type { Clock } from '../clock.ts'
import type { Desk } from '../desk/desk.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Refused } from '../refused.ts'
import type { Store } from '../store/store.ts'
import { DAY } from '../store/uptime.ts'
import { erase } from './erase.ts'

/**
 * Absence is counted in days on which the server was up, so that neither a clock that is wrong nor a year in a cupboard counts
 * against anybody. Guests who have been absent for so many days are marked and announced, and forgotten so many days later.
 */
const ABSENCE = 180
const NOTICE = 30
const IDLE_DAYS = IDLE / DAY
/** Tokens that are good for nothing are kept for so many days: the clock may be put right again. */
const EXPIRED = 7
const AT_ONCE = 100
const HOUR = 3_600_000

/** The server must have been up on so many of the last days, by its clock: otherwise that clock may have jumped. */
const STEADY = { up: 7, of: 60 } as const

export interface TidyLog {
  warn(about: object, line: string): void
}

/** What must have happened before, for so many days with the server up to have passed since; undefined if there were fewer. */
const boundary = (days: readonly number[], count: number): number | undefined =>
  days.length < count ? undefined : days[count - 1] * DAY

const isoDay = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)

/** Is the clock to be believed? The days are those on which the server was up, the newest first. */
export function clockDoubt(days: readonly number[], today: number): string | undefined {
  const near = days.filter((day) => day > today - STEADY.of && day < today)
  if (near.length >= STEADY.up - 1) return undefined
  const last = days.find((day) => day < today)
  const sign = last === undefined ? 'there is no earlier sign of life' : `the last sign of life was on ${isoDay(last)}`
  return `today is ${isoDay(today)}, ${sign}; nothing is tidied before ${STEADY.up} days with the server up`
}

interface Tidying {
  readonly store: Store
  readonly desk: Desk
  readonly jobs: Jobs
  readonly clock: Clock
  readonly log: TidyLog
}

/** Answers whether it has closed as many tables as it does at once. */
async function closeIdleTables({ store, desk, log }: Tidying, now: number, before: number): Promise<boolean> {
  const idle = await store.tables({ kind: 'waiting' }, AT_ONCE, before)
  let closed = 0
  for (const { id } of idle)
    await desk.change(id, { decide: (table) => closeIdle(table, now) }).then(
      () => closed++,
      (error: unknown) => {
        // One that is damaged does not keep the others open.
        if (!(error instanceof Refused)) log.warn({ table: id, err: error }, 'a table could not be closed')
      },
    )
  if (closed > 0) log.warn({ tables: closed }, 'tables that nobody has come to were closed')
  return closed === AT_ONCE
}

async function announce({ store, log }: Tidying, today: number, seenBefore: number): Promise<void> {
  const absent = await store.stalePlayers(seenBefore, AT_ONCE)
  if (absent.length === 0) return
  await store.markDeparting(absent, today)
  const line = `${absent.length} guests have not come for ${ABSENCE} days; they are forgotten after ${NOTICE} more (see amyitis admin absent)`
  log.warn({ players: absent }, line)
}

async function forget({ store, jobs, clock, log }: Tidying, markedBefore: number): Promise<boolean> {
  const due = await store.departing(AT_ONCE, markedBefore / DAY - 1)
  for (const { player } of due) {
    log.warn({ player }, `a guest who has not come for ${ABSENCE + NOTICE} days is forgotten`)
    await erase({ store, jobs, clock }, player)
  }
  await store.unmarkReturned()
  return due.length === AT_ONCE
}

/** One round; answers whether there is more to do. */
async function tidyOnce(tidying: Tidying, now: number): Promise<boolean> {
  const { store, log } = tidying
  const today = Math.floor(now / DAY)
  await store.noteDay(today)
  await store.unmarkReturned()
  const days = await store.daysUp(today, ABSENCE)
  const doubt = clockDoubt(days, today)
  if (doubt !== undefined) {
    // On a new server there is nothing to tidy anyway.
    if (days.length > 1) log.warn({}, doubt)
    return false
  }
  const [expired, idle] = [boundary(days, EXPIRED), boundary(days, IDLE_DAYS)]
  const [absent, noticed] = [boundary(days, ABSENCE), boundary(days, NOTICE)]
  if (expired !== undefined) await store.removeTokens({ expiredBefore: Math.min(expired, now) })
  if (absent !== undefined) await announce(tidying, today, absent)
  const moreGuests = noticed !== undefined && (await forget(tidying, noticed))
  const moreTables = idle !== undefined && (await closeIdleTables(tidying, now, Math.min(idle, now - IDLE)))
  return moreGuests || moreTables
}

/**
 * Forgets guests who don't come back, closes tables to which nobody comes, and removes tokens that are good for nothing.
 * Once a day, in one process; where there is much to do, again after an hour.
 */
export async function keepTidy(
  store: Store,
  desk: Desk,
  jobs: Jobs,
  clock: Clock,
  log: TidyLog = { warn: () => undefined },
): Promise<{ stop(): void }> {
  const plan = (at: number) => jobs.plan({ kind: 'tidy', key: 'daily', at, data: '' })
  await jobs.work('tidy', async () => {
    const now = clock.now()
    // First of all: a day on which this fails is not the last.
    await plan(now + DAY)
    if (await tidyOnce({ store, desk, jobs, clock, log }, now)) await plan(now + HOUR)
  })
  const note = () => store.noteDay(Math.floor(clock.now() / DAY))
  await note()
  const timer = setInterval(() => note().catch(() => undefined), HOUR).unref()
  await plan(clock.now() + 60_000)
  return { stop: () => clearInterval(timer) }
}
