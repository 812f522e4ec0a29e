import { type Kysely, sql } from 'kysely'
import type { StoreBackend } from './backend.ts'
import type { Schema } from './schema/schema.ts'
import type { Store } from './store.ts'
import type { Integrity } from './types.ts'

const MAX_PROBLEMS = 100
/** A quick check reads the whole file, so on start only small files are checked. */
const MAX_QUICK_CHECK_BYTES = 64 << 20

type Db = Kysely<Schema>

const asText = (row: object) => Object.values(row).map(String).join(' ')

async function checkSqlite(db: Db, quick: boolean): Promise<Integrity> {
  const number = async (name: string) =>
    Number(Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] as object)[0])
  try {
    if (quick && (await number('page_count')) * (await number('page_size')) > MAX_QUICK_CHECK_BYTES)
      return { method: 'skipped', problems: [] }
    const pages = await sql
      .raw<object>(`pragma ${quick ? 'quick_check' : 'integrity_check'}(${MAX_PROBLEMS})`)
      .execute(db)
    const damage = pages.rows.map(asText).filter((line) => line !== 'ok')
    const keys = quick ? [] : (await sql.raw<object>('pragma foreign_key_check').execute(db)).rows
    const dangling = keys.slice(0, MAX_PROBLEMS).map((row) => `foreign key: ${asText(row)}`)
    return { method: 'sqlite', problems: [...damage, ...dangling] }
  } catch (error) {
    return { method: 'sqlite', problems: [(error as Error).message] }
  }
}

interface Named {
  readonly name: string
}

const problemsOf = (what: string, run: Promise<unknown>): Promise<string[]> =>
  run.then(
    () => [],
    (error: Error) => [`${what}: ${error.message}`],
  )

/** With the amcheck extension every index is checked against its table; without it, every row is read. */
async function checkPostgres(db: Db): Promise<Integrity> {
  const amcheck = await sql<Named>`select extname as name from pg_extension where extname = 'amcheck'`.execute(db)
  const tables = await sql<Named>`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = current_schema()`.execute(db)
  const problems: string[] = []
  for (const { name } of tables.rows)
    problems.push(...(await problemsOf(name, sql`select sum(length(t::text)) from ${sql.raw(name)} t`.execute(db))))
  if (amcheck.rows.length === 0) return { method: 'read', problems }
  const indexes =
    await sql<Named>`select c.oid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_am a on a.oid = c.relam join pg_namespace n on n.oid = c.relnamespace
    where a.amname = 'btree' and n.nspname = current_schema() and i.indisvalid`.execute(db)
  for (const { name } of indexes.rows)
    problems.push(...(await problemsOf(name, sql`select bt_index_check(${name}::regclass, true)`.execute(db))))
  return { method: 'amcheck', problems }
}

export function integrityQueries({ db, kind, failures }: StoreBackend): Pick<Store, 'integrity'> {
  return {
    async integrity(quick = false) {
      if (kind === 'postgres') return quick ? { method: 'skipped', problems: [] } : checkPostgres(db)
      const found = await checkSqlite(db, quick)
      if (found.problems.length > 0) failures.recordDamage(found.problems[0])
      return found
    },
  }
}
