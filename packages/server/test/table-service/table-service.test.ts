import { hashOfSecret } from '@amyitis/fair'
import type { Command, CommandRequest, EventBody } from '@amyitis/protocol'
import { decider, openTable, type Table } from '@amyitis/tables'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tableSettings } from '../../../../test/support/settings.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import type { TableNotification } from '../../src/store/types.ts'
import type { CachedTable } from '../../src/table-service/table-cache.ts'
import { createTableService, type TableService } from '../../src/table-service/table-service.ts'
import { freshKey, newShare, someMove, testClock } from '../http/test-server.ts'

const TABLE = 'tttttttttttttttt'
const PEOPLE = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb']
const SECRET = 'ab'.repeat(32)

let store: Store
let errors: unknown[]
const clock = testClock()

beforeEach(async () => {
  store = await openSqliteStore(':memory:')
  errors = []
})
afterEach(async () => {
  await store.close()
  expect(errors).toEqual([])
})

/** The table service of another process; it gets notifications only through `notify`. */
function makeService(
  given: Store = store,
  planFollowUps: (entry: CachedTable, next: Table) => Promise<void> = async () => undefined,
) {
  let listener: (notification: TableNotification | undefined) => void = () => undefined
  const withoutNotifications: Store = {
    ...given,
    kind: 'postgres',
    listen: (callback) => {
      listener = callback
      return () => undefined
    },
  }
  const tables = createTableService({
    store: withoutNotifications,
    clock,
    planFollowUps,
    isPinned: () => false,
    reportError: (error) => errors.push(error),
  })
  return { tables, notify: (notification?: TableNotification) => listener(notification) }
}

async function begin(tables: TableService): Promise<void> {
  const created: EventBody = {
    type: 'created',
    table: TABLE,
    host: PEOPLE[0],
    settings: tableSettings(),
    secretHash: hashOfSecret(SECRET),
  }
  await tables.create(created, { secret: SECRET, invitations: [] }, 'creating')
  const shares = PEOPLE.map((player) => ({ player, ...newShare() }))
  const act = (player: string, command: Command, after: number) =>
    tables.execute(TABLE, player, { key: freshKey(), after, act: command })
  for (const { player, commit } of shares) await act(player, { type: 'sit', commit }, 1)
  for (const { player, added } of shares) await act(player, { type: 'reveal', added }, 3)
}

const log = () => store.events(TABLE, 0)
const now = async () => openTable(await log())

async function move(tables: TableService, table: Table, key = freshKey()): Promise<number> {
  const request: CommandRequest = { key, after: table.seq, act: { type: 'move', move: someMove(table) } }
  return tables.execute(TABLE, table.seats[decider(table) ?? 0].player ?? '', request)
}

test('two alternating processes never lose or duplicate an event, even without notifications', async () => {
  const services = [makeService().tables, makeService().tables]
  await begin(services[0])
  for (let i = 0; i < 30; i++) {
    const before = await now()
    expect(await move(services[i % 2], before)).toBeGreaterThan(before.seq)
  }
  expect((await log()).map(({ seq }) => seq)).toEqual(Array.from({ length: (await now()).seq }, (_, i) => i + 1))
})

test('two processes with the same request store it once and give the same response', async () => {
  const services = [makeService().tables, makeService().tables]
  await begin(services[0])
  await services[1].load(TABLE)
  const table = await now()
  const key = freshKey()
  const request: CommandRequest = { key, after: table.seq, act: { type: 'move', move: someMove(table) } }
  const player = table.seats[decider(table) ?? 0].player ?? ''
  const [one, other] = await Promise.all(services.map((tables) => tables.execute(TABLE, player, request)))
  expect(one).toBe(other)
  expect((await now()).seq).toBe(one)
})

test('of two concurrent decisions one wins and the other is stale', async () => {
  const services = [makeService().tables, makeService().tables]
  await begin(services[0])
  await services[1].load(TABLE)
  const table = await now()
  const results = await Promise.allSettled(services.map((tables) => move(tables, table)))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = results.find((one) => one.status === 'rejected')
  expect(refused?.reason.code).toBe('stale')
  expect((await now()).game?.entries.length).toBe(1)
})

