import { MAX_NAME_LENGTH, nameProblem, normalizeName } from '@amyitis/protocol'
import { sql, type Transaction } from 'kysely'
import { foldName } from '../../names/fold.ts'
import { must, ofPlayer, ofTable } from './columns.ts'
import type { Schema } from './schema.ts'

/** The first free variant of a name: the second Ada becomes “Ada 2”. `next`: the next number to try, by folded name. */
function freeName(name: string, taken: ReadonlySet<string>, next: Map<string, number>): string {
  const key = foldName(name)
  for (let number = next.get(key) ?? 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`
    const free = `${[...name].slice(0, MAX_NAME_LENGTH - suffix.length).join('')}${suffix}`
    if (taken.has(foldName(free))) continue
    next.set(key, number + 1)
    return free
  }
}

/** The oldest player keeps the name. Invisible names become “Guest”. */
async function nameAll(db: Transaction<Schema>): Promise<void> {
  const taken = new Set<string>()
  const numbers = new Map<string, number>()
  const players = await db
    .selectFrom('players')
    .select(['id', 'name'])
    .where('name', 'is not', null)
    .orderBy('created')
    .orderBy('id')
    .execute()
  for (const { id, name } of players) {
    const old = name ?? ''
    const normalized = normalizeName(old)
    const problem = nameProblem(normalized)
    const shown = problem === 'name-invisible' || problem === 'name-blank' ? 'Guest' : old
    const next = taken.has(foldName(shown)) ? freeName(normalizeName(shown), taken, numbers) : shown
    taken.add(foldName(next))
    await db
      .updateTable('players')
      .set({ name: next, name_key: foldName(next) })
      .where('id', '=', id)
      .execute()
  }
}

async function names(db: Transaction<Schema>): Promise<void> {
  await db.schema.alterTable('seated').addColumn('name', 'text').execute()
  await sql`create index seated_named on seated (player, table_id) where name is not null`.execute(db)
  // Finished games get the current names of their players, as nothing else is known.
  await sql`update seated set name = (select players.name from players where players.id = seated.player)
    where table_id in (select id from tables where status = 'over')`.execute(db)
  await db.schema.alterTable('players').addColumn('name_key', 'text').execute()
  await nameAll(db)
  await db.schema.createIndex('players_name_key').unique().on('players').column('name_key').execute()
}

async function ratings(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('skills')
    .addColumn('player', 'text', ofPlayer)
    .addColumn('players', 'integer', must)
    .addColumn('pace', 'text', must)
    .addColumn('mu', 'double precision', must)
    .addColumn('sigma', 'double precision', must)
    .addColumn('games', 'integer', must)
    .addColumn('opponents', 'integer', must)
    .addPrimaryKeyConstraint('skills_key', ['player', 'players', 'pace'])
    .execute()
  // Nothing is known about how the old ratings came about: half of their deviation is kept as a starting point, in both
  // kinds.
  for (const pace of ['live', 'correspondence'])
    await sql`insert into skills (player, players, pace, mu, sigma, games, opponents)
      select player, players, ${sql.lit(pace)}, 25 + (mu - 25) / 2, case when sigma > 6.25 then sigma else 6.25 end, 0, 0
      from ratings where player in (select id from players where name is not null)`.execute(db)
  await db.schema.dropTable('ratings').execute()
  await db.schema
    .createTable('rating_results')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('player', 'text', must)
    .addColumn('players', 'integer', must)
    .addColumn('pace', 'text', must)
    .addColumn('outcome', 'text', must)
    .addColumn('reduced', 'integer', must)
    .addColumn('left_seat', 'integer', must)
    .addColumn('mu_before', 'double precision', must)
    .addColumn('sigma_before', 'double precision', must)
    .addColumn('mu', 'double precision', must)
    .addColumn('sigma', 'double precision', must)
    .addColumn('games', 'integer', must)
    .addColumn('opponents', 'integer', must)
    .addPrimaryKeyConstraint('rating_results_key', ['table_id', 'player'])
    .execute()
  await db.schema.createIndex('rating_results_player').on('rating_results').column('player').execute()
  await db.schema
    .createTable('rating_pairs')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('one', 'text', must)
    .addColumn('other', 'text', must)
    .addColumn('at', 'bigint', must)
    .addPrimaryKeyConstraint('rating_pairs_key', ['table_id', 'one', 'other'])
    .execute()
  await db.schema.createIndex('rating_pairs_at').on('rating_pairs').column('at').execute()
  await db.schema
    .createTable('rating_traces')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('player', 'text', must)
    .addColumn('hash', 'text', must)
    .addPrimaryKeyConstraint('rating_traces_key', ['table_id', 'player', 'hash'])
    .execute()
}

/** Unique names, and ratings by kind with the result of each game. */
export async function ratingsAndNames(db: Transaction<Schema>): Promise<void> {
  await names(db)
  await ratings(db)
}
