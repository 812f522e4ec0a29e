import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPresence } from '../../src/desk/presence.ts'
import type { Guest, Room } from '../../src/desk/room.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { testClock } from '../http/start.ts'

const TABLE = 'tttttttttttttttt'
let store: Store
const faults: unknown[] = []
beforeEach(async () => {
  store = await openSqliteStore(':memory:')
})
afterEach(() => store.close())

/** One of several processes that share a store. */
function makeProcess(clock = testClock(), hears = true) {
  const waits = { echo: [20, 20], answers: 20 }
  const presence = createPresence({ ...store, kind: 'postgres' }, clock, (error) => faults.push(error), waits)
  const room: Room = { id: TABLE, guests: new Set(), seq: 0, chat: 0, events: [], lines: [] }
  const told: string[] = []
  store.listen((news) => {
    if (hears && news?.told !== undefined) presence.hear(news.table, news.told, room)
  })
  const come = (player: string, looking = true, seated = true): Guest => {
    const pipe = { send: (line: string) => told.push(line), waiting: () => 0, close: () => undefined }
    const state = { looking, seated, seq: 0, chat: 0, telling: false, gone: false }
    const guest: Guest = { pipe, player, introduced: new Set(), ...state }
    room.guests.add(guest)
    presence.changed(room, room.guests.size === 1)
    return guest
  }
  const go = (guest: Guest) => {
    room.guests.delete(guest)
    presence.changed(room)
  }
  const seen = () => JSON.parse(presence.line(room)) as { players: string[]; spectators: number }
  return { presence, room, come, go, seen, told, clock }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

test('people at one table through several processes see each other come and go', async () => {
  const [one, two] = [makeProcess(), makeProcess()]
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
  expect(faults).toEqual([])
})

test('who looks at a table through another process is known to look, also where nobody else does', async () => {
  const [one, two] = [makeProcess(), makeProcess()]
  const ada = one.come('ada')
  await settle()
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(true)
  expect(two.presence.isLooking('bela', TABLE, undefined)).toBe(false)
  ada.looking = false
  one.presence.changed(one.room)
  await settle()
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(false)
})

test('a process that has just started finds out who looks by asking', async () => {
  const one = makeProcess()
  one.come('ada')
  await settle()
  const two = makeProcess()
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(false)
  await two.presence.ask(TABLE, undefined)
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(true)
  expect(one.seen().players).toEqual(['ada'])
})

test('who asks has heard by then what was told before, however late it comes', async () => {
  const { tell } = store
  let told = Promise.resolve()
  // In order, but slowly.
  store.tell = (...given) => {
    told = told.then(() => new Promise((resolve) => setTimeout(resolve, 60))).then(() => tell(...given))
    return Promise.resolve()
  }
  const [one, two] = [makeProcess(), makeProcess()]
  const patient = createPresence({ ...store, kind: 'postgres' }, testClock(), () => undefined, {
    echo: [5000],
    answers: 0,
  })
  store.listen((news) => {
    if (news?.told !== undefined) patient.hear(news.table, news.told, undefined)
  })
  one.come('ada')
  two.come('bela')
  await patient.ask(TABLE, undefined)
  expect(['ada', 'bela'].map((player) => patient.isLooking(player, TABLE, undefined))).toEqual([true, true])
})

test('a process that hears nothing gives up asking, and goes by what it knows', async () => {
  const deaf = makeProcess(testClock(), false)
  deaf.come('ada')
  await deaf.presence.ask(TABLE, deaf.room)
  expect(deaf.presence.isLooking('ada', TABLE, deaf.room)).toBe(true)
  expect(deaf.presence.isLooking('bela', TABLE, deaf.room)).toBe(false)
})

test('it is remembered when somebody last looked, also through another process', async () => {
  const clock = testClock()
  const [one, two] = [makeProcess(clock), makeProcess(clock)]
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
  const [one, two] = [makeProcess(), makeProcess()]
  one.come('ada')
  for (let i = 0; i < 500; i++) one.come(`spectator-${i}`, true, false)
  await settle()
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(true)
  const told: string[] = []
  store.listen((news) => told.push(news?.told ?? ''))
  one.presence.repeat(one.room)
  await settle()
  expect(told[0].length).toBeLessThan(4000)
})

test('a process that has died is forgotten after a while', async () => {
  const clock = testClock()
  const [one, two] = [makeProcess(), makeProcess(clock)]
  one.come('ada')
  await settle()
  clock.skip(140_000)
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(true)
  clock.skip(20_000)
  expect(two.presence.isLooking('ada', TABLE, undefined)).toBe(false)
})
