import { closeIdle, IDLE_TIMEOUT_MS } from '@amyitis/tables'
import type { Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../shared/clock.ts'
import { ProblemError } from '../shared/problem-error.ts'
import type { Store } from '../store/store.ts'
import { DAY } from '../store/uptime.ts'
import type { TableService } from '../table-service/table-service.ts'
import { eraseAccount } from './erase.ts'

/**
 * Absence is counted in days on which the server was up, so that neither a clock that is wrong nor a year in a cupboard counts
 * against anybody. Guests who have been absent for so many days are marked and announced, and forgotten so many days later.
 */
const ABSENCE_DAYS = 180
const NOTICE_DAYS = 30
const IDLE_DAYS = IDLE_TIMEOUT_MS / DAY
/** Expired tokens are kept for so many days: the clock may be corrected. */
const TOKEN_RETENTION_DAYS = 7
const BATCH_SIZE = 100
const HOUR_MS = 3_600_000

/** The server must have been up on so many of the last days: otherwise its clock may have jumped. */
const MIN_UPTIME = { up: 7, of: 60 } as const

export interface RetentionLog {
  warn(about: object, line: string): void
}

/** The time after which there were so many days with the server up; undefined if there were fewer. */
const boundary = (days: readonly number[], count: number): number | undefined =>
  days.length < count ? undefined : days[count - 1] * DAY

const isoDay = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)

/** Can the clock be trusted? `days` are those on which the server was up, the newest first. */
export function clockWarning(days: readonly number[], today: number): string | undefined {
  const near = days.filter((day) => day > today - MIN_UPTIME.of && day < today)
  if (near.length >= MIN_UPTIME.up - 1) return undefined
  const last = days.find((day) => day < today)
  const sign = last === undefined ? 'there is no earlier sign of life' : `the last sign of life was on ${isoDay(last)}`
  return `today is ${isoDay(today)}, ${sign}; nothing is tidied before ${MIN_UPTIME.up} days with the server up`
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
        // A damaged table must not keep the others open.
        if (!(error instanceof ProblemError)) log.warn({ table: id, err: error }, 'a table could not be closed')
      },
    )
  if (closed > 0) log.warn({ tables: closed }, 'tables that nobody has come to were closed')
  return closed === BATCH_SIZE
}

async function announce({ store, log }: RetentionDeps, today: number, seenBefore: number): Promise<void> {
  const absent = await store.stalePlayers(seenBefore, BATCH_SIZE)
  if (absent.length === 0) return
  await store.markDeparting(absent, today)
  const line = `${absent.length} guests have not come for ${ABSENCE_DAYS} days; they are forgotten after ${NOTICE_DAYS} more (see amyitis admin absent)`
  log.warn({ players: absent }, line)
}

async function forget({ store, jobs, clock, log }: RetentionDeps, markedBefore: number): Promise<boolean> {
  const due = await store.departing(BATCH_SIZE, markedBefore / DAY - 1)
  for (const { player } of due) {
    log.warn({ player }, `a guest who has not come for ${ABSENCE_DAYS + NOTICE_DAYS} days is forgotten`)
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
 * Forgets guests who don't come back, closes tables to which nobody comes, and removes tokens that are good for nothing.
 * Once a day, in one process; where there is much to do, again after an hour.
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
