import { rmSync } from 'node:fs'
import { legalMoves } from '@amyitis/engine'
import { decider } from '@amyitis/tables'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres.ts'
import { LATEST_VERSION, migrate } from '../../src/store/schema/migrations.ts'
import type { Schema } from '../../src/store/schema/schema.ts'
import {
  addGuest,
  freshKey,
  playerWith,
  startGame,
  startServer,
  type TestPlayer,
  tempFolder,
} from '../http/test-server.ts'
import { sharedPostgres as postgres } from '../shared-postgres.ts'

/** A database of an older version. */
async function databaseOf(version: number): Promise<string> {
  const url = await postgres.database()
  const pool = new pg.Pool({ connectionString: url })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db, 'postgres', version)
  await db.destroy()
  return url
}

/** A database of the previous version. */
async function aged(): Promise<string> {
  const url = await databaseOf(2)
  for (const query of ["insert into settings values ('kept', 'yes')", 'create schema amyitis_before_update_v1'])
    await postgres.query(url, query)
  return url
}

const schemas = async (url: string) =>
  (
    await postgres.query<{ name: string }>(
      url,
      "select nspname as name from pg_namespace where nspname like 'amyitis%'",
    )
  ).map(({ name }) => name)

test('backs up tables of an older version before migrating, and deletes the previous backup', async () => {
  const url = await aged()
  const store = await openPostgresStore(url)
  expect(await store.setting('kept')).toBe('yes')
  await store.noteDay(1)
  expect(await schemas(url)).toEqual(['amyitis_before_update_v2'])
  const copy = 'amyitis_before_update_v2'
  expect(await postgres.query(url, `select version from ${copy}.amyitis_version`)).toEqual([{ version: 2 }])
  expect(await postgres.query(url, `select value from ${copy}.settings where name = 'kept'`)).toEqual([
    { value: 'yes' },
  ])
  await store.close()
})

/** Plays at least until the second round, from which on a conceded game is rated. */
async function playOn(people: readonly TestPlayer[], table: string, moves = Number.POSITIVE_INFINITY): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const now = await people[0].table(table)
    if (now.game === undefined || now.game.position.round >= 2) return
    const legal = legalMoves(now.game)
    const move = legal.includes('pass') ? 'pass' : legal[0]
    const { status, text } = await people[decider(now) ?? 0].command(table, now.seq, { type: 'move', move })
    if (status !== 200) throw new Error(text)
  }
}

/** A database of this version with two players, a finished rated game and a running one. */
async function makeRows() {
  const url = await postgres.database()
  const folder = tempFolder()
  const server = await startServer({ folder, database: url, proxy: '127.0.0.1' })
  const people = [
    await addGuest(server.url, 'Ada', { 'x-forwarded-for': '198.51.100.1' }),
    await addGuest(server.url, 'Béla', { 'x-forwarded-for': '198.51.100.2' }),
  ]
  const [ada, bela] = people
  const finished = await startGame(people, { rated: true })
  const running = await startGame(people, { rated: true })
  await playOn(people, finished)
  await bela.execute(finished, { type: 'concede' })
  await expect.poll(() => server.store.ratingResults(finished), { timeout: 10_000 }).toHaveLength(2)
  await playOn(people, running, 3)
  await ada.call('POST', `/tables/${running}/chat`, { key: freshKey(), text: 'good luck' })
  const { events } = await ada.view(running)
  const kept = {
    skills: await server.store.skillsOf(ada.id),
    results: await server.store.ratingResults(finished),
  }
  await server.close()
  rmSync(folder, { recursive: true })
  return { url, people, finished, running, events, kept }
}

let made: ReturnType<typeof makeRows> | undefined

