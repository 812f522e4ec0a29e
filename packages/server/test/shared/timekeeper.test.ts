import { rmSync } from 'node:fs'
import { decider, openTable, takeoverTime } from '@amyitis/tables'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTimekeeper } from '../../src/shared/timekeeper.ts'
import {
  addGuest,
  freshKey,
  someMove,
  startGame,
  startServer,
  type TestClock,
  type TestPlayer,
  type TestServer,
  tempFolder,
} from '../http/test-server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const YEAR = 365 * 24 * HOUR

/** A wall clock that can be set, and a monotonic one. */
function wallClock(): TestClock & { set(ms: number): void; elapsed(): number } {
  let wall = 0
  let passed = 0
  return {
    now: () => Date.now() + wall,
    elapsed: () => performance.now() + passed,
    skip: (ms) => {
      wall += ms
      passed += ms
    },
    set: (ms) => {
      wall += ms
    },
  }
}

describe('a clock that jumps', () => {
  test('is detected and followed, in both directions', () => {
    const clock = wallClock()
    const time = createTimekeeper(clock, true)
    const start = time.now()
    clock.skip(YEAR)
    expect(time.now() - start).toBeGreaterThanOrEqual(YEAR)
    expect(time.jumps()).toEqual([])
    clock.set(HOUR)
    time.now()
    clock.set(-2 * HOUR)
    time.now()
    expect(time.jumps().map(({ from, to }) => Math.round((to - from) / MINUTE))).toEqual([60, -120])
    clock.set(5000)
    time.now()
    expect(time.jumps()).toHaveLength(2)
  })

  test('of another process that is ahead is not downtime', () => {
    const clock = wallClock()
    expect(createTimekeeper(clock, true).recordDowntime(clock.now() + HOUR)).toBe(true)
    expect(createTimekeeper(clock, false).recordDowntime(clock.now() + HOUR)).toBe(false)
    expect(createTimekeeper(clock, false).recordDowntime(clock.now() - HOUR)).toBe(true)
  })

  test('is ignored when processes share a database', () => {
    const clock = wallClock()
    const time = createTimekeeper(clock, false)
    const start = time.now()
    const jumps: number[] = []
    time.onJump(({ from, to }) => jumps.push(Math.round((to - from) / HOUR)))
    clock.set(YEAR)
    expect(time.now() - start).toBeLessThan(MINUTE)
    clock.skip(HOUR)
    expect(Math.round((time.now() - start) / MINUTE)).toBe(60)
    expect(jumps).toEqual([YEAR / HOUR])
    expect(time.jumps()).toEqual([])
  })
})

describe('a game with a clock', () => {
  let folder: string
  let clock: ReturnType<typeof wallClock>
  let server: TestServer
  beforeEach(async () => {
    folder = tempFolder()
    clock = wallClock()
    server = await startServer({ folder, testClock: clock })
  })
  afterEach(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const LIVE = { clock: { kind: 'live', minutes: 10, increment: 0 } } as const
  const LETTERS = { clock: { kind: 'correspondence', hours: 24 } } as const

  const begin = async (settings: typeof LIVE | typeof LETTERS) => {
    const people = [await addGuest(server.url, 'Ada'), await addGuest(server.url, 'Béla')]
    return { people, table: await startGame(people, settings) }
  }
  const tableOf = async (id: string) => openTable(await server.store.events(id, 0))
  const leftAt = async (id: string) => Math.round(((takeoverTime(await tableOf(id)) ?? 0) - clock.now()) / MINUTE)
  const paused = async (id: string) => (await server.store.events(id, 0)).filter(({ body }) => body.type === 'paused')
  const restart = async (away: number) => {
    await server.close()
    clock.set(away)
    server = await startServer({ folder, testClock: clock })
  }

  async function moves(people: readonly TestPlayer[], id: string): Promise<void> {
    const table = await tableOf(id)
    const seat = decider(table) ?? 0
    const headers = { ...people[seat].headers, 'content-type': 'application/json' }
    const body = JSON.stringify({ key: freshKey(), after: table.seq, act: { type: 'move', move: someMove(table) } })
    const answer = await fetch(`${server.url}/api/v1/tables/${id}/acts`, { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
  }

  test.each([
    ['an hour ahead', HOUR],
    ['half a year ahead', YEAR / 2],
    ['an hour back', -HOUR],
    ['half a year back', -YEAR / 2],
  ])('goes on when the clock is suddenly %s: nobody is charged', async (_, jump) => {
    const { people, table } = await begin(LIVE)
    clock.skip(3 * MINUTE)
    clock.set(jump)
    await expect.poll(async () => (await paused(table)).length, { timeout: 10_000 }).toBe(1)
    expect(await leftAt(table)).toBe(7)
    await moves(people, table)
    const after = await tableOf(table)
    expect(after.left.map((ms) => Math.round(ms / MINUTE)).sort((a, b) => a - b)).toEqual([10, 7].sort((a, b) => a - b))
    expect(after.seats.every(({ standIn }) => standIn === undefined)).toBe(true)
  })

  test.each([
    ['ahead', HOUR],
    ['back', -YEAR / 2],
  ])('is notified once of a clock that was set %s, and not at all if it started later', async (_, jump) => {
    const { people, table } = await begin(LIVE)
    clock.set(jump)
    await expect.poll(async () => (await paused(table)).length, { timeout: 10_000 }).toBe(1)
    const later = await begin(LIVE)
    for (let i = 0; i < 4; i++) {
      await moves(people, table)
      await moves(later.people, later.table)
    }
    expect(await paused(table)).toHaveLength(1)
    expect(await paused(later.table)).toEqual([])
    for (const id of [table, later.table])
      expect((await tableOf(id)).left.map((ms) => Math.round(ms / MINUTE))).toEqual([10, 10])
  })

  test.each([
    ['live', LIVE, 10],
    ['by correspondence', LETTERS, 24 * 60 + 30],
  ] as const)('%s goes on after a year in which the server was off', async (_, settings, minutes) => {
    const { people, table } = await begin(settings)
    await restart(YEAR)
    await expect.poll(async () => (await paused(table)).length, { timeout: 10_000 }).toBe(1)
    expect(Math.abs((await leftAt(table)) - minutes)).toBeLessThanOrEqual(1)
    // Another restart must not give the time twice.
    await restart(0)
    await moves(people, table)
    expect(await paused(table)).toHaveLength(1)
    expect((await tableOf(table)).seats.every(({ standIn }) => standIn === undefined)).toBe(true)
  })

  test('still times out a player who lets the time run out', async () => {
    const { table } = await begin(LIVE)
    clock.set(HOUR)
    clock.skip(11 * MINUTE)
    await expect
      .poll(async () => (await tableOf(table)).seats.some(({ standIn }) => standIn !== undefined), { timeout: 10_000 })
      .toBe(true)
  })
})
