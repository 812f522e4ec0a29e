import { type Kysely, sql, type Transaction } from 'kysely'
import { copyTables } from './before-migration.ts'
import { flag, key, must, ofPlayer, ofTable } from './columns.ts'
import { onlineFlow } from './online-flow.ts'
import { ratingsAndNames } from './ratings-and-names.ts'
import type { Schema } from './schema.ts'

/** Why the data can't be used, in one line for the host. */
export class StoreError extends Error {}

export type Dialect = 'sqlite' | 'postgres'
type Migration = (db: Transaction<Schema>, dialect: Dialect) => Promise<void>

async function tablesAndLogs(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', key)
    .addColumn('status', 'text', must)
    .addColumn('public', 'integer', must)
    .addColumn('host', 'text', must)
    .addColumn('seats', 'text', must)
    .addColumn('summary', 'text', must)
    .addColumn('seq', 'integer', must)
    .addColumn('changed', 'bigint', must)
    .execute()
  await db.schema.createIndex('tables_changed').on('tables').columns(['status', 'public', 'changed']).execute()
  await db.schema
    .createTable('secrets')
    .addColumn('table_id', 'text', (column) => ofTable(column).primaryKey())
    .addColumn('secret', 'text', must)
    .addColumn('invitations', 'text', must)
    .addColumn('settings', 'text', must)
    .execute()
  await db.schema
    .createTable('events')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('seq', 'integer', must)
    .addColumn('at', 'bigint', must)
    .addColumn('body', 'text', must)
    .addColumn('cause', 'text')
    .addPrimaryKeyConstraint('events_key', ['table_id', 'seq'])
    .execute()
  await db.schema
    .createIndex('events_cause')
    .unique()
    .on('events')
    .columns(['table_id', 'cause'])
    .where(sql.ref('cause'), 'is not', null)
    .execute()
  await db.schema
    .createTable('seated')
    .addColumn('player', 'text', must)
    .addColumn('table_id', 'text', ofTable)
    .addPrimaryKeyConstraint('seated_key', ['player', 'table_id'])
    .execute()
  await db.schema.createIndex('seated_table').on('seated').column('table_id').execute()
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('line', 'integer', must)
    .addColumn('at', 'bigint', must)
    .addColumn('player', 'text', must)
    .addColumn('text', 'text')
    .addColumn('cause', 'text', must)
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'line'])
    .addUniqueConstraint('chat_cause', ['table_id', 'cause'])
    .execute()
  await db.schema.createIndex('chat_player').on('chat').column('player').execute()
}

async function playersAndSecrets(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('players')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text')
    .addColumn('language', 'text', must)
    .addColumn('bot', 'integer', must)
    .addColumn('created', 'bigint', must)
    .addColumn('seen', 'bigint', must)
    .addColumn('banned', 'integer', must)
    .addColumn('muted', 'integer', must)
    .addColumn('webhook', 'text')
    .addColumn('webhook_secret', 'text')
    .addColumn('webhook_failures', 'integer')
    .addColumn('webhook_failed', 'bigint')
    .addColumn('email', 'text')
    .execute()
  await db.schema.createIndex('players_seen').on('players').column('seen').execute()
  await db.schema
    .createTable('tokens')
    .addColumn('hash', 'text', key)
    .addColumn('player', 'text', must)
    .addColumn('kind', 'text', must)
    .addColumn('created', 'bigint', must)
    .addColumn('expires', 'bigint', must)
    .execute()
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', key)
    .addColumn('player', 'text', ofPlayer)
    .addColumn('public_key', 'text', must)
    .addColumn('counter', 'bigint', must)
    .addColumn('transports', 'text', must)
    .execute()
  await db.schema
    .createTable('pushes')
    .addColumn('endpoint', 'text', key)
    .addColumn('player', 'text', ofPlayer)
    .addColumn('subscription', 'text', must)
    .execute()
  await db.schema
    .createTable('told')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('player', 'text', must)
    .addColumn('seq', 'integer', must)
    .addPrimaryKeyConstraint('told_key', ['table_id', 'player'])
    .execute()
  for (const table of ['tokens', 'passkeys', 'pushes'] as const)
    await db.schema.createIndex(`${table}_player`).on(table).column('player').execute()
}

