import { hashOfSecret } from '@amyitis/fair'
import type { Act, EventBody, Settings } from '@amyitis/protocol'
import { botToMove, decider, openTable, type Table } from '@amyitis/tables'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDriver, type Driver } from '../../src/bots/driver.ts'
import type { Clock } from '../../src/clock.ts'
import { createDesk, type Desk } from '../../src/desk/desk.ts'
import { createSafety } from '../../src/desk/safety.ts'
import { sweepOn } from '../../src/desk/sweep.ts'
import type { Job, Jobs } from '../../src/jobs/jobs.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { freshKey, newShare, quickPool, someMove, testClock } from '../http/start.ts'

const TABLE = 'tttttttttttttttt'
const PERSON = 'aaaaaaaaaaaaaaaa'
const OTHER = 'bbbbbbbbbbbbbbbb'
const SECRET = 'ab'.repeat(32)
const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const

let store: Store
let faults: unknown[]
let planned: Job[]
let drivers: Driver[]
const jobs: Jobs = { plan: async (job) => void planned.push(job), work: async () => undefined, close: async () => {} }
const fault = (error: unknown) => faults.push(error)
beforeEach(async () => {
  store = await openSqliteStore(':memory:')
  faults = []
  planned = []
  drivers = []
})
afterEach(async () => {
  for (const driver of drivers) await driver.close()
  await store.close()
})

function deskOf(given: Store, clock: Clock): Desk {
  return createDesk({ store: given, clock, safety: async () => undefined, held: () => false, fault })
}

async function driverOf(desk: Desk, clock: Clock): Promise<Driver> {
  const driver = await createDriver({ desk, jobs, pool: quickPool, clock, fault })
  drivers.push(driver)
  return driver
}

const now = async () => openTable(await store.events(TABLE, 0))
const act = async (desk: Desk, player: string, wish: Act) =>
  desk.act(TABLE, player, { key: freshKey(), after: (await now()).seq, act: wish })

async function begin(
  desk: Desk,
  settings: Pick<Settings, 'seats' | 'clock'>,
  people: readonly string[],
): Promise<void> {
  const created: EventBody = {
    type: 'created',
    table: TABLE,
    host: PERSON,
    settings: {
      ...settings,
      palace: false,
      edition: 'standard',
      public: false,
      spectators: true,
      standIn: 'random',
      rated: false,
    },
    secretHash: hashOfSecret(SECRET),
  }
  await desk.create(created, { secret: SECRET, invitations: [] }, 'creating')
  const shares = people.map((player) => ({ player, ...newShare() }))
  for (const { player, commit } of shares) await act(desk, player, { type: 'sit', commit })
  for (const { player, added } of shares) await act(desk, player, { type: 'reveal', added })
}

/** A game in which it is a bot's turn and nobody has told it so; the person may still take back what they did, or not. */
async function botsTurn(clock: Clock, done = true): Promise<Table> {
  const desk = deskOf(store, clock)
  await begin(desk, { seats: [OPEN, BOT], clock: { kind: 'none' } }, [PERSON])
  for (;;) {
    const table = await now()
    if (decider(table) === 0) await act(desk, PERSON, { type: 'move', move: someMove(table) })
    else if (table.undo === undefined) {
      const driver = await driverOf(desk, clock)
      await driver.drive(TABLE)
      await driver.close()
    } else if (done && !table.done) await act(desk, PERSON, { type: 'done' })
    else return table
  }
}

const botHasMoved = async (before: Table) =>
  (await store.events(TABLE, before.seq)).some(({ body }) => body.type === 'moved' && body.bot === true)

test.each([1, 4])('a bot whose move could not be written %i times makes it in the end', async (times) => {
  const clock = testClock()
  const before = await botsTurn(clock)
  let failing = times
  const frail: Store = {
    ...store,
    append: async (change) => {
      if (failing-- > 0) throw new Error('the connection is lost')
      return store.append(change)
    },
  }
  const driver = await driverOf(deskOf(frail, clock), clock)
  driver.drive(TABLE)
  await expect.poll(() => botHasMoved(before), { timeout: 5000 }).toBe(true)
  expect(faults.map(String)).toEqual(['Error: the connection is lost'])
})

test('a bot moves though the clock of who has moved before it is minutes ahead', async () => {
  const ahead = testClock()
  ahead.skip(600_000)
  const before = await botsTurn(ahead, false)
  expect(botToMove(before)).toBe('random')
  const clock = testClock()
  const began = Date.now()
  const driver = await driverOf(deskOf(store, clock), clock)
  driver.drive(TABLE)
  await expect.poll(() => botHasMoved(before), { timeout: 8000 }).toBe(true)
  // The person had time to take it back.
  expect(Date.now() - began).toBeGreaterThan(1900)
}, 15_000)

test('a bot moves though the clock was set back by a year while it waited', async () => {
  let looks = 0
  // From its second look on.
  const back = () => (++looks > 2 ? 365 * 86_400_000 : 0)
  const clock: Clock = { now: () => Date.now() - back(), elapsed: () => performance.now() }
  const before = await botsTurn(testClock(), false)
  const driver = await driverOf(deskOf(store, clock), clock)
  driver.drive(TABLE)
  await expect.poll(() => botHasMoved(before), { timeout: 8000 }).toBe(true)
}, 15_000)

test('a game that waits for a bot, or whose time is over, and that everybody has forgotten is found', async () => {
  const clock = testClock()
  const before = await botsTurn(clock)
  const driver = await driverOf(deskOf(store, clock), clock)
  const stop = sweepOn({ store, jobs, clock, driver, fault }, 20, 60_000)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await botHasMoved(before)).toBe(false)
  clock.skip(61_000)
  await expect.poll(() => botHasMoved(before)).toBe(true)
  stop()
})

test('a clock that nobody looks after is planned again once it has run out', async () => {
  const clock = testClock()
  const live = { seats: [OPEN, OPEN], clock: { kind: 'live', minutes: 1, increment: 0 } } as const
  await begin(deskOf(store, clock), { ...live, seats: [...live.seats] }, [PERSON, OTHER])
  const driver = await driverOf(deskOf(store, clock), clock)
  const stop = sweepOn({ store, jobs, clock, driver, fault }, 20, 60_000)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(planned).toEqual([])
  clock.skip(180_000)
  await expect.poll(() => planned[0]).toMatchObject({ kind: 'clock', key: TABLE })
  stop()
})

test('a clock whose job another process has done meanwhile gets a new one', async () => {
  const clock = testClock()
  const safe = createSafety(jobs, clock)
  const desk = createDesk({ store, clock, safety: safe, held: () => false, fault })
  await begin(desk, { seats: [OPEN, OPEN], clock: { kind: 'live', minutes: 1, increment: 60 } }, [PERSON, OTHER])
  const clocks = () => planned.filter(({ kind }) => kind === 'clock').length
  const move = async () => {
    const table = await now()
    await act(desk, table.seats[decider(table) ?? 0].player ?? '', { type: 'move', move: someMove(table) })
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
