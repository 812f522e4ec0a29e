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
function makeProcess(clock = testClock(), receives = true) {
  const waits = { echoMs: [20, 20], answersMs: 20 }
  const presence = createPresence({ ...store, kind: 'postgres' }, clock, (error) => errors.push(error), waits)
  const room: Room = { id: TABLE, subscribers: new Set(), seq: 0, chat: 0, events: [], chatLines: [] }
  const sent: string[] = []
  store.listen((news) => {
    if (receives && news?.message !== undefined) presence.receive(news.table, news.message, room)
  })
  const come = (player: string, looking = true, seated = true): Subscriber => {
    const transport = { send: (line: string) => sent.push(line), bufferedBytes: () => 0, close: () => undefined }
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
  return { presence, room, come, go, seen, sent, clock }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

test('players connected to different processes see each other come and go', async () => {
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
  expect(one.sent.at(-1)).toBe(JSON.stringify(one.seen()))
  two.go(bela)
  await settle()
  expect(one.seen().players).toEqual(['ada'])
  one.go(ada)
  await settle()
  expect(two.seen()).toMatchObject({ players: [], spectators: 1 })
  expect(errors).toEqual([])
})

test('a player watching through another process is known, even if nobody watches here', async () => {
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

test('a query sees every report sent before it, however late that arrives', async () => {
  const { broadcast } = store
  let queue = Promise.resolve()
  // Broadcasts arrive in order, but slowly.
  store.broadcast = (...given) => {
    queue = queue.then(() => new Promise((resolve) => setTimeout(resolve, 60))).then(() => broadcast(...given))
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
  const isolated = makeProcess(testClock(), false)
  isolated.come('ada')
  await isolated.presence.query(TABLE, isolated.room)
  expect(isolated.presence.isLooking('ada', TABLE, isolated.room)).toBe(true)
  expect(isolated.presence.isLooking('bela', TABLE, isolated.room)).toBe(false)
})

test('keeps the time a player was last seen, for other processes too', async () => {
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
  // Nothing is known: the player may have looked before this process started.
  expect(two.presence.lookedAt('bela', TABLE, two.room)).toBeLessThanOrEqual(started)
})

test('reports between processes stay short, however many subscribers there are', async () => {
  const one = makeProcess()
  const two = makeProcess()
  one.come('ada')
  for (let i = 0; i < 500; i++) one.come(`spectator-${i}`, true, false)
  await settle()
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(true)
  const reports: string[] = []
  store.listen((news) => reports.push(news?.message ?? ''))
  one.presence.republish(one.room)
  await settle()
  expect(reports[0].length).toBeLessThan(4000)
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
