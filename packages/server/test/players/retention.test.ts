import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Job } from '../../src/jobs/jobs.ts'
import { clockWarning, startRetention } from '../../src/players/retention.ts'
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite.ts'
import { DAY } from '../../src/store/uptime.ts'
import { createTableService, type TableService } from '../../src/table-service/table-service.ts'
import { newTable, row, SETTINGS } from '../store/samples.ts'

const ADA = 'aaaaaaaaaaaaaaaa'
const TABLE = 'tttttttttttttttt'
const START = 20_000 * DAY + DAY / 2

let store: SqliteStore
let tables: TableService
let now: number
let run: (job: Job) => Promise<void>
let lines: string[]
let stop: () => void

const clock = { now: () => now }
const tidy = () => run({ kind: 'tidy', key: 'daily', at: now, data: '' })

/** Runs the retention job every day. */
async function live(days: number): Promise<void> {
  for (let i = 0; i < days; i++) {
    now += DAY
    await tidy()
  }
}

const come = (id: string) => store.changePlayer(id, { seen: now })
const nameOf = async (id: string) => (await store.player(id))?.name

async function addPlayer(id: string, more: { bot?: boolean; owner?: string } = {}): Promise<void> {
  const { bot = false, owner } = more
  const times = { created: now, seen: now }
  await store.addPlayer({ id, name: id, language: 'en', bot, owner, ...times, banned: false, muted: false })
}

beforeEach(async () => {
  now = START
  lines = []
  store = await openSqliteStore(':memory:')
  const jobs = {
    schedule: async () => undefined,
    process: async (_: string, work: typeof run) => {
      run = work
    },
    close: async () => undefined,
  }
  const planFollowUps = async () => undefined
  tables = createTableService({ store, clock, planFollowUps, isPinned: () => false, reportError: () => undefined })
  const log = { warn: (_: object, line: string) => void lines.push(line) }
  const tidying = await startRetention(store, tables, jobs, clock, log)
  stop = tidying.stop
  await addPlayer(ADA)
  await tables.create(
    { type: 'created', table: TABLE, host: ADA, settings: SETTINGS, secretHash: '' },
    { secret: '00'.repeat(32), invitations: [] },
    'made',
  )
})
afterEach(async () => {
  stop()
  tables.close()
  await store.close()
})

describe('guests', () => {
  test('are marked after 180 days of uptime, and erased after 30 more', async () => {
    await live(179)
    expect(await store.departing(9)).toEqual([])
    await live(1)
    expect(await store.departing(9)).toEqual([{ player: ADA, day: Math.floor(now / DAY) }])
    expect(lines.at(-1)).toContain('1 guest has been absent for 180 days')
    await live(29)
    expect(await nameOf(ADA)).toBe(ADA)
    await live(1)
    expect(await nameOf(ADA)).toBeUndefined()
    expect(lines.at(-1)).toContain('erasing a guest')
    expect(await store.departing(9)).toEqual([])
  })

  test('who return in between are kept', async () => {
    await live(190)
    expect(await store.departing(9)).toHaveLength(1)
    await come(ADA)
    await live(60)
    expect(await store.departing(9)).toEqual([])
    expect(await nameOf(ADA)).toBe(ADA)
  })

  test('whose bots play are kept', async () => {
    await addPlayer('bbbbbbbbbbbbbbbb', { bot: true, owner: ADA })
    for (let i = 0; i < 26; i++) {
      await live(10)
      await come('bbbbbbbbbbbbbbbb')
    }
    expect(await nameOf(ADA)).toBe(ADA)
  })
})

describe('guests, tables and sessions', () => {
  const session = { hash: 'hash', player: ADA, kind: 'session', created: START } as const
  const expectAllThere = async () => {
    expect(await nameOf(ADA)).toBe(ADA)
    expect((await tables.load(TABLE))?.status).toBe('open')
    expect(await store.token('hash')).toBeDefined()
  }

  beforeEach(async () => {
    await live(20)
    await store.addToken({ ...session, expires: now + 400 * DAY })
  })

  test.each([
    ['half a year ahead', 182],
    ['ten years ahead', 3650],
    ['half a year back', -182],
    ['back to 1970', -20_020],
  ])('when the clock is suddenly %s', async (_, days) => {
    const right = now
    now += days * DAY
    await tidy()
    await expectAllThere()
    await live(5)
    await expectAllThere()
    now = right
    await tidy()
    await expectAllThere()
  })

  test('survive a year of downtime, and the log says why', async () => {
    now += 365 * DAY
    await tidy()
    await expectAllThere()
    expect(lines.at(-1)).toMatch(/the server was last up on 2024-\d\d-\d\d: nothing is erased/)
    await live(6)
    await expectAllThere()
  })

  test('a damaged table does not prevent closing others', async () => {
    await store.createTable(newTable('b'.repeat(16), { row: row(1, { changed: now + 1 }) }))
    await live(31)
    expect((await store.table(TABLE))?.status).toBe('closed')
    expect(lines).toContain('a table could not be closed')
  })

  test('a table unused for a month of uptime is closed', async () => {
    await live(9)
    expect((await tables.load(TABLE))?.status).toBe('open')
    await live(2)
    expect((await tables.load(TABLE))?.status).toBe('closed')
  })
})

test('a clock is trusted if it agrees with a week of the last two months', () => {
  const week = [100, 90, 80, 70, 60, 50, 45]
  expect(clockWarning(week, 100)).toBeUndefined()
  expect(clockWarning(week.slice(0, 6), 100)).toContain('1970')
  expect(clockWarning(week, 120)).toContain('the server was last up')
  expect(clockWarning([100], 100)).toContain('the server has not been up before')
})