async function reportsAndJobs(db: Transaction<Schema>, dialect: Dialect): Promise<void> {
  const reports = db.schema.createTable('reports')
  await (dialect === 'sqlite'
    ? reports.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : reports.addColumn('id', 'serial', key)
  )
    .addColumn('at', 'bigint', must)
    .addColumn('table_id', 'text', must)
    .addColumn('by', 'text', must)
    .addColumn('about', 'text', must)
    .addColumn('line', 'integer')
    .addColumn('text', 'text', must)
    .execute()
  await db.schema
    .createTable('ratings')
    .addColumn('player', 'text', ofPlayer)
    .addColumn('players', 'integer', must)
    .addColumn('mu', 'double precision', must)
    .addColumn('sigma', 'double precision', must)
    .addColumn('games', 'integer', must)
    .addPrimaryKeyConstraint('ratings_key', ['player', 'players'])
    .execute()
  await db.schema.createTable('rated').addColumn('table_id', 'text', key).execute()
  await db.schema.createTable('settings').addColumn('name', 'text', key).addColumn('value', 'text', must).execute()
  if (dialect === 'postgres') return
  await db.schema
    .createTable('jobs')
    .addColumn('kind', 'text', must)
    .addColumn('key', 'text', must)
    .addColumn('at', 'bigint', must)
    .addColumn('data', 'text', must)
    .addColumn('due', 'bigint', must)
    .addColumn('version', 'integer', must)
    .addColumn('tries', 'integer', must)
    .addPrimaryKeyConstraint('jobs_key', ['kind', 'key'])
    .execute()
  await db.schema.createIndex('jobs_due').on('jobs').columns(['kind', 'due']).execute()
}

/** Adds owners of bots and creation times of passkeys; drops settings, which are in the log. */
async function owners(db: Transaction<Schema>): Promise<void> {
  await db.schema.alterTable('players').addColumn('owner', 'text').execute()
  await db.schema.createIndex('players_owner').on('players').column('owner').execute()
  await db.schema.alterTable('passkeys').addColumn('created', 'bigint').execute()
  await db.schema.alterTable('secrets').dropColumn('settings').execute()
}

/** Days of uptime, and guests marked for erasure. */
async function uptime(db: Transaction<Schema>): Promise<void> {
  await db.schema.createTable('days_up').addColumn('day', 'integer', key).execute()
  await db.schema
    .createTable('departing')
    .addColumn('player', 'text', (column) => ofPlayer(column).primaryKey())
    .addColumn('day', 'integer', must)
    .execute()
}

/** Hashes of requests: a key reused for another request is an error. */
async function digests(db: Transaction<Schema>): Promise<void> {
  await db.schema.alterTable('events').addColumn('digest', 'text').execute()
}

/** Tables created before there was a limit: the newest of each host stay listed. */
const LISTED_BEFORE = 10

