import { hashOfSecret } from '@amyitis/fair'
import type { ServerMessage } from '@amyitis/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDesk, type Desk } from '../../src/desk/desk.ts'
import { createNames } from '../../src/desk/names.ts'
import { createRooms } from '../../src/desk/rooms.ts'
import { viewOf } from '../../src/desk/view.ts'
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite.ts'
import type { News, Store } from '../../src/store/store.ts'
import { testClock } from '../http/start.ts'

const TABLE = 'tttttttttttttttt'
const ADA = 'aaaaaaaaaaaaaaaa'
const SECRET = { secret: 'ab'.repeat(32), invitations: [] }
const SETTINGS = {
  seats: [{ kind: 'open' as const }, { kind: 'open' as const }],
  palace: false,
  edition: 'standard' as const,
  clock: { kind: 'none' as const },
  public: false,
  spectators: true,
  standIn: 'random' as const,
  rated: false,
}

let sqlite: SqliteStore
/** The same, as if other processes used it too. */
let store: Store
let desk: Desk
let rooms: ReturnType<typeof createRooms>
let read: number[]
let told: string[]
let listeners: ((news: News | undefined) => void)[]
let away = false
const clock = testClock()
const faults: unknown[] = []

beforeEach(async () => {
  sqlite = await openSqliteStore(':memory:')
  ;[read, told, listeners] = [[], [], []]
  const counted = async <Line>(lines: Promise<Line[]>) => {
    if (away) throw new Error('away')
    read.push((await lines).length)
    return lines
  }
  store = {
    ...sqlite,
    kind: 'postgres',
    chat: (...given) => counted(sqlite.chat(...given)),
    newestChat: (...given) => counted(sqlite.newestChat(...given)),
    listen: (heard) => {
      listeners.push(heard)
      return () => undefined
    },
    tell: async (_, words) => void told.push(words),
  }
  const fault = (error: unknown) => faults.push(error)
  rooms = createRooms({ store, names: createNames(store, clock.now), clock, fault })
  desk = createDesk({ store, clock, safety: async () => undefined, held: rooms.isOpen, fault })
  rooms.watch(desk)
  const secretHash = hashOfSecret(SECRET.secret)
  const created = { type: 'created', table: TABLE, host: ADA, settings: SETTINGS, secretHash } as const
  await desk.create(created, SECRET, 'creating')
})
afterEach(async () => {
  rooms.close()
  desk.close()
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
  const pipe = {
    send: (line: string) => messages.push(JSON.parse(line)),
    waiting: () => 0,
    close: () => undefined,
  }
  const guest = await rooms.join(TABLE, { player: ADA, after: 0, chat, pipe })
  const lines = () => messages.flatMap((one) => (one.type === 'chat' ? [one.chat.line] : []))
  return { guest, lines, messages }
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('a room is opened with the end of the chat; who is behind is told the rest', async () => {
  await talk(1, 1200)
  const { lines, messages } = await join(1190)
  await expect.poll(() => lines().length).toBe(10)
  expect(messages[0]).toMatchObject({ type: 'hello', chat: 1200 })
  expect(Math.max(...read)).toBeLessThanOrEqual(64)
  const late = await join(0)
  await expect.poll(() => late.lines().length).toBe(1200)
  expect(late.lines()).toEqual(numbers(1, 1200))
})

test('a view has the newest of the chat', async () => {
  await talk(1, 1200)
  const table = await desk.open(TABLE)
  if (table === undefined) throw new Error('no table')
  const { chat } = await viewOf({ store, names: createNames(store, clock.now) }, table, ADA, SECRET)
  expect(chat.map(({ line }) => line)).toEqual(numbers(701, 1200))
})

test('chat that could not be read is read again, though nobody says more', async () => {
  const { lines } = await join(0)
  await expect.poll(() => read.length).toBe(2)
  await talk(1, 3)
  away = true
  for (const heard of listeners) heard({ table: TABLE, chat: 3 })
  await expect.poll(() => faults.length).toBeGreaterThan(0)
  away = false
  await expect.poll(lines).toEqual([1, 2, 3])
})

test('after a gap in what is heard the other processes are asked at once who looks on', async () => {
  await join(0)
  const asks = () => told.map((words) => JSON.parse(words).asks as boolean)
  expect(asks()).toEqual([true])
  for (const heard of listeners) heard(undefined)
  expect(asks()).toEqual([true, true])
})

test('who is not known to look is asked for, once this process hears', async () => {
  let answered = false
  store.tell = async (table, words) => {
    const { call } = JSON.parse(words) as { readonly call?: string }
    for (const heard of listeners) heard({ table, told: words })
    if (call === undefined || answered) return
    answered = true
    const here = { from: 'elsewhere', players: [ADA], looking: [ADA], spectators: 0, asks: false }
    for (const heard of listeners) heard({ table, told: JSON.stringify(here) })
  }
  expect(rooms.isLooking(ADA, TABLE)).toBe(false)
  expect(await rooms.findLooking(ADA, TABLE)).toBe(true)
  expect(rooms.isLooking(ADA, TABLE)).toBe(true)
})
