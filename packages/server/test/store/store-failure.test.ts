import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toKyselyDatabase } from '../../src/store/database.ts'
import { LATEST_VERSION, migrate } from '../../src/store/schema/migrations.ts'
import type { Schema } from '../../src/store/schema/schema.ts'
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite.ts'
import { createFailureLog, storeFailure } from '../../src/store/store-failure.ts'
import {
  addGuest,
  callApi,
  someMove,
  startGame,
  startServer,
  type TestServer,
  tempFolder,
} from '../http/test-server.ts'

let folder: string
beforeEach(() => {
  folder = tempFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13, message: 'full' }, 'disk-full', 'SQLITE_FULL'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 10 | (3 << 8), message: 'disk I/O error' }, 'disk-error', 'SQLITE_IOERR'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 8 | (1 << 8), message: 'x' }, 'read-only', 'SQLITE_READONLY'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 11, message: 'x' }, 'corrupt', 'SQLITE_CORRUPT'],
  [{ code: '53100', message: 'could not extend file' }, 'disk-full', '53100'],
  [{ code: '25006', message: 'read-only transaction' }, 'read-only', '25006'],
  [{ code: '57P03', message: 'the database system is starting up' }, 'away', 'starting up'],
  [{ code: 'XX001', message: 'invalid page' }, 'corrupt', 'XX001'],
  [{ code: 'ENOSPC', message: 'no space left on device' }, 'disk-full', 'ENOSPC'],
] as const)('classifies %o as a store failure', (error, reason, cause) => {
  expect(storeFailure(error)).toMatchObject({ reason, cause: expect.stringContaining(cause) })
})

test('other errors are not store failures', () => {
  for (const error of [new Error('x'), undefined, { code: 'ERR_SQLITE_ERROR', errcode: 19 }, { code: '23505' }])
    expect(storeFailure(error)).toBeUndefined()
})

test('failures are temporary, damage is not', () => {
  let now = 0
  const failures = createFailureLog(() => now)
  failures.record({ code: 'ENOSPC' })
  expect(failures.recent()?.reason).toBe('disk-full')
  now = 10_001
  expect(failures.recent()).toBeUndefined()
  failures.record({ errcode: 11 })
  now = 1e9
  expect(failures.recent()?.reason).toBe('corrupt')
})

describe('a full disk', () => {
  let server: TestServer
  const db = () => (server.store as SqliteStore).db
  const most = (pages: number | string) => sql.raw(`pragma max_page_count = ${pages}`).execute(db())
  const ready = () => callApi(`${server.url}/readyz`)

  test('loses nothing, is reported as such, and recovers by itself', async () => {
    server = await startServer({ folder })
    const people = [await addGuest(server.url, 'Ada'), await addGuest(server.url, 'Béla')]
    const table = await startGame(people)
    const now = await people[0].table(table)
    const mover = people[now.game?.position.player ?? 0]
    expect((await ready()).body).toEqual({ ok: true })
    const { events } = await mover.view(table)

    await most(1)
    // Uses up the free space within the file.
    const fill = async () => {
      for (let i = 0; ; i++) await server.store.setSetting(`fill-${i}`, 'x'.repeat(3000))
    }
    await expect(fill()).rejects.toThrow('database or disk is full')
    let rejected = await mover.command(table, now.seq, { type: 'move', move: someMove(now) })
    for (let i = 0; rejected.status === 200 && i < 50; i++) {
      const after = await mover.table(table)
      const next = people[after.game?.position.player ?? 0]
      rejected = await next.command(table, after.seq, { type: 'move', move: someMove(after) })
    }
    expect(rejected).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(rejected.headers.get('retry-after')).toBe('30')
    server.clock.skip(2000)
    const unready = await ready()
    expect(unready.status).toBe(503)
    expect(unready.body).toMatchObject({ ok: false, reason: 'disk-full' })
    expect(unready.body.cause).toContain('SQLITE_FULL')
    const logged = server.errors as { readonly reason?: string; readonly problem?: string }[]
    expect(logged.some(({ reason, problem }) => reason === 'disk-full' && problem?.includes('SQLITE_FULL'))).toBe(true)
    expect(JSON.stringify(logged)).not.toContain('no transaction is active')
    // The cause is logged once, however many requests are rejected.
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await mover.execute(table, { type: 'concede' })).status),
    )
    expect(statuses).toEqual(Array(10).fill(503))
    expect(logged.filter(({ reason }) => reason === 'disk-full')).toHaveLength(1)
    expect((await mover.view(table)).events.slice(0, events.length)).toEqual(events)

    await most(1_000_000)
    const free = await mover.table(table)
    const next = people[free.game?.position.player ?? 0]
    expect((await next.command(table, free.seq, { type: 'move', move: someMove(free) })).status).toBe(200)
    await expect
      .poll(
        async () => {
          server.clock.skip(2000)
          return (await ready()).status
        },
        { timeout: 15_000, interval: 500 },
      )
      .toBe(200)
    await server.close()
  }, 60_000)
})