/** Columns for lists and limits, deduplicated editions, and rate limits shared by processes. */
async function boundedWork(db: Transaction<Schema>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('joinable', 'integer', flag).execute()
  await db.schema.alterTable('tables').addColumn('started', 'integer', flag).execute()
  await db.schema.alterTable('tables').addColumn('origin', 'text').execute()
  await sql`update tables set started = 1 where summary like '%"round":%'`.execute(db)
  await sql`update tables set joinable = 1 where id in (
    select ranked.id from (
      select id, row_number() over (partition by host order by changed desc, id) as place from tables
      where status = 'open' and public = 1 and summary like '%{}%') as ranked
    where ranked.place <= ${sql.lit(LISTED_BEFORE)})`.execute(db)
  await db.schema.createIndex('tables_host').on('tables').columns(['host', 'status']).execute()
  await sql`create index tables_origin on tables (origin, status) where origin is not null`.execute(db)
  await sql`create index tables_joinable on tables (host, changed, id) where joinable = 1`.execute(db)
  await sql`create index tables_unplayed on tables (changed) where status = 'closed' and started = 0`.execute(db)
  await db.schema.alterTable('seated').addColumn('touched', 'integer', flag).execute()
  await db.schema.alterTable('seated').addColumn('live', 'integer', flag).execute()
  await sql`update seated set
    touched = (select changed / 60000 from tables where id = table_id),
    live = (select case when status in ('open', 'playing') then 1 else 0 end from tables where id = table_id)`.execute(
    db,
  )
  await db.schema.createIndex('seated_recent').on('seated').columns(['player', 'touched', 'table_id']).execute()
  await sql`create index seated_live on seated (player, table_id) where live = 1`.execute(db)
  await db.schema.dropIndex('chat_player').execute()
  await db.schema.createIndex('chat_author').on('chat').columns(['player', 'table_id', 'line']).execute()
  await sql`create index chat_said on chat (player, table_id, line) where text is not null`.execute(db)
  await db.schema.createIndex('reports_by').on('reports').column('by').execute()
  await db.schema.createIndex('reports_table').on('reports').column('table_id').execute()
  await db.schema.createTable('editions').addColumn('hash', 'text', key).addColumn('body', 'text', must).execute()
  await db.schema
    .createTable('edition_uses')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('hash', 'text', (column) => column.notNull().references('editions.hash'))
    .addPrimaryKeyConstraint('edition_uses_key', ['table_id', 'hash'])
    .execute()
  await db.schema.createIndex('edition_uses_hash').on('edition_uses').column('hash').execute()
  await db.schema
    .createTable('allowances')
    .addColumn('key', 'text', key)
    .addColumn('remaining', 'double precision', must)
    .addColumn('at', 'double precision', must)
    .execute()
}

/** What accounts carry to other devices. */
async function progress(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('progress')
    .addColumn('player', 'text', ofPlayer)
    .addColumn('kind', 'text', must)
    .addColumn('version', 'integer', must)
    .addColumn('data', 'text', must)
    .addPrimaryKeyConstraint('progress_key', ['player', 'kind'])
    .execute()
}

/** Applied in order. Released migrations are never changed, only followed by new ones. */
const MIGRATIONS: readonly Migration[] = [
  async (db, dialect) => {
    await tablesAndLogs(db)
    await playersAndSecrets(db)
    await reportsAndJobs(db, dialect)
  },
  owners,
  uptime,
  digests,
  ratingsAndNames,
  boundedWork,
  onlineFlow,
  progress,
]

export const LATEST_VERSION = MIGRATIONS.length

/** An arbitrary lock number. */
const LOCK = 4_285_107

/**
 * Migrates the database to the current version. Processes that start at the same time wait for each other. In PostgreSQL the
 * tables are backed up first; a data file has already been backed up by the caller. `until`: stops at that version, as an
 * older program would.
 */
export async function migrate(db: Kysely<Schema>, dialect: Dialect, until = LATEST_VERSION): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
    await sql`create table if not exists amyitis_version (version integer not null)`.execute(trx)
    const { rows } = await sql<{ version: number }>`select version from amyitis_version`.execute(trx)
    const version = rows[0]?.version ?? 0
    if (version > LATEST_VERSION)
      throw new StoreError(
        `the data was written by a newer Amyitis (data version ${version}; this program knows up to ${LATEST_VERSION}): update the program`,
      )
    if (version === until) return
    if (dialect === 'postgres' && version > 0) await copyTables(trx, version)
    for (const step of MIGRATIONS.slice(version, until)) await step(trx, dialect)
    await sql`delete from amyitis_version`.execute(trx)
    await sql`insert into amyitis_version values (${sql.lit(until)})`.execute(trx)
  })
}
