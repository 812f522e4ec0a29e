import { sql, type Transaction } from 'kysely'
import { flag, must, ofPlayer, ofTable } from './columns.ts'
import type { Schema } from './schema.ts'

/** The fields read from summaries of earlier versions. */
interface OldSummary {
  readonly players?: readonly { readonly player?: string | null }[]
  readonly palace?: boolean
  readonly edition?: string
  readonly scores?: readonly number[]
  readonly ranks?: readonly number[]
}

const PAGE = 500

/** Copies the results of finished games into the new tables. */
async function noteFinished(db: Transaction<Schema>): Promise<void> {
  let last = ''
  for (;;) {
    const page = await db
      .selectFrom('tables')
      .select(['id', 'public', 'summary', 'changed'])
      .where('status', '=', 'over')
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const { id, public: isPublic, summary, changed } of page) {
      const { players = [], palace, edition, scores = [], ranks = [] } = JSON.parse(summary) as OldSummary
      if (ranks.length !== players.length || ranks.length === 0) continue
      const seats = players.flatMap(({ player }, seat) => (player ? [{ player, seat }] : []))
      await db
        .insertInto('finished')
        .values({
          ...{ table_id: id, at: changed, public: isPublic, players: players.length, people: seats.length },
          ...{ palace: palace ? 1 : 0, edition: edition ?? 'standard' },
        })
        .execute()
      for (const { player, seat } of seats)
        await db
          .insertInto('results')
          .values({ table_id: id, player, at: changed, seat, rank: ranks[seat], score: scores[seat] ?? 0 })
          .execute()
    }
    if (page.length < PAGE) return
    last = page[page.length - 1].id
  }
}

/** Finished games for the search, with everybody's place. */
async function finishedGames(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('finished')
    .addColumn('table_id', 'text', (column) => ofTable(column).primaryKey())
    .addColumn('at', 'bigint', must)
    .addColumn('public', 'integer', must)
    .addColumn('players', 'integer', must)
    .addColumn('people', 'integer', must)
    .addColumn('palace', 'integer', must)
    .addColumn('edition', 'text', must)
    .execute()
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('player', 'text', must)
    .addColumn('at', 'bigint', must)
    .addColumn('seat', 'integer', must)
    .addColumn('rank', 'integer', must)
    .addColumn('score', 'integer', must)
    .addPrimaryKeyConstraint('results_key', ['table_id', 'player'])
    .execute()
  await noteFinished(db)
  await sql`delete from results where player not in (select id from players where name is not null)`.execute(db)
  await db.schema.createIndex('results_player').on('results').columns(['player', 'at', 'table_id']).execute()
  await sql`create index finished_at on finished (at, table_id) where public = 1`.execute(db)
  await sql`create index finished_players on finished (players, palace, at, table_id) where public = 1`.execute(db)
  await sql`create index finished_edition on finished (edition, at, table_id) where public = 1`.execute(db)
}

/** Requests for opponents, and games in which a person may take the seat of a bot. */
async function pairing(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('pairings')
    .addColumn('player', 'text', (column) => ofPlayer(column).primaryKey())
    .addColumn('kind', 'text', must)
    .addColumn('rated', 'integer', must)
    .addColumn('rating', 'integer', must)
    .addColumn('person', 'text', must)
    .addColumn('traces', 'text', must)
    .addColumn('since', 'bigint', must)
    .addColumn('expires', 'bigint', must)
    .addColumn('table_id', 'text')
    .addColumn('match', 'text')
    .execute()
  await db.schema.createIndex('pairings_kind').on('pairings').columns(['kind', 'since']).execute()
  await db.schema
    .createTable('bot_seats')
    .addColumn('table_id', 'text', (column) => ofTable(column).primaryKey())
    .addColumn('kind', 'text', must)
    .addColumn('rating', 'integer', must)
    .addColumn('at', 'bigint', must)
    .execute()
  await db.schema.createIndex('bot_seats_kind').on('bot_seats').columns(['kind', 'at']).execute()
}

/** Games to watch, finished games, times of ratings, reserved seats, and quick pairing. */
export async function onlineFlow(db: Transaction<Schema>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema.alterTable('tables').addColumn('watchable', 'integer', flag).execute()
  await sql`update tables set watchable = 1 where status = 'playing' and public = 1 and exists (
    select 1 from events where table_id = tables.id and seq = 1 and body not like '%"spectators":false%')`.execute(db)
  await sql`create index tables_watchable on tables (changed, id) where watchable = 1`.execute(db)
  await db.schema.alterTable('rating_results').addColumn('at', 'bigint').execute()
  await sql`update rating_results set at = (select changed from tables where id = table_id)`.execute(db)
  await finishedGames(db)
  await db.schema
    .createTable('offers')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('player', 'text', must)
    .addPrimaryKeyConstraint('offers_key', ['table_id', 'player'])
    .execute()
  await db.schema.createIndex('offers_player').on('offers').column('player').execute()
  await pairing(db)
  // Names are searched by prefix, bytewise, whatever the collation of the database.
  const bytewise = dialect === 'postgres' ? sql`name_key collate "C"` : sql`name_key`
  await sql`create index players_name_start on players (${bytewise})`.execute(db)
}
