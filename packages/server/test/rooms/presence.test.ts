import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPresence } from '../../src/rooms/presence.ts'
import type { Room, Subscriber } from '../../src/rooms/room.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { testClock } from '../http/test-server.ts'

const TABLE = 'tttttttttttttttt'
let store: Store
const errors: unknown[] = []
beforeEach(async () => {
  store = await openSqliteStore(':memory:')
})
afterEach(() => store.close())

/** One of several processes that share a store. */
function makeProcess(clock = testClock(), hears = true) {
  const waits = { echoMs: [20, 20], answersMs: 20 }
  const presence = createPresence({ ...store, kind: 'postgres' }, clock, (error) => errors.push(error), waits)
  const room: Room = { id: TABLE, subscribers: new Set(), seq: 0, chat: 0, events: [], chatLines: [] }
  const told: string[] = []
  store.listen((news) => {
    if (hears && news?.message !== undefined) presence.receive(news.table, news.message, room)
  })
  const come = (player: string, looking = true, seated = true): Subscriber => {
    const transport = { send: (line: string) => told.push(line), bufferedBytes: () => 0, close: () => undefined }
    const state = { looking, seated, seq: 0, chat: 0, delivering: false, closed: false }
    const subscriber: Subscriber = { transport, player, knownPlayers: new Set(), ...state }
    room.subscribers.add(subscriber)
    presence.publish(room, room.subscribers.size === 1)
    return subscriber
  }
  const go = (subscriber: Subscriber) => {
    room.subscribers.delete(subscriber)
    presence.publish(room)
  }
  const seen = () => JSON.parse(presence.message(room)) as { players: string[]; spectators: number }
  return { presence, room, come, go, seen, told, clock }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

test('people at one table through several processes see each other come and go', async () => {
  const one = makeProcess()
  const two = makeProcess()
  const ada = one.come('ada')
  await settle()
  const bela = two.come('bela')
  two.come('zoe', true, false)
  await settle()
  const both = ['ada', 'bela']
  expect(one.seen()).toEqual({ type: 'present', players: both, looking: both, spectators: 1 })
  expect(two.seen()).toEqual(one.seen())
  expect(one.told.at(-1)).toBe(JSON.stringify(one.seen()))
  two.go(bela)
  await settle()
  expect(one.seen().players).toEqual(['ada'])
  one.go(ada)
  await settle()
  expect(two.seen()).toMatchObject({ players: [], spectators: 1 })
  expect(errors).toEqual([])
})

test('who looks at a table through another process is known to look, also where nobody else does', async () => {
  const one = makeProcess()
  const two = makeProcess()
  const ada = one.come('ada')
  await settle()
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(true)
  expect(two.presence.isLooking('bela', TABLE, undefined)).toBe(false)
  ada.looking = false
  one.presence.publish(one.room)
  await settle()
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(false)
})

test('a new process queries the others for who is looking', async () => {
  const one = makeProcess()
  one.come('ada')
  await settle()
  const two = makeProcess()
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(false)
  await two.presence.query(TABLE, undefined)
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(true)
  expect(one.seen().players).toEqual(['ada'])
})

test('who asks has heard by then what was told before, however late it comes', async () => {
  const { broadcast } = store
  let told = Promise.resolve()
  // In order, but slowly.
  store.broadcast = (...given) => {
    told = told.then(() => new Promise((resolve) => setTimeout(resolve, 60))).then(() => broadcast(...given))
    return Promise.resolve()
  }
  const one = makeProcess()
  const two = makeProcess()
  const patient = createPresence({ ...store, kind: 'postgres' }, testClock(), () => undefined, {
    echoMs: [5000],
    answersMs: 0,
  })
  store.listen((news) => {
    if (news?.message !== undefined) patient.receive(news.table, news.message, undefined)
  })
  one.come('ada')
  two.come('bela')
  await patient.query(TABLE, undefined)
  expect(['ada', 'bela'].map((player) => patient.isLooking(player, TABLE, undefined))).toEqual([true, true])
})

test('a process without notifications gives up its query after a timeout', async () => {
  const deaf = makeProcess(testClock(), false)
  deaf.come('ada')
  await deaf.presence.query(TABLE, deaf.room)
  expect(deaf.presence.isLooking('ada', TABLE, deaf.room)).toBe(true)
  expect(deaf.presence.isLooking('bela', TABLE, deaf.room)).toBe(false)
})

test('the time of the last look is kept, also for other processes', async () => {
  const clock = testClock()
  const one = makeProcess(clock)
  const two = makeProcess(clock)
  const started = clock.now()
  const ada = one.come('ada')
  await settle()
  clock.skip(50_000)
  const at = () => two.presence.lookedAt('ada', TABLE, two.room)
  expect(at()).toBeGreaterThanOrEqual(started + 50_000)
  one.go(ada)
  await settle()
  clock.skip(100_000)
  expect(at()).toBeGreaterThanOrEqual(started + 50_000)
  expect(at()).toBeLessThan(started + 100_000)
  // Of whom nothing is known: they may have looked before this process was there.
  expect(two.presence.lookedAt('bela', TABLE, two.room)).toBeLessThanOrEqual(started)
})

test('what processes tell each other stays short, however many look on', async () => {
  const one = makeProcess()
  const two = makeProcess()
  one.come('ada')
  for (let i = 0; i < 500; i++) one.come(`spectator-${i}`, true, false)
  await settle()
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(true)
  const told: string[] = []
  store.listen((news) => told.push(news?.message ?? ''))
  one.presence.republish(one.room)
  await settle()
  expect(told[0].length).toBeLessThan(4000)
})

test('reports of a dead process expire', async () => {
  const clock = testClock()
  const one = makeProcess()
  const two = makeProcess(clock)
  one.come('ada')
  await settle()
  clock.skip(140_000)
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(true)
  clock.skip(20_000)
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(false)
})
