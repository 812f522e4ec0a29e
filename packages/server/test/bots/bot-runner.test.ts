import { hashOfSecret } from '@amyitis/fair'
import type { Command, EventBody, Settings } from '@amyitis/protocol'
import { botToMove, decider, openTable, type Table } from '@amyitis/tables'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tableSettings } from '../../../../test/support/settings.ts'
import { type BotRunner, createBotRunner } from '../../src/bots/bot-runner.ts'
import type { Job, Jobs } from '../../src/jobs/jobs.ts'
import type { Clock } from '../../src/shared/clock.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { createFollowUpJobs } from '../../src/table-service/follow-up-jobs.ts'
import { startResumingGames } from '../../src/table-service/games-in-progress.ts'
import { createTableService, type TableService } from '../../src/table-service/table-service.ts'
import { freshKey, instantBots, newShare, someMove, testClock } from '../http/test-server.ts'

const TABLE = 'tttttttttttttttt'
const PERSON = 'aaaaaaaaaaaaaaaa'
const OTHER = 'bbbbbbbbbbbbbbbb'
const SECRET = 'ab'.repeat(32)
const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const

let store: Store
let errors: unknown[]
let planned: Job[]
let drivers: BotRunner[]
const jobs: Jobs = {
  schedule: async (job) => void planned.push(job),
  process: async () => undefined,
  close: async () => {},
}
const reportError = (error: unknown) => errors.push(error)
beforeEach(async () => {
  store = await openSqliteStore(':memory:')
  errors = []
  planned = []
  drivers = []
})
afterEach(async () => {
  for (const botRunner of drivers) await botRunner.close()
  await store.close()
})

function serviceOf(given: Store, clock: Clock): TableService {
  return createTableService({
    store: given,
    clock,
    planFollowUps: async () => undefined,
    isPinned: () => false,
    reportError: reportError,
  })
}

async function botRunnerOf(tables: TableService, clock: Clock): Promise<BotRunner> {
  const botRunner = await createBotRunner({ tables, jobs, pool: instantBots, clock, reportError })
  drivers.push(botRunner)
  return botRunner
}

const now = async () => openTable(await store.events(TABLE, 0))
const act = async (tables: TableService, player: string, command: Command) =>
  tables.execute(TABLE, player, { key: freshKey(), after: (await now()).seq, act: command })

async function begin(
  tables: TableService,
  settings: Pick<Settings, 'seats' | 'clock'>,
  people: readonly string[],
): Promise<void> {
  const created: EventBody = {
    type: 'created',
    table: TABLE,
    host: PERSON,
    settings: tableSettings(settings),
    secretHash: hashOfSecret(SECRET),
  }
  await tables.create(created, { secret: SECRET, invitations: [] }, 'creating')
  const shares = people.map((player) => ({ player, ...newShare() }))
  for (const { player, commit } of shares) await act(tables, player, { type: 'sit', commit })
  for (const { player, added } of shares) await act(tables, player, { type: 'reveal', added })
}

/** A game at a bot's turn without a job for it; unless `done`, the person may still take back their turn. */
async function botsTurn(clock: Clock, done = true): Promise<Table> {
  const tables = serviceOf(store, clock)
  await begin(tables, { seats: [OPEN, BOT], clock: { kind: 'none' } }, [PERSON])
  for (;;) {
    const table = await now()
    if (decider(table) === 0) await act(tables, PERSON, { type: 'move', move: someMove(table) })
    else if (table.undo === undefined) {
      const botRunner = await botRunnerOf(tables, clock)
      await botRunner.run(TABLE)
      await botRunner.close()
    } else if (done && !table.done) await act(tables, PERSON, { type: 'done' })
    else return table
  }
}

const botHasMoved = async (before: Table) =>
  (await store.events(TABLE, before.seq)).some(({ body }) => body.type === 'moved' && body.bot === true)

