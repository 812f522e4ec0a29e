import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '../../src/store/migrations.ts'
import { openPostgresStore } from '../../src/store/postgres.ts'
import type { Schema } from '../../src/store/schema.ts'
import { sharedPostgres as postgres } from '../shared-postgres.ts'

/** Makes of a database what the version before has left. */
async function aged(): Promise<string> {
  const url = await postgres.database()
  const pool = new pg.Pool({ connectionString: url })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db, 'postgres', 2)
  await db.destroy()
  for (const query of ["insert into settings values ('kept', 'yes')", 'create schema amyitis_before_update_v1'])
    await postgres.look(url, query)
  return url
}

const schemas = async (url: string) =>
  (
    await postgres.look<{ name: string }>(url, "select nspname as name from pg_namespace where nspname like 'amyitis%'")
  ).map(({ name }) => name)

test('tables of an older version are copied before they are changed; the copy before goes', async () => {
  const url = await aged()
  const store = await openPostgresStore(url)
  expect(await store.setting('kept')).toBe('yes')
  await store.noteDay(1)
  expect(await schemas(url)).toEqual(['amyitis_before_update_v2'])
  const copy = 'amyitis_before_update_v2'
  expect(await postgres.look(url, `select version from ${copy}.amyitis_version`)).toEqual([{ version: 2 }])
  expect(await postgres.look(url, `select value from ${copy}.settings where name = 'kept'`)).toEqual([{ value: 'yes' }])
  await store.close()
})

test('a new database needs no copy', async () => {
  const url = await postgres.database()
  await (await openPostgresStore(url)).close()
  expect(await schemas(url)).toEqual([])
})

test('every row is read where the indexes cannot be checked, and both are where they can', async () => {
  const url = await postgres.database()
  const store = await openPostgresStore(url)
  expect(await store.integrity()).toEqual({ method: 'read', problems: [] })
  const [found] = await postgres.look(url, "select 1 from pg_available_extensions where name = 'amcheck'")
  if (found !== undefined) await postgres.look(url, 'create extension amcheck')
  expect(await store.integrity()).toEqual({ method: found === undefined ? 'read' : 'amcheck', problems: [] })
  await store.close()
})

test('a database that may only be read is not ready, and says why', async () => {
  const url = await postgres.database()
  await (await openPostgresStore(url)).close()
  const store = await openPostgresStore(url)
  expect(await store.condition()).toBeUndefined()
  const name = new URL(url).pathname.slice(1)
  await postgres.look(url, `alter database "${name}" set default_transaction_read_only = on`)
  await postgres.look(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  await expect.poll(() => store.condition(), { timeout: 10_000 }).toMatchObject({ reason: 'read-only' })
  await store.close()
}, 30_000)
