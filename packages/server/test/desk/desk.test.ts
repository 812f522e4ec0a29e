import { hashOfSecret } from '@amyitis/fair'
import type { Act, ActRequest, EventBody } from '@amyitis/protocol'
import { decider, openTable, type Table } from '@amyitis/tables'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDesk, type Desk } from '../../src/desk/desk.ts'
import type { Entry } from '../../src/desk/entries.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import type { News, Store } from '../../src/store/store.ts'
import { freshKey, newShare, someMove, testClock } from '../http/start.ts'

const TABLE = 'tttttttttttttttt'
const PEOPLE = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb']
const SECRET = 'ab'.repeat(32)

let store: Store
let faults: unknown[]
const clock = testClock()

beforeEach(async () => {
  store = await openSqliteStore(':memory:')
  faults = []
})
afterEach(async () => {
  await store.close()
  expect(faults).toEqual([])
})

/** A desk of another process: it hears nothing until it is told. */
function makeDesk(given: Store = store, safety: (entry: Entry, next: Table) => Promise<void> = async () => undefined) {
  let hear: (news: News | undefined) => void = () => undefined
  const deaf: Store = {
    ...given,
    kind: 'postgres',
    listen: (heard) => {
      hear = heard
      return () => undefined
    },
  }
  const desk = createDesk({ store: deaf, clock, safety, held: () => false, fault: (error) => faults.push(error) })
  return { desk, hear: (news?: News) => hear(news) }
}

async function begin(desk: Desk): Promise<void> {
  const created: EventBody = {
    type: 'created',
    table: TABLE,
    host: PEOPLE[0],
    settings: {
      seats: [{ kind: 'open' }, { kind: 'open' }],
      palace: false,
      edition: 'standard',
      clock: { kind: 'none' },
      public: false,
      spectators: true,
      standIn: 'random',
      rated: false,
    },
    secretHash: hashOfSecret(SECRET),
  }
  await desk.create(created, { secret: SECRET, invitations: [] }, 'creating')
  const shares = PEOPLE.map((player) => ({ player, ...newShare() }))
  const act = (player: string, wish: Act, after: number) =>
    desk.act(TABLE, player, { key: freshKey(), after, act: wish })
  for (const { player, commit } of shares) await act(player, { type: 'sit', commit }, 1)
  for (const { player, added } of shares) await act(player, { type: 'reveal', added }, 3)
}

const log = () => store.events(TABLE, 0)
const now = async () => openTable(await log())

async function move(desk: Desk, table: Table, key = freshKey()): Promise<number> {
  const request: ActRequest = { key, after: table.seq, act: { type: 'move', move: someMove(table) } }
  return desk.act(TABLE, table.seats[decider(table) ?? 0].player ?? '', request)
}

test('two processes that take turns never lose or double an event, though neither hears of the other', async () => {
  const desks = [makeDesk().desk, makeDesk().desk]
  await begin(desks[0])
  for (let i = 0; i < 30; i++) {
    const before = await now()
    expect(await move(desks[i % 2], before)).toBeGreaterThan(before.seq)
  }
  expect((await log()).map(({ seq }) => seq)).toEqual(Array.from({ length: (await now()).seq }, (_, i) => i + 1))
})

test('of two processes that get the same request at once, one writes it and both give the same answer', async () => {
  const desks = [makeDesk().desk, makeDesk().desk]
  await begin(desks[0])
  await desks[1].open(TABLE)
  const table = await now()
  const key = freshKey()
  const request: ActRequest = { key, after: table.seq, act: { type: 'move', move: someMove(table) } }
  const player = table.seats[decider(table) ?? 0].player ?? ''
  const [one, other] = await Promise.all(desks.map((desk) => desk.act(TABLE, player, request)))
  expect(one).toBe(other)
  expect((await now()).seq).toBe(one)
})

test('of two processes that get two decisions about the same question, one wins and the other is stale', async () => {
  const desks = [makeDesk().desk, makeDesk().desk]
  await begin(desks[0])
  await desks[1].open(TABLE)
  const table = await now()
  const results = await Promise.allSettled(desks.map((desk) => move(desk, table)))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = results.find((one) => one.status === 'rejected')
  expect(refused?.reason.code).toBe('stale')
  expect((await now()).game?.entries.length).toBe(1)
})