test.each([1, 4])('a bot retries until its move is stored, after %i failed writes', async (times) => {
  const clock = testClock()
  const before = await botsTurn(clock)
  let failing = times
  const failingStore: Store = {
    ...store,
    append: async (change) => {
      if (failing-- > 0) throw new Error('the connection is lost')
      return store.append(change)
    },
  }
  const botRunner = await botRunnerOf(serviceOf(failingStore, clock), clock)
  botRunner.run(TABLE)
  await expect.poll(() => botHasMoved(before), { timeout: 5000 }).toBe(true)
  expect(errors.map(String)).toEqual(['Error: the connection is lost'])
})

test('a bot moves even if the clock of the previous process is minutes ahead', async () => {
  const ahead = testClock()
  ahead.skip(600_000)
  const before = await botsTurn(ahead, false)
  expect(botToMove(before)).toBe('random')
  const clock = testClock()
  const began = Date.now()
  const botRunner = await botRunnerOf(serviceOf(store, clock), clock)
  botRunner.run(TABLE)
  await expect.poll(() => botHasMoved(before), { timeout: 8000 }).toBe(true)
  // The bot waited, so that the person could take back their turn.
  expect(Date.now() - began).toBeGreaterThan(1900)
}, 15_000)

test('a bot moves even if the clock was set back by a year', async () => {
  let looks = 0
  // Set back after two readings.
  const back = () => (++looks > 2 ? 365 * 86_400_000 : 0)
  const clock: Clock = { now: () => Date.now() - back(), elapsed: () => performance.now() }
  const before = await botsTurn(testClock(), false)
  const botRunner = await botRunnerOf(serviceOf(store, clock), clock)
  botRunner.run(TABLE)
  await expect.poll(() => botHasMoved(before), { timeout: 8000 }).toBe(true)
}, 15_000)

test('a stalled game that waits for a bot or a clock is resumed', async () => {
  const clock = testClock()
  const before = await botsTurn(clock)
  const botRunner = await botRunnerOf(serviceOf(store, clock), clock)
  const stop = startResumingGames(
    { store, jobs, clock, startBots: botRunner.start, reportError: reportError },
    20,
    60_000,
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await botHasMoved(before)).toBe(false)
  clock.skip(61_000)
  await expect.poll(() => botHasMoved(before)).toBe(true)
  stop()
})

test('an expired clock without a job gets a new one', async () => {
  const clock = testClock()
  const live = { seats: [OPEN, OPEN], clock: { kind: 'live', minutes: 1, increment: 0 } } as const
  await begin(serviceOf(store, clock), { ...live, seats: [...live.seats] }, [PERSON, OTHER])
  const botRunner = await botRunnerOf(serviceOf(store, clock), clock)
  const stop = startResumingGames(
    { store, jobs, clock, startBots: botRunner.start, reportError: reportError },
    20,
    60_000,
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(planned).toEqual([])
  clock.skip(180_000)
  await expect.poll(() => planned[0]).toMatchObject({ kind: 'clock', key: TABLE })
  stop()
})

test('a clock whose job ran in another process gets a new one', async () => {
  const clock = testClock()
  const safe = createFollowUpJobs(jobs, clock)
  const tables = createTableService({
    store,
    clock,
    planFollowUps: safe,
    isPinned: () => false,
    reportError: reportError,
  })
  await begin(tables, { seats: [OPEN, OPEN], clock: { kind: 'live', minutes: 1, increment: 60 } }, [PERSON, OTHER])
  const clocks = () => planned.filter(({ kind }) => kind === 'clock').length
  const move = async () => {
    const table = await now()
    await act(tables, table.seats[decider(table) ?? 0].player ?? '', { type: 'move', move: someMove(table) })
  }
  expect(clocks()).toBe(1)
  await move()
  expect(clocks()).toBe(1)
  clock.skip(40_000)
  await move()
  expect(clocks()).toBe(1)
  clock.skip(40_000)
  await move()
  expect(clocks()).toBe(2)
})