/** Copies the rows of one database to another with fewer or other columns; `more` has extra values by table. */
async function copyRows(from: string, to: string, more: Readonly<Record<string, object>>): Promise<void> {
  const source = new pg.Client(from)
  const target = new pg.Client(to)
  await Promise.all([source.connect(), target.connect()])
  const names = async (client: pg.Client): Promise<string[]> =>
    (await client.query("select tablename from pg_tables where schemaname = 'public'")).rows.map((row) => row.tablename)
  const known = new Set(await names(source))
  // Foreign keys are not checked meanwhile, so the order does not matter.
  await target.query('set session_replication_role = replica')
  for (const name of await names(target)) {
    if (!known.has(name) || name === 'amyitis_version') continue
    const { rows: found } = await source.query(`select * from ${name}`)
    const wide = JSON.stringify(found.map((row) => ({ ...row, ...more[name] })))
    await target.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [wide])
  }
  await Promise.all([source.end(), target.end()])
}

test.each([1, LATEST_VERSION - 1])(
  'migrates players, ratings and a running game of version %i, and the game goes on',
  async (version) => {
    made ??= makeRows()
    const { url, people, finished, running, events, kept } = await made
    const old = await databaseOf(version)
    await copyRows(url, old, { secrets: { settings: '{}' } })
    const [{ id }] = people
    if (version === 1) await postgres.query(old, `insert into ratings values ('${id}', 2, 35, 1.5, 40)`)

    const folder = tempFolder()
    const server = await startServer({ folder, database: old, proxy: '127.0.0.1' })
    try {
      const { store } = server
      const [ada, bela] = people.map((one) => playerWith(server.url, one.id, one.headers))
      expect((await ada.call('GET', '/me')).body.name).toBe('Ada')
      const view = await ada.view(running)
      expect(view.events).toEqual(events)
      expect(view.chat).toMatchObject([{ player: id, text: 'good luck' }])
      const mine = (await bela.call('GET', '/tables')).body.mine as { readonly id: string; readonly status: string }[]
      expect(mine.map((one) => [one.id, one.status]).sort()).toEqual(
        [
          [finished, 'over'],
          [running, 'playing'],
        ].sort(),
      )
      const begin = { player: id, players: 2, mu: 30, sigma: 6.25, games: 0, opponents: 0 }
      const skills = version === 1 ? ['correspondence', 'live'].map((pace) => ({ ...begin, pace })) : kept.skills
      expect(await store.skillsOf(id)).toEqual(skills)
      if (version > 1) expect(await store.ratingResults(finished)).toEqual(kept.results)

      await playOn([ada, bela], running)
      expect((await bela.execute(running, { type: 'concede' })).status).toBe(200)
      await expect.poll(() => store.ratingResults(running), { timeout: 10_000 }).toHaveLength(2)
      const [rated] = await store.skills([id], { players: 2, pace: 'correspondence' })
      expect(rated.games).toBe(skills[0].games + 1)
      expect(rated.mu).toBeGreaterThan(skills[0].mu)
      expect(server.errors).toEqual([])
    } finally {
      await server.close()
      rmSync(folder, { recursive: true })
    }
  },
  60_000,
)

test('a new database needs no backup', async () => {
  const url = await postgres.database()
  await (await openPostgresStore(url)).close()
  expect(await schemas(url)).toEqual([])
})

test('reads every row if the indexes can’t be checked, and checks both if they can', async () => {
  const url = await postgres.database()
  const store = await openPostgresStore(url)
  expect(await store.integrity()).toEqual({ method: 'read', problems: [] })
  const [found] = await postgres.query(url, "select 1 from pg_available_extensions where name = 'amcheck'")
  if (found !== undefined) await postgres.query(url, 'create extension amcheck')
  expect(await store.integrity()).toEqual({ method: found === undefined ? 'read' : 'amcheck', problems: [] })
  await store.close()
})

test('a read-only database is not ready, and the reason is reported', async () => {
  const url = await postgres.database()
  await (await openPostgresStore(url)).close()
  const store = await openPostgresStore(url)
  expect(await store.checkHealth()).toBeUndefined()
  const name = new URL(url).pathname.slice(1)
  await postgres.query(url, `alter database "${name}" set default_transaction_read_only = on`)
  await postgres.query(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  await expect.poll(() => store.checkHealth(), { timeout: 10_000 }).toMatchObject({ reason: 'read-only' })
  await store.close()
}, 30_000)