describe('a damaged page', () => {
  /** Overwrites the first page of the logs. */
  function spoil(): void {
    const file = join(folder, 'amyitis.sqlite')
    const database = new DatabaseSync(file)
    const root = Number(database.prepare("select rootpage from sqlite_master where name = 'events'").get()?.rootpage)
    database.close()
    const handle = openSync(file, 'r+')
    writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, (root - 1) * 4096)
    closeSync(handle)
  }

  test('is found by the integrity check, on start too, and reported by readiness', async () => {
    const store = await openSqliteStore(folder)
    expect(await store.integrity()).toEqual({ method: 'sqlite', problems: [] })
    expect(await store.integrity(true)).toEqual({ method: 'sqlite', problems: [] })
    await store.close()
    spoil()
    const damaged = await openSqliteStore(folder)
    expect((await damaged.integrity(true)).problems).not.toEqual([])
    expect((await damaged.integrity()).problems.length).toBeGreaterThan(0)
    expect(await damaged.checkHealth()).toMatchObject({ reason: 'corrupt' })
    await damaged.close()
  })
})

describe('data of an older version', () => {
  const file = () => join(folder, 'amyitis.sqlite')
  const copies = () => readdirSync(folder).filter((name) => /before-update.*sqlite$/.test(name))

  /** Reverts the data to the previous version. */
  async function age(): Promise<void> {
    const database = new DatabaseSync(file())
    await migrate(
      new Kysely<Schema>({ dialect: new SqliteDialect({ database: toKyselyDatabase(database) }) }),
      'sqlite',
      2,
    )
    database.exec(`insert into settings values ('kept', 'yes')`)
    database.close()
  }

  test('is backed up before migration; a few backups are kept', async () => {
    await age()
    const store = await openSqliteStore(folder)
    expect(await store.setting('kept')).toBe('yes')
    await store.close()
    const [copy, ...more] = copies()
    expect(more).toEqual([])
    expect(copy).toMatch(/^amyitis-before-update-v2-\d{8}T\d{6}Z\.sqlite$/)
    expect(statSync(join(folder, copy)).mode & 0o777).toBe(0o600)
    const database = new DatabaseSync(join(folder, copy), { readOnly: true })
    expect(database.prepare('select version from amyitis_version').get()).toEqual({ version: 2 })
    expect(database.prepare("select value from settings where name = 'kept'").get()).toEqual({ value: 'yes' })
    database.close()
    // No migration, so no backup.
    await (await openSqliteStore(folder)).close()
    expect(copies()).toEqual([copy])
  })

  test('is left alone if no backup can be made', async () => {
    await age()
    vi.setSystemTime(0)
    mkdirSync(join(folder, 'amyitis-before-update-v2-19700101T000000Z.sqlite.part'))
    await expect(openSqliteStore(folder)).rejects.toThrow(/^the data needs an update, but no backup could be made/)
    vi.useRealTimers()
    const database = new DatabaseSync(file(), { readOnly: true })
    expect(database.prepare('select version from amyitis_version').get()).toEqual({ version: 2 })
    database.close()
    expect(LATEST_VERSION).toBeGreaterThan(2)
  })
})
