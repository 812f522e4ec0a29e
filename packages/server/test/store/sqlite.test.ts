import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { backupTo } from '../../src/store/backup.ts'
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite.ts'
import { describeStore } from './conformance.ts'
import { event, newTable, next, player, row } from './samples.ts'

const folders: string[] = []
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-store-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const KILLED = fileURLToPath(new URL('endless-writer.ts', import.meta.url))

/** Takes back what came with unique names and ratings by kind. */
const OLD_RATINGS_AND_NAMES = [
  'drop index players_name_key',
  'drop index seated_named',
  'alter table players drop column name_key',
  'alter table seated drop column name',
  ...['skills', 'rating_results', 'rating_pairs', 'rating_traces'].map((table) => `drop table ${table}`),
  'create table ratings (player text, players integer, mu double precision, sigma double precision, games integer)',
]

/** As it was before lists and limits had columns of their own. */
const BEFORE_LIMITS = [
  ...['tables_host', 'tables_origin', 'tables_joinable', 'tables_unplayed', 'seated_recent', 'seated_live'],
  ...['chat_author', 'chat_said', 'reports_by', 'reports_table'],
]
  .map((index) => `drop index ${index}`)
  .concat(
    ...['joinable', 'started', 'origin'].map((column) => `alter table tables drop column ${column}`),
    ...['touched', 'live'].map((column) => `alter table seated drop column ${column}`),
    ...['edition_uses', 'editions', 'allowances'].map((table) => `drop table ${table}`),
    'create index chat_player on chat (player)',
  )

/** As the first version had it. */
async function makeOlder({ db }: SqliteStore): Promise<void> {
  for (const step of [
    'drop table days_up',
    'drop table departing',
    ...BEFORE_LIMITS,
    "alter table secrets add column settings text not null default '{}'",
    ...OLD_RATINGS_AND_NAMES,
    'alter table passkeys drop column created',
    'drop index players_owner',
    'alter table players drop column owner',
    'alter table events drop column digest',
    'update amyitis_version set version = 1',
  ])
    await sql.raw(step).execute(db)
}

