import { STANDARD } from '@amyitis/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SqliteStore } from '../../src/store/sqlite.ts'
import { deleteClosedTables } from '../../src/table-service/delete-closed-tables.ts'
import { newTable, row } from '../store/samples.ts'
import {
  addGuest,
  createTable,
  freshKey,
  seatPlayers,
  startGame,
  startServer,
  type TestPlayer,
  type TestServer,
} from './test-server.ts'

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const

let server: TestServer
beforeAll(async () => {
  server = await startServer({ rate: 1 })
})
afterAll(() => server.close())

const make = (host: TestPlayer, settings: object = {}) =>
  host.call('POST', '/tables', { key: freshKey(), settings: { seats: [OPEN, OPEN], ...settings } })

describe('tables of one host', () => {
  test('waiting for players are limited; a retried request still finds its table, and closing one makes room', async () => {
    const ada = await addGuest(server.url, 'Ada')
    const key = freshKey()
    const settings = { seats: [OPEN, OPEN] }
    const first = await ada.call('POST', '/tables', { key, settings })
    const answers = await Promise.all(Array.from({ length: 12 }, () => make(ada)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(9)
    expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'too-many-tables', status: 409 })
    expect((await ada.call('POST', '/tables', { key, settings })).body.id).toBe(first.body.id)
    await ada.execute(first.body.id, { type: 'close' })
    expect((await make(ada)).status).toBe(201)
  })

  test('take up a few rows of the lobby, and full tables none', async () => {
    const own = await startServer()
    const ada = await addGuest(own.url, 'Ada')
    const bela = await addGuest(own.url, 'Béla')
    for (let i = 0; i < 5; i++) await createTable(ada, { seats: [OPEN, OPEN], public: true })
    const full = await createTable(bela, { seats: [OPEN, BOT], public: true })
    await bela.execute(full, { type: 'sit', commit: 'ab'.repeat(32) })
    const free = await createTable(bela, { seats: [OPEN, OPEN], public: true })
    const { open } = (await bela.call('GET', '/tables')).body
    expect(open).toHaveLength(4)
    expect(open.map(({ id }: { id: string }) => id)).toContain(free)
    await own.close()
  })
})

test('lists are paginated, with each table once', async () => {
  const alone = await startServer()
  const ada = await addGuest(alone.url, 'Ada')
  const ids = Array.from(
    { length: 120 },
    (_, i) => `aaaaaaaaaaaaaa${'abcdefghijkl'[Math.floor(i / 10)]}${'abcdefghij'[i % 10]}`,
  )
  const summary = JSON.stringify({ players: [], palace: false, edition: 'standard', clock: 'none', rated: false })
  for (const [i, id] of ids.entries())
    await alone.store.createTable(
      newTable(id, {
        row: row(1, { host: ada.id, seats: [undefined, undefined], summary, changed: 60_000 * (i % 7) }),
      }),
    )
  const first = (await ada.call('GET', '/tables')).body
  const seen = first.mine.map(({ id }: { id: string }) => id)
  for (let next = first.next.mine; next !== undefined; ) {
    const page = (await ada.call('GET', `/lists/mine?after=${next}`)).body
    seen.push(...page.tables.map(({ id }: { id: string }) => id))
    next = page.next
  }
  expect(seen.sort()).toEqual(ids)
  expect((await ada.call('GET', '/lists/mine?after=nonsense')).status).toBe(400)
  const exported = await ada.call('GET', '/me/export')
  expect(exported.body.tables.map(({ table }: { table: string }) => table)).toEqual(ids)
  await alone.close()
})

test('limits passkeys to twenty, without a retry', async () => {
  // A passkey needs a host name, not an IP address.
  const ada = await addGuest(server.url.replace('127.0.0.1', 'localhost'), 'Locksmith')
  for (let i = 0; i < 20; i++)
    await server.store.addPasskey({
      id: `passkey-${i}`,
      player: ada.id,
      publicKey: new Uint8Array([i]),
      counter: 0,
      transports: [],
    })
  const refused = await ada.call('POST', '/me/passkeys/options')
  expect(refused).toMatchObject({ status: 409, body: { code: 'too-many-passkeys' } })
  expect(refused.headers.get('retry-after')).toBeNull()
})