test('what changes nothing when it is repeated is answered as the first time too', async () => {
  const { desk } = makeDesk()
  await begin(desk)
  const mover = decider(await now()) ?? 0
  await move(desk, await now())
  const { seq } = await now()
  const request: ActRequest = { key: freshKey(), after: seq, act: { type: 'done' } }
  const done = await desk.act(TABLE, PEOPLE[mover], request)
  await desk.act(TABLE, PEOPLE[1 - mover], { key: freshKey(), after: done, act: { type: 'ask', to: 0 } })
  expect((await now()).seq).toBeGreaterThan(done)
  expect(await desk.act(TABLE, PEOPLE[mover], request)).toBe(done)
})

test('a process that has heard of news knows the table, and tells it on', async () => {
  const writer = makeDesk().desk
  const { desk: reader, hear } = makeDesk()
  await begin(writer)
  await reader.open(TABLE)
  const told: number[] = []
  reader.onChange(({ events }) => told.push(...events.map(({ seq }) => seq)))
  const seq = await move(writer, await now())
  hear({ table: TABLE, seq })
  hear({ table: TABLE, seq })
  hear()
  expect((await reader.open(TABLE, seq))?.seq).toBe(seq)
  expect(told).toEqual([seq])
})

test('nothing is told before it is written, nor if writing fails; and what was written after all is found', async () => {
  let fate: 'ok' | 'fails' | 'writes and fails' = 'ok'
  const frail: Store = {
    ...store,
    append: async (change) => {
      if (fate === 'fails') throw new Error('the disk is full')
      const done = await store.append(change)
      if (fate === 'writes and fails') throw new Error('the connection is lost')
      return done
    },
  }
  const { desk } = makeDesk(frail)
  await begin(desk)
  const told: number[] = []
  desk.onChange(({ events }) => told.push(...events.map(({ seq }) => seq)))
  const table = await now()
  const key = freshKey()
  const request: ActRequest = { key, after: table.seq, act: { type: 'move', move: someMove(table) } }
  const player = table.seats[decider(table) ?? 0].player ?? ''
  fate = 'fails'
  await expect(desk.act(TABLE, player, request)).rejects.toThrow('disk')
  expect(told).toEqual([])
  fate = 'writes and fails'
  await expect(desk.act(TABLE, player, request)).rejects.toThrow('connection')
  fate = 'ok'
  expect(await desk.act(TABLE, player, request)).toBe(table.seq + 1)
  expect(told).toEqual([table.seq + 1])
  expect((await now()).game?.entries.length).toBe(1)
})

test('what must be planned is planned before anything is written', async () => {
  let plans = true
  const { desk } = makeDesk(store, async () => {
    if (!plans) throw new Error('no plan')
  })
  await begin(desk)
  plans = false
  const before = await now()
  await expect(move(desk, before)).rejects.toThrow('no plan')
  expect((await now()).seq).toBe(before.seq)
})

/** A table at hand in a process that can't read what others write, so many times. */
async function readerThatFails(times: number) {
  let failing = 0
  const frail: Store = {
    ...store,
    events: async (...asked) => {
      if (failing-- > 0) throw new Error('timeout exceeded when trying to connect')
      return store.events(...asked)
    },
  }
  const writer = makeDesk().desk
  const { desk: reader, hear } = makeDesk(frail)
  await begin(writer)
  await reader.open(TABLE)
  const told: number[] = []
  reader.onChange(({ events }) => told.push(...events.map(({ seq }) => seq)))
  failing = times
  const write = async () => {
    const seq = await move(writer, await now())
    hear({ table: TABLE, seq })
    return seq
  }
  const heal = () => {
    failing = 0
  }
  return { reader, told, write, heal }
}

test.each([1, 4])('news of what could not be read %i times is told in the end, though nobody asks', async (times) => {
  const { reader, told, write } = await readerThatFails(times)
  const seq = await write()
  await expect.poll(() => told, { timeout: 5000 }).toEqual([seq])
  expect(await write()).toBe(seq + 1)
  await expect.poll(() => told).toEqual([seq, seq + 1])
  expect(faults.splice(0).map(String)).toEqual(['Error: timeout exceeded when trying to connect'])
  reader.close()
})

test('whoever comes to a table with news that could not be read finds it as it is, or is told to come again', async () => {
  const { reader, told, write, heal } = await readerThatFails(Number.POSITIVE_INFINITY)
  const seq = await write()
  await expect.poll(() => faults.splice(0).length).toBe(1)
  await expect(reader.open(TABLE)).rejects.toThrow('timeout')
  heal()
  expect((await reader.open(TABLE))?.seq).toBe(seq)
  expect(told).toEqual([seq])
  reader.close()
})
