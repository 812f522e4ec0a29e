import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { backupTo } from '../../src/store/backup.ts'
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite.ts'
import { event, newTable, player, row } from './samples.ts'
import { temporaryFolders } from './temporary-folders.ts'

const folders = temporaryFolders()
afterAll(() => folders.removeAll())

/** Reverts unique names and ratings by kind. */
const OLD_RATINGS_AND_NAMES = [
  'drop index players_name_key',
  'drop index seated_named',
  'alter table players drop column name_key',
  'alter table seated drop column name',
  ...['skills', 'rating_results', 'rating_pairs', 'rating_traces'].map((table) => `drop table ${table}`),
  'create table ratings (player text, players integer, mu double precision, sigma double precision, games integer)',
]

/** Reverts the columns for lists and limits. */
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

/** Reverts games to watch, results and pairing. */
const BEFORE_ONLINE_FLOW = [
  'drop index tables_watchable',
  'drop index players_name_start',
  'alter table tables drop column watchable',
  'alter table rating_results drop column at',
  ...['finished', 'results', 'offers', 'pairings', 'bot_seats'].map((table) => `drop table ${table}`),
]

/** Reverts a database to the first version. */
async function makeOlder({ db }: SqliteStore): Promise<void> {
  for (const step of [
    'drop table progress',
    ...BEFORE_ONLINE_FLOW,
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

describe('SQLite data of other versions', () => {
  test('tools do not migrate data in use by a server of another version', async () => {
    const folder = folders.create()
    const server = await openSqliteStore(folder)
    await makeOlder(server)
    for (const place of [folder, join(folder, 'amyitis.sqlite')])
      await expect(openSqliteStore(place, { beside: true })).rejects.toThrow(
        /^a server of an older Amyitis uses the data in [^\n]*$/,
      )
    expect(await versionOf(server)).toBe(1)
    const copy = join(folders.create(), 'copy')
    await backupTo(folder, copy)
    for (const place of [copy, folder]) {
      if (place === folder) await server.close()
      const tool = await openSqliteStore(place, { beside: true })
      expect(await versionOf(tool)).toBeGreaterThan(1)
      // The tool leaves no lock.
      if (place === folder) await (await openSqliteStore(folder)).close()
      await tool.close()
    }
  })

  test('data of an older version is migrated without loss', async () => {
    const folder = folders.create()
    const store = await openSqliteStore(folder)
    await store.addPlayer(player('ann'))
    const summary = '{"players":[{"player":"ann"},{}]}'
    await store.createTable(newTable('t', { row: row(1, { summary, changed: 120_000 }) }))
    for (let i = 0; i < 15; i++)
      await store.createTable(newTable(`many ${i}`, { row: row(1, { summary, host: 'max', changed: 200_000 + i }) }))
    const over = { status: 'over', joinable: false, host: 'gone', seats: ['ann', 'gone'], changed: 300_000 } as const
    const result = '{"players":[{"player":"ann"},{"player":"gone"}],"palace":true,"scores":[4,2],"ranks":[1,2]}'
    await store.createTable(newTable('over', { row: row(1, { ...over, summary: result }) }))
    await makeOlder(store)
    await store.close()
    const newer = await openSqliteStore(folder)
    expect(await newer.player('ann')).toEqual(player('ann'))
    expect((await newer.searchGames({ player: 'ann', palace: true }, 9)).rows.map(({ id }) => id)).toEqual(['over'])
    expect(await newer.placesOf('ann')).toEqual([{ players: 2, rank: 1, games: 1 }])
    expect(await newer.placesOf('gone')).toEqual([])
    expect(await newer.events('t', 0)).toEqual([event(1)])
    // Hosts with more tables than the limit keep their newest ones in the list.
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

  test('of equal names in older data the first is kept, and old ratings carry over', async () => {
    const folder = folders.create()
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

  test('data of a newer version is rejected, and stays unchanged', async () => {
    const folder = folders.create()
    const store = await openSqliteStore(folder)
    await sql`update amyitis_version set version = 99`.execute(store.db)
    await store.close()
    await expect(openSqliteStore(folder)).rejects.toThrow(
      /newer Amyitis \(data version 99; this program knows up to \d+\)/,
    )
    await expect(openSqliteStore(folder)).rejects.toThrow(/newer Amyitis/)
  })

  test('an invalid data file is reported in one line', async () => {
    const folder = folders.create()
    writeFileSync(join(folder, 'amyitis.sqlite'), 'something else entirely, and not a database at all')
    const line = /^the data in .* can't be opened: file is not a database$/
    await expect(openSqliteStore(folder)).rejects.toThrow(line)
    await expect(openSqliteStore(folder)).rejects.toThrow(line)
  })
})