async function versionOf({ db }: SqliteStore): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from amyitis_version`.execute(db)
  return rows[0].version
}

describe('SQLite', () => {
  describeStore(async () => {
    const folder = newFolder()
    let store: Promise<SqliteStore> | undefined
    let closed = false
    // One server has the data at a time: whoever opens it again gets the same, or a new one after it was closed.
    return async () => {
      if (store !== undefined && !closed) return store
      closed = false
      store = openSqliteStore(folder).then((one) => ({
        ...one,
        async close() {
          if (!closed) await one.close()
          closed = true
        },
      }))
      return store
    }
  })

  test('what is answered is on the disk: the journal is a write-ahead log, and every commit waits for the disk', async () => {
    const store = await openSqliteStore(newFolder())
    const pragma = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(store.db)
      return rows[0][name]
    }
    const FULL = 2
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(FULL)
    expect(await pragma('foreign_keys')).toBe(1)
    await store.close()
  })

  test.skipIf(process.platform === 'win32')('nobody else on the machine may read the data', async () => {
    const folder = join(newFolder(), 'new', 'folder')
    const store = await openSqliteStore(folder)
    await store.createTable(newTable('t'))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    for (const file of ['amyitis.sqlite', 'amyitis.sqlite-wal'])
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    await store.close()
  })

  test('a second server on the same folder is rejected until the first has stopped', async () => {
    const folder = newFolder()
    const first = await openSqliteStore(folder)
    await expect(openSqliteStore(folder)).rejects.toThrow(/^another Amyitis server uses the data in .*$/)
    await first.close()
    await (await openSqliteStore(folder)).close()
  })

  test('a killed server leaves no lock, and loses nothing that it has acknowledged', async () => {
    const folder = newFolder()
    const child = spawn(process.execPath, [KILLED, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    const safe = new Map<string, number>()
    let refused: unknown
    for await (const line of createInterface(child.stdout)) {
      const [table, seq] = line.split(' ')
      safe.set(table, Number(seq))
      if (Number(seq) < 20 || child.killed) continue
      refused = await openSqliteStore(folder).catch((error) => error)
      child.kill('SIGKILL')
    }
    expect(refused).toMatchObject({ message: expect.stringContaining('another Amyitis server') })
    const store = await openSqliteStore(folder)
    expect(safe.size).toBe(4)
    for (const [table, seq] of safe) {
      const events = await store.events(table, 0)
      expect(events.length).toBeGreaterThanOrEqual(seq)
      expect(events.map((one) => one.seq)).toEqual(events.map((_, i) => i + 1))
      expect((await store.table(table))?.seq).toBe(events.length)
    }
    await store.close()
  })

  test('tools may read and write beside the server, which hears of it', async () => {
    const folder = newFolder()
    const store = await openSqliteStore(folder)
    const heard = new Promise((resolve) => store.listen(resolve))
    const tool = await openSqliteStore(folder, { beside: true })
    await tool.createTable(newTable('t'))
    expect(await heard).toBeUndefined()
    expect(await store.events('t', 0)).toEqual([event(1)])
    await tool.close()
    await expect(openSqliteStore(newFolder(), { beside: true })).rejects.toThrow(/there is no amyitis.sqlite/)
    await expect(openSqliteStore(folder)).rejects.toThrow('another')
    await store.close()
  })

  test('tools alter nothing under a server of another version, but what no server uses', async () => {
    const folder = newFolder()
    const server = await openSqliteStore(folder)
    await makeOlder(server)
    for (const place of [folder, join(folder, 'amyitis.sqlite')])
      await expect(openSqliteStore(place, { beside: true })).rejects.toThrow(
        /^a server of an older Amyitis uses the data in [^\n]*$/,
      )
    expect(await versionOf(server)).toBe(1)
    const copy = join(newFolder(), 'copy')
    await backupTo(folder, copy)
    for (const place of [copy, folder]) {
      if (place === folder) await server.close()
      const tool = await openSqliteStore(place, { beside: true })
      expect(await versionOf(tool)).toBeGreaterThan(1)
      // Nothing stays locked.
      if (place === folder) await (await openSqliteStore(folder)).close()
      await tool.close()
    }
  })

  test('data of an older version is migrated without loss', async () => {
    const folder = newFolder()
    const store = await openSqliteStore(folder)
    await store.addPlayer(player('ann'))
    const summary = '{"players":[{"player":"ann"},{}]}'
    await store.createTable(newTable('t', { row: row(1, { summary, changed: 120_000 }) }))
    for (let i = 0; i < 15; i++)
      await store.createTable(newTable(`many ${i}`, { row: row(1, { summary, host: 'max', changed: 200_000 + i }) }))
    await makeOlder(store)
    await store.close()
    const newer = await openSqliteStore(folder)
    expect(await newer.player('ann')).toEqual(player('ann'))
    expect(await newer.events('t', 0)).toEqual([event(1)])
    // Of those who had made more tables than one may now, the newest are listed.
    expect((await newer.list({ kind: 'open' }, 99)).rows.map(({ id }) => id)).toEqual([
      'many 14',
      'many 13',
      'many 12',
      't',
    ])
    expect((await newer.tablesOf('hanna', '', 99, true)).map(({ id, joinable }) => [id, joinable])).toContainEqual([
      't',
      true,
    ])
    expect((await newer.tablesOf('max', '', 99)).filter(({ joinable }) => joinable)).toHaveLength(10)
    expect((await newer.list({ kind: 'of', player: 'hanna' }, 1)).next).toEqual({ at: 3, id: 'many 9' })
    await newer.createTable(newTable('u'))
    expect((await newer.secretOf('u'))?.secret).toBe((await newer.secretOf('t'))?.secret)
    await newer.close()
  })

  test('of equal names in older data the first is kept, and old ratings are where the new ones begin', async () => {
    const folder = newFolder()
    const store = await openSqliteStore(folder)
    for (const [i, name] of ['Ada', 'Béla', 'Cleo', 'Dora', 'gone'].entries())
      await store.addPlayer(player(`p${i}`, { name, created: i }))
    await store.erasePlayer('p4')
    await store.createTable(newTable('t', { row: row(1, { host: 'p1', seats: ['p1', 'p2'], status: 'over' }) }))
    await makeOlder(store)
    for (const [id, name] of Object.entries({ p1: 'ADA', p2: 'Аda', p3: '\u3164' }))
      await sql`update players set name = ${name} where id = ${id}`.execute(store.db)
    for (const id of ['p0', 'p4']) await sql`insert into ratings values (${id}, 3, 35.0, 1.5, 40)`.execute(store.db)
    await store.close()
    const newer = await openSqliteStore(folder)
    const names = await Promise.all(['p0', 'p1', 'p2', 'p3'].map(async (id) => (await newer.player(id))?.name))
    expect(names).toEqual(['Ada', 'ADA 2', 'Аda 3', 'Guest'])
    expect((await newer.playedNames(['t'])).map(({ name }) => name).sort()).toEqual(['ADA', 'Аda'])
    await expect(newer.addPlayer(player('new', { name: 'аdа' }))).rejects.toMatchObject({ code: 'name-taken' })
    expect(await newer.skillsOf('p0')).toEqual(
      ['correspondence', 'live'].map((pace) => ({
        player: 'p0',
        players: 3,
        pace,
        mu: 30,
        sigma: 6.25,
        games: 0,
        opponents: 0,
      })),
    )
    expect(await newer.skillsOf('p4')).toEqual([])
    await newer.close()
  })

  test('old chat lines are deleted, except reported ones', async () => {
    const store = await openSqliteStore(':memory:')
    for (const id of ['t', 'u']) await store.createTable(newTable(id))
    const rows = Array.from({ length: 2000 }, (_, i) => ({ line: i + 1, at: i, player: 'ben', text: `${i + 1}` }))
    for (const table_id of ['t', 'u'])
      await store.db
        .insertInto('chat')
        .values(rows.map((row) => ({ ...row, table_id, cause: `ben:${row.line}` })))
        .execute()
    await store.report({ at: 1, table: 't', by: 'ann', about: 'ben', line: 2, text: 'rude' })
    for (const line of [2001, 2002, 2003])
      expect((await store.addChatLine('t', 'ben', 'more', line, `ben:${line}`)).line).toBe(line)
    const lines = (await store.chat('t', 0)).map(({ line }) => line)
    expect(lines.slice(0, 3)).toEqual([2, 4, 5])
    expect(lines).toHaveLength(2001)
    expect(await store.chat('u', 0)).toHaveLength(2000)
    await store.close()
  })

  test('data of a newer version is rejected, and stays unchanged', async () => {
    const folder = newFolder()
    const store = await openSqliteStore(folder)
    await sql`update amyitis_version set version = 99`.execute(store.db)
    await store.close()
    await expect(openSqliteStore(folder)).rejects.toThrow(/newer Amyitis \(version 99, this program knows \d+\)/)
    await expect(openSqliteStore(folder)).rejects.toThrow(/newer Amyitis/)
  })

  test('an invalid data file is reported in one line', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'amyitis.sqlite'), 'something else entirely, and not a database at all')
    const line = /^the data in .* can't be opened: file is not a database$/
    await expect(openSqliteStore(folder)).rejects.toThrow(line)
    await expect(openSqliteStore(folder)).rejects.toThrow(line)
  })

  test('a backup is made while the server writes, and opens like the data itself', async () => {
    const folder = newFolder()
    const store = await openSqliteStore(folder)
    await store.createTable(newTable('t'))
    for (let after = 1; after < 10; after++) await store.append(next('t', after))
    const copy = newFolder()
    const file = join(copy, 'amyitis.sqlite')
    const more = (async () => {
      for (let after = 10; after < 60; after++) await store.append(next('t', after))
    })()
    await backupTo(folder, file)
    expect(statSync(file).mode & 0o077).toBe(0)
    await more
    await expect(backupTo(folder, file)).rejects.toThrow(/is there already/)
    await expect(backupTo(newFolder(), join(copy, 'other'))).rejects.toThrow(/there is no amyitis.sqlite/)
    expect(existsSync(join(copy, 'other'))).toBe(false)
    await store.close()
    const again = await openSqliteStore(copy)
    const events = await again.events('t', 0)
    expect(events.length).toBeGreaterThanOrEqual(10)
    expect((await again.table('t'))?.seq).toBe(events.length)
    await again.close()
  })

  test('nothing is kept of what is in memory', async () => {
    const store = await openSqliteStore(':memory:')
    const other = await openSqliteStore(':memory:')
    await store.createTable(newTable('t'))
    expect(await other.table('t')).toBeUndefined()
    await Promise.all([store.close(), other.close()])
  })
})