test('limits exports to one per minute', async () => {
  const ada = await addGuest(server.url, 'Exporter')
  expect((await ada.call('GET', '/me/export')).body.me.name).toBe('Exporter')
  const second = await ada.call('GET', '/me/export')
  expect([second.status, second.headers.get('retry-after')]).toEqual([429, '60'])
  server.clock.skip(61_000)
  expect((await ada.call('GET', '/me/export')).status).toBe(200)
})

test('a large response counts as several requests', async () => {
  const alone = await startServer({ rate: 0.1 })
  const ada = await addGuest(alone.url, 'Ada')
  const table = await createTable(ada, { seats: [OPEN, OPEN] })
  for (let i = 0; i < 200; i++) await alone.store.addChatLine(table, ada.id, 'x'.repeat(300), i, `line ${i}`)
  const answers: number[] = []
  for (let i = 0; i < 12; i++) answers.push((await ada.call('GET', `/tables/${table}`)).status)
  expect(answers).toContain(429)
  await alone.close()
})

test('an erased player is unknown at once, and the rest is deleted in batches', async () => {
  const alone = await startServer()
  const ada = await addGuest(alone.url, 'Ada')
  const bela = await addGuest(alone.url, 'Béla')
  const game = await startGame([ada, bela])
  await ada.call('POST', `/tables/${game}/chat`, { key: freshKey(), text: 'my address is' })
  const waiting = await Promise.all(Array.from({ length: 45 }, () => createTable(ada, { seats: [OPEN, OPEN] })))
  expect((await ada.call('DELETE', '/me')).status).toBe(204)
  const { players, chat } = await bela.view(game)
  expect(players.find(({ id }) => id === ada.id)).toEqual({ id: ada.id, bot: false })
  expect(chat.map(({ text }) => text)).toEqual([undefined])
  await expect
    .poll(() => alone.store.tablesOf(ada.id, '', 99, true).then((rows) => rows.map(({ id }) => id)))
    .toEqual([game])
  expect(await alone.store.table(waiting[7])).toBeUndefined()
  await expect.poll(async () => (await bela.table(game)).seats[0].erased).toBe(true)
  const { db } = alone.store as SqliteStore
  await expect.poll(() => db.selectFrom('chat').select('text').execute()).toEqual([{ text: null }])
  await alone.close()
})

test('a game without people ends at once', async () => {
  const alone = await startServer()
  const ada = await addGuest(alone.url, 'Ada')
  const table = await createTable(ada, { seats: [OPEN, BOT, BOT] })
  await seatPlayers([ada], table)
  expect((await ada.execute(table, { type: 'concede' })).status).toBe(200)
  const { status, result } = await ada.table(table)
  expect([status, result?.why]).toEqual(['over', 'conceded'])
  await alone.close()
})

test('a table closed before its game is deleted later, with its edition', async () => {
  const alone = await startServer()
  const ada = await addGuest(alone.url, 'Ada')
  const edition = { ...STANDARD, id: 'own' } as unknown as Record<string, unknown>
  const tables = [
    await createTable(ada, { seats: [OPEN, BOT], edition }),
    await createTable(ada, { seats: [OPEN, BOT], edition }),
  ]
  const { db } = alone.store as SqliteStore
  const editions = () => db.selectFrom('editions').select('hash').execute()
  // Both tables and the record of a game refer to the same edition.
  await seatPlayers([ada], tables[0])
  expect(await editions()).toHaveLength(1)
  const bodies = await db.selectFrom('events').select('body').where('seq', '<', 9).execute()
  expect(Math.max(...bodies.map(({ body }) => body.length))).toBeLessThan(3000)
  expect((await ada.view(tables[1])).events[0].body).toMatchObject({ settings: { edition } })
  expect((await ada.table(tables[0])).game?.position.box.edition.id).toBe('own')
  await ada.execute(tables[1], { type: 'close' })
  await deleteClosedTables(alone)
  expect((await ada.call('GET', `/tables/${tables[1]}`)).status).toBe(200)
  alone.clock.skip(3_700_000)
  await deleteClosedTables(alone)
  expect((await ada.call('GET', `/tables/${tables[1]}`)).body.code).toBe('unknown-table')
  expect(await editions()).toHaveLength(1)
  await alone.store.removeTable(tables[0])
  await deleteClosedTables(alone)
  expect(await editions()).toEqual([])
  await alone.close()
})
