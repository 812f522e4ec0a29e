import { hashOfSecret } from '@amyitis/fair'
import type { ServerMessage } from '@amyitis/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tableSettings } from '../../../../test/support/settings.ts'
import { createRoomRegistry, type RoomRegistry } from '../../src/rooms/room-registry.ts'
import { createRooms, type Rooms } from '../../src/rooms/rooms.ts'
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import type { TableNotification } from '../../src/store/types.ts'
import { createPlayerNames } from '../../src/table-service/player-names.ts'
import { createTableService, type TableService } from '../../src/table-service/table-service.ts'
import { loadTableView } from '../../src/table-service/table-view.ts'
import { testClock } from '../http/test-server.ts'

const TABLE = 'tttttttttttttttt'
const ADA = 'aaaaaaaaaaaaaaaa'
const SECRET = { secret: 'ab'.repeat(32), invitations: [] }
const SETTINGS = tableSettings()

let sqlite: SqliteStore
/** The same store, as if other processes used it too. */
let store: Store
let tables: TableService
let registry: RoomRegistry
let rooms: Rooms
let read: number[]
let broadcasts: string[]
let listeners: ((news: TableNotification | undefined) => void)[]
let isUnavailable = false
const clock = testClock()
const errors: unknown[] = []

beforeEach(async () => {
  sqlite = await openSqliteStore(':memory:')
  read = []
  broadcasts = []
  listeners = []
  const counted = async <Line>(lines: Promise<Line[]>) => {
    if (isUnavailable) throw new Error('unavailable')
    read.push((await lines).length)
    return lines
  }
  store = {
    ...sqlite,
    kind: 'postgres',
    chat: (...given) => counted(sqlite.chat(...given)),
    newestChat: (...given) => counted(sqlite.newestChat(...given)),
    listen: (listener) => {
      listeners.push(listener)
      return () => undefined
    },
    broadcast: async (_, message) => void broadcasts.push(message),
  }
  const reportError = (error: unknown) => errors.push(error)
  registry = createRoomRegistry(store, clock, reportError)
  tables = createTableService({
    store,
    clock,
    planFollowUps: async () => undefined,
    isPinned: registry.hasSubscribers,
    reportError,
  })
  rooms = createRooms({ store, tables, registry, names: createPlayerNames(store, clock.now), clock, reportError })
  const secretHash = hashOfSecret(SECRET.secret)
  const created = { type: 'created', table: TABLE, host: ADA, settings: SETTINGS, secretHash } as const
  await tables.create(created, SECRET, 'creating')
})
afterEach(async () => {
  rooms.close()
  tables.close()
  await sqlite.close()
})

async function talk(from: number, to: number): Promise<void> {
  const rows = Array.from({ length: to - from + 1 }, (_, i) => ({ line: from + i, at: 1, player: ADA, text: 'hello' }))
  await sqlite.db
    .insertInto('chat')
    .values(rows.map((row) => ({ ...row, table_id: TABLE, cause: `${ADA}:${row.line}` })))
    .execute()
}

async function join(chat: number) {
  const messages: ServerMessage[] = []
  const transport = {
    send: (line: string) => messages.push(JSON.parse(line)),
    bufferedBytes: () => 0,
    close: () => undefined,
  }
  const subscriber = await rooms.subscribe(TABLE, { player: ADA, after: 0, chat, transport })
  const lines = () => messages.flatMap((one) => (one.type === 'chat' ? [one.chat.line] : []))
  return { subscriber, lines, messages }
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('a room loads the newest chat; a subscriber that is behind gets the rest', async () => {
  await talk(1, 1200)
  const { lines, messages } = await join(1190)
  await expect.poll(() => lines().length).toBe(10)
  expect(messages[0]).toMatchObject({ type: 'hello', chat: 1200 })
  expect(Math.max(...read)).toBeLessThanOrEqual(64)
  const late = await join(0)
  await expect.poll(() => late.lines().length).toBe(1200)
  expect(late.lines()).toEqual(numbers(1, 1200))
})

test('a view has the newest chat lines', async () => {
  await talk(1, 1200)
  const table = await tables.load(TABLE)
  if (table === undefined) throw new Error('no table')
  const { chat } = await loadTableView({ store, names: createPlayerNames(store, clock.now) }, table, ADA, SECRET)
  expect(chat.map(({ line }) => line)).toEqual(numbers(701, 1200))
})

test('reading chat is retried, even if no more lines follow', async () => {
  const { lines } = await join(0)
  await expect.poll(() => read.length).toBe(2)
  await talk(1, 3)
  isUnavailable = true
  for (const listener of listeners) listener({ table: TABLE, chat: 3 })
  await expect.poll(() => errors.length).toBeGreaterThan(0)
  isUnavailable = false
  await expect.poll(lines).toEqual([1, 2, 3])
})

test('after a gap in the notifications, queries the other processes for presence', async () => {
  await join(0)
  const asks = () => broadcasts.map((message) => JSON.parse(message).asks as boolean)
  expect(asks()).toEqual([true])
  for (const listener of listeners) listener(undefined)
  expect(asks()).toEqual([true, true])
})

test('queries the presence of unknown players, once notifications work', async () => {
  let answered = false
  store.broadcast = async (table, message) => {
    const { call } = JSON.parse(message) as { readonly call?: string }
    for (const listener of listeners) listener({ table, message })
    if (call === undefined || answered) return
    answered = true
    const here = { from: 'elsewhere', players: [ADA], looking: [ADA], spectators: 0, asks: false }
    for (const listener of listeners) listener({ table, message: JSON.stringify(here) })
  }
  expect(registry.isLooking(ADA, TABLE)).toBe(false)
  expect(await registry.queryLooking(ADA, TABLE)).toBe(true)
  expect(registry.isLooking(ADA, TABLE)).toBe(true)
})
