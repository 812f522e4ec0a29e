import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import { copyDatabase } from './copy-database.ts'
import type { Schema } from './schema.ts'

/** Backups of this kind that are kept. */
const MAX_BACKUPS = 3

/** The version of the data in a file; 0 if there is none yet. */
export function schemaVersion(database: DatabaseSync): number {
  const known = database.prepare("select 1 from sqlite_master where name = 'amyitis_version'").get()
  return known === undefined ? 0 : Number(database.prepare('select version from amyitis_version').get()?.version ?? 0)
}

/** Backs up a data file of an older version beside it, named by version and time. Returns the path. */
export async function backupBeforeMigration(
  database: DatabaseSync,
  file: string,
  version: number,
  now: number,
): Promise<string> {
  const stem = `${basename(file).replace(/\.sqlite$/, '')}-before-update-v`
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const copy = join(dirname(file), `${stem}${version}-${stamp}.sqlite`)
  await copyDatabase(database, copy)
  const timeOf = (name: string) => name.slice(-stamp.length - '.sqlite'.length)
  const older = readdirSync(dirname(file))
    .filter((name) => name.startsWith(stem) && name.endsWith('.sqlite'))
    .sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1))
    .slice(0, -MAX_BACKUPS)
  for (const name of older) rmSync(join(dirname(file), name))
  return copy
}

/**
 * Copies every PostgreSQL table into a separate schema, in the transaction that migrates them, and deletes the previous
 * copy.
 */
export async function copyTables(trx: Kysely<Schema>, version: number): Promise<string> {
  const schema = `amyitis_before_update_v${version}`
  const old = await sql<{ name: string }>`select nspname as name from pg_namespace
    where nspname like 'amyitis\\_before\\_update\\_v%'`.execute(trx)
  for (const { name } of old.rows) await sql`drop schema ${sql.id(name)} cascade`.execute(trx)
  await sql`create schema ${sql.id(schema)}`.execute(trx)
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema()`.execute(trx)
  for (const { name } of tables.rows)
    await sql`create table ${sql.id(schema, name)} as table ${sql.id(name)}`.execute(trx)
  return schema
}
