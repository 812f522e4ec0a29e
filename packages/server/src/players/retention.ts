import { closeIdle, IDLE_TIMEOUT_MS } from '@amyitis/tables'
import type { Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../shared/clock.ts'
import { ProblemError } from '../shared/problem-error.ts'
import type { Store } from '../store/store.ts'
import { DAY } from '../store/uptime.ts'
import type { TableService } from '../table-service/table-service.ts'
import { eraseAccount } from './erase.ts'

/**
 * Absence is counted in days of uptime, so that neither a wrong clock nor a year of downtime counts against anybody. Guests
 * are marked after `ABSENCE_DAYS`, and erased after the notice period that follows.
 */
const ABSENCE_DAYS = 180
const NOTICE_DAYS = 30
const IDLE_DAYS = IDLE_TIMEOUT_MS / DAY
/** Expired tokens are kept for this many days, in case the clock is corrected. */
const TOKEN_RETENTION_DAYS = 7
const BATCH_SIZE = 100
const HOUR_MS = 3_600_000

/** The server must have been up on this many of the recent days; otherwise its clock may have jumped. */
const MIN_UPTIME = { up: 7, of: 60 } as const

export interface RetentionLog {
  warn(about: object, line: string): void
}

/** The time since which there were that many days of uptime; undefined if there were fewer. */
const boundary = (days: readonly number[], count: number): number | undefined =>
  days.length < count ? undefined : days[count - 1] * DAY

const isoDay = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)

/** Can the clock be trusted? `days` are those on which the server was up, the newest first. */
export function clockWarning(days: readonly number[], today: number): string | undefined {
  const near = days.filter((day) => day > today - MIN_UPTIME.of && day < today)
  if (near.length >= MIN_UPTIME.up - 1) return undefined
  const last = days.find((day) => day < today)
  const sign =
    last === undefined ? 'but the server has not been up before' : `but the server was last up on ${isoDay(last)}`
  return `today is ${isoDay(today)}, ${sign}: nothing is erased or closed until it has been up on ${MIN_UPTIME.up} days`
}

interface RetentionDeps {
  readonly store: Store
  readonly tables: TableService
  readonly jobs: Jobs
  readonly clock: Clock
  readonly log: RetentionLog
}

/** Returns whether it has closed a full batch. */
async function closeIdleTables({ store, tables, log }: RetentionDeps, now: number, before: number): Promise<boolean> {
  const idle = await store.tables({ kind: 'waiting' }, BATCH_SIZE, before)
  let closed = 0
  for (const { id } of idle)
    await tables.change(id, { decide: (table) => closeIdle(table, now) }).then(
      () => closed++,
      (error: unknown) => {
        // A damaged table must not prevent closing the others.
        if (!(error instanceof ProblemError)) log.warn({ table: id, err: error }, 'a table could not be closed')
      },
    )
  if (closed > 0) log.warn({ tables: closed }, 'idle tables were closed')
  return closed === BATCH_SIZE
}

async function announce({ store, log }: RetentionDeps, today: number, seenBefore: number): Promise<void> {
  const absent = await store.stalePlayers(seenBefore, BATCH_SIZE)
  if (absent.length === 0) return
  await store.markDeparting(absent, today)
  const guests = absent.length === 1 ? '1 guest has' : `${absent.length} guests have`
  const line = `${guests} been absent for ${ABSENCE_DAYS} days and will be erased in ${NOTICE_DAYS} days (see amyitis admin absent)`
  log.warn({ players: absent }, line)
}

async function forget({ store, jobs, clock, log }: RetentionDeps, markedBefore: number): Promise<boolean> {
  const due = await store.departing(BATCH_SIZE, markedBefore / DAY - 1)
  for (const { player } of due) {
    log.warn({ player }, `erasing a guest who has been absent for ${ABSENCE_DAYS + NOTICE_DAYS} days`)
    await eraseAccount({ store, jobs, clock }, player)
  }
  await store.unmarkReturned()
  return due.length === BATCH_SIZE
}

/** One batch; returns whether there is more to do. */
async function tidyOnce(tidying: RetentionDeps, now: number): Promise<boolean> {
  const { store, log } = tidying
  const today = Math.floor(now / DAY)
  await store.noteDay(today)
  await store.unmarkReturned()
  const days = await store.daysUp(today, ABSENCE_DAYS)
  const doubt = clockWarning(days, today)
  if (doubt !== undefined) {
    // On a new server there is nothing to delete anyway.
    if (days.length > 1) log.warn({}, doubt)
    return false
  }
  const expired = boundary(days, TOKEN_RETENTION_DAYS)
  const idle = boundary(days, IDLE_DAYS)
  const absent = boundary(days, ABSENCE_DAYS)
  const noticed = boundary(days, NOTICE_DAYS)
  if (expired !== undefined) await store.removeTokens({ expiredBefore: Math.min(expired, now) })
  if (absent !== undefined) await announce(tidying, today, absent)
  const moreGuests = noticed !== undefined && (await forget(tidying, noticed))
  const moreTables = idle !== undefined && (await closeIdleTables(tidying, now, Math.min(idle, now - IDLE_TIMEOUT_MS)))
  return moreGuests || moreTables
}

/**
 * Erases absent guests, closes unused tables and removes expired tokens. Runs once a day in one process, and again after an
 * hour if there is much to do.
 */
export async function startRetention(
  store: Store,
  tables: TableService,
  jobs: Jobs,
  clock: Clock,
  log: RetentionLog = { warn: () => undefined },
): Promise<{ stop(): void }> {
  const plan = (at: number) => jobs.schedule({ kind: 'tidy', key: 'daily', at, data: '' })
  await jobs.process('tidy', async () => {
    const now = clock.now()
    // First, so that a failure does not stop the schedule.
    await plan(now + DAY)
    if (await tidyOnce({ store, tables, jobs, clock, log }, now)) await plan(now + HOUR_MS)
  })
  const note = () => store.noteDay(Math.floor(clock.now() / DAY))
  await note()
  const timer = setInterval(() => note().catch(() => undefined), HOUR_MS).unref()
  await plan(clock.now() + 60_000)
  return { stop: () => clearInterval(timer) }
}