test('a retried command without effect gets the first response too', async () => {
  const { tables } = makeService()
  await begin(tables)
  const mover = decider(await now()) ?? 0
  await move(tables, await now())
  const { seq } = await now()
  const request: CommandRequest = { key: freshKey(), after: seq, act: { type: 'done' } }
  const done = await tables.execute(TABLE, PEOPLE[mover], request)
  await tables.execute(TABLE, PEOPLE[1 - mover], { key: freshKey(), after: done, act: { type: 'ask', to: 0 } })
  expect((await now()).seq).toBeGreaterThan(done)
  expect(await tables.execute(TABLE, PEOPLE[mover], request)).toBe(done)
})

test('a process that receives a notification loads the new events and publishes them', async () => {
  const writer = makeService().tables
  const { tables: reader, notify } = makeService()
  await begin(writer)
  await reader.load(TABLE)
  const published: number[] = []
  reader.onChange(({ events }) => published.push(...events.map(({ seq }) => seq)))
  const seq = await move(writer, await now())
  notify({ table: TABLE, seq })
  notify({ table: TABLE, seq })
  notify()
  expect((await reader.load(TABLE, seq))?.seq).toBe(seq)
  expect(published).toEqual([seq])
})

test('events are published only after they are stored; a write with a lost result is detected', async () => {
  let fate: 'ok' | 'fails' | 'writes and fails' = 'ok'
  const failingStore: Store = {
    ...store,
    append: async (change) => {
      if (fate === 'fails') throw new Error('the disk is full')
      const done = await store.append(change)
      if (fate === 'writes and fails') throw new Error('the connection is lost')
      return done
    },
  }
  const { tables } = makeService(failingStore)
  await begin(tables)
  const published: number[] = []
  tables.onChange(({ events }) => published.push(...events.map(({ seq }) => seq)))
  const table = await now()
  const key = freshKey()
  const request: CommandRequest = { key, after: table.seq, act: { type: 'move', move: someMove(table) } }
  const player = table.seats[decider(table) ?? 0].player ?? ''
  fate = 'fails'
  await expect(tables.execute(TABLE, player, request)).rejects.toThrow('disk')
  expect(published).toEqual([])
  fate = 'writes and fails'
  await expect(tables.execute(TABLE, player, request)).rejects.toThrow('connection')
  fate = 'ok'
  expect(await tables.execute(TABLE, player, request)).toBe(table.seq + 1)
  expect(published).toEqual([table.seq + 1])
  expect((await now()).game?.entries.length).toBe(1)
})

test('follow-up jobs are scheduled before events are written', async () => {
  let plans = true
  const { tables } = makeService(store, async () => {
    if (!plans) throw new Error('no plan')
  })
  await begin(tables)
  plans = false
  const before = await now()
  await expect(move(tables, before)).rejects.toThrow('no plan')
  expect((await now()).seq).toBe(before.seq)
})

/** A process with a cached table, whose next reads fail this many times. */
async function readerThatFails(times: number) {
  let failing = 0
  const failingStore: Store = {
    ...store,
    events: async (...args) => {
      if (failing-- > 0) throw new Error('timeout exceeded when trying to connect')
      return store.events(...args)
    },
  }
  const writer = makeService().tables
  const { tables: reader, notify } = makeService(failingStore)
  await begin(writer)
  await reader.load(TABLE)
  const published: number[] = []
  reader.onChange(({ events }) => published.push(...events.map(({ seq }) => seq)))
  failing = times
  const write = async () => {
    const seq = await move(writer, await now())
    notify({ table: TABLE, seq })
    return seq
  }
  const heal = () => {
    failing = 0
  }
  return { reader, published, write, heal }
}

test.each([1, 4])('events that could not be read %i times are published in the end', async (times) => {
  const { reader, published, write } = await readerThatFails(times)
  const seq = await write()
  await expect.poll(() => published, { timeout: 5000 }).toEqual([seq])
  expect(await write()).toBe(seq + 1)
  await expect.poll(() => published).toEqual([seq, seq + 1])
  expect(errors.splice(0).map(String)).toEqual(['Error: timeout exceeded when trying to connect'])
  reader.close()
})

test('a reader of a table with an unread notification gets the current state, or an error', async () => {
  const { reader, published, write, heal } = await readerThatFails(Number.POSITIVE_INFINITY)
  const seq = await write()
  await expect.poll(() => errors.splice(0).length).toBe(1)
  await expect(reader.load(TABLE)).rejects.toThrow('timeout')
  heal()
  expect((await reader.load(TABLE))?.seq).toBe(seq)
  expect(published).toEqual([seq])
  reader.close()
})
