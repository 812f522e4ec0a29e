import { type Selectable, sql, type Transaction } from 'kysely'
import type { StoreBackend } from './backend.ts'
import type { Schema } from './schema/schema.ts'
import type { Store } from './store.ts'
import type { Contest, Contestant, RatingResult, RatingResultRow, SkillKind, SkillRow } from './types.ts'

type Trx = Transaction<Schema>

/** An arbitrary lock number: games are rated one at a time. */
const LOCK = 4_285_108
/** Beyond this many different opponents the exact number does not matter. */
const ENOUGH_OPPONENTS = 3

const skillOf = ({ pace, ...row }: Selectable<Schema['skills']>): SkillRow => ({
  ...row,
  pace: pace as SkillRow['pace'],
})

const resultOf = (row: Selectable<Schema['rating_results']>): RatingResult => ({
  player: row.player,
  outcome: row.outcome as RatingResult['outcome'],
  reduced: row.reduced === 1,
  left: row.left_seat === 1,
  before: { mu: row.mu_before, sigma: row.sigma_before },
  mu: row.mu,
  sigma: row.sigma,
  games: row.games,
  opponents: row.opponents,
})

const inOrder = (one: string, other: string): readonly [string, string] => (one < other ? [one, other] : [other, one])

/** Locks the rows of the players: a concurrent erasure happens before or after, not in between. */
async function readContest(
  trx: Trx,
  kind: StoreBackend['kind'],
  game: SkillKind & { readonly table: string; readonly since: number },
  people: readonly string[],
): Promise<Contest> {
  const rows = await trx
    .selectFrom('players')
    .select(['id', 'name', 'owner'])
    .where('id', 'in', people)
    .orderBy('id')
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .execute()
  const players = new Map(rows.map((row) => [row.id, row]))
  const skills = await trx
    .selectFrom('skills')
    .selectAll()
    .where('players', '=', game.players)
    .where('pace', '=', game.pace)
    .where('player', 'in', people)
    .execute()
  const traces = await trx.selectFrom('rating_traces').selectAll().where('table_id', '=', game.table).execute()
  const pairs = await trx
    .selectFrom('rating_pairs')
    .select(['one', 'other'])
    .where('at', '>', game.since)
    .where('one', 'in', people)
    .where('other', 'in', people)
    .execute()
  return {
    contestants: people.map((player): Contestant => {
      const row = players.get(player)
      return {
        player,
        erased: (row?.name ?? null) === null,
        person: row?.owner ?? player,
        skill: skills.map(skillOf).find((one) => one.player === player),
        traces: new Set(traces.flatMap((trace) => (trace.player === player ? [trace.hash] : []))),
      }
    }),
    together: (a, b) => {
      const [one, other] = inOrder(a, b)
      return pairs.filter((pair) => pair.one === one && pair.other === other).length
    },
  }
}

/** How many different opponents a player has had in counted games, this one included. */
async function opponentsOf(trx: Trx, player: string, { players, pace }: SkillKind): Promise<number> {
  const found = await trx
    .selectFrom('rating_results as own')
    .innerJoin('rating_results as other', 'other.table_id', 'own.table_id')
    .select('other.player')
    .distinct()
    .where('own.player', '=', player)
    .where('own.players', '=', players)
    .where('own.pace', '=', pace)
    .where('own.outcome', '=', 'counted')
    .where('other.outcome', '=', 'counted')
    .where('other.player', '!=', player)
    .limit(ENOUGH_OPPONENTS)
    .execute()
  return found.length
}

async function writeResults(
  trx: Trx,
  game: SkillKind & { readonly table: string; readonly at: number },
  results: readonly RatingResult[],
): Promise<void> {
  const { table, players, pace, at } = game
  for (const { player, outcome, reduced, left, before, mu, sigma, games, opponents } of results)
    await trx
      .insertInto('rating_results')
      .values({
        ...{ table_id: table, player, players, pace, outcome, reduced: Number(reduced), left_seat: Number(left) },
        ...{ mu_before: before.mu, sigma_before: before.sigma, mu, sigma, games, opponents, at },
      })
      .execute()
  for (const { player, outcome, mu, sigma, games, opponents: known } of results) {
    if (outcome !== 'counted') continue
    const opponents = known >= ENOUGH_OPPONENTS ? known : Math.max(known, await opponentsOf(trx, player, game))
    await trx
      .insertInto('skills')
      .values({ player, players, pace, mu, sigma, games, opponents })
      .onConflict((conflict) =>
        conflict.columns(['player', 'players', 'pace']).doUpdateSet({ mu, sigma, games, opponents }),
      )
      .execute()
    await trx
      .updateTable('rating_results')
      .set({ opponents })
      .where('table_id', '=', table)
      .where('player', '=', player)
      .execute()
  }
}

/** Traces are used for one rating and then deleted, as are those of closed tables. */
async function forgetTraces(trx: Trx, table: string): Promise<void> {
  await trx
    .deleteFrom('rating_traces')
    .where((own) =>
      own.or([
        own('table_id', '=', table),
        own('table_id', 'in', own.selectFrom('tables').select('id').where('status', '=', 'closed')),
      ]),
    )
    .execute()
}

type Part =
  | 'skillsOf'
  | 'skills'
  | 'ratingResults'
  | 'ratingResultsOf'
  | 'rate'
  | 'ladder'
  | 'addTrace'
  | 'playedNames'
  | 'removeNamesOf'

export function ratingQueries({ db, kind, write }: StoreBackend): Pick<Store, Part> {
  return {
    removeNamesOf: (player, limit) =>
      write(async (trx) => {
        const some = await trx
          .selectFrom('seated')
          .select('table_id')
          .where('player', '=', player)
          .where('name', 'is not', null)
          .limit(limit)
          .execute()
        const tables = some.map(({ table_id }) => table_id)
        if (tables.length > 0)
          await trx
            .updateTable('seated')
            .set({ name: null })
            .where('player', '=', player)
            .where('table_id', 'in', tables)
            .execute()
        return tables.length
      }),
    async skillsOf(player) {
      const rows = await db
        .selectFrom('skills')
        .selectAll()
        .where('player', '=', player)
        .orderBy('players')
        .orderBy('pace')
        .execute()
      return rows.map(skillOf)
    },
    async skills(ids, only) {
      if (ids.length === 0) return []
      const all = db.selectFrom('skills').selectAll().where('player', 'in', ids)
      const query = only ? all.where('players', '=', only.players).where('pace', '=', only.pace) : all
      return (await query.execute()).map(skillOf)
    },
    async ratingResults(table) {
      const settled = await db.selectFrom('rated').selectAll().where('table_id', '=', table).executeTakeFirst()
      if (settled === undefined) return undefined
      return (await db.selectFrom('rating_results').selectAll().where('table_id', '=', table).execute()).map(resultOf)
    },
    async ratingResultsOf(player, after, limit) {
      const rows = await db
        .selectFrom('rating_results')
        .selectAll()
        .where('player', '=', player)
        .where('table_id', '>', after)
        .orderBy('table_id')
        .limit(limit)
        .execute()
      return rows.map(
        (row): RatingResultRow => ({
          table: row.table_id,
          players: row.players,
          pace: row.pace as RatingResultRow['pace'],
          ...resultOf(row),
        }),
      )
    },
    rate: (game, people, decide) =>
      write(async (trx) => {
        if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
        const first = await trx
          .insertInto('rated')
          .values({ table_id: game.table })
          .onConflict((conflict) => conflict.doNothing())
          .returning('table_id')
          .executeTakeFirst()
        if (first === undefined) return false
        if (people.length > 0) {
          const { results, pairs } = decide(await readContest(trx, kind, game, people))
          await writeResults(trx, game, results)
          for (const [one, other] of pairs.map(([a, b]) => inOrder(a, b)))
            await trx.insertInto('rating_pairs').values({ table_id: game.table, one, other, at: game.at }).execute()
        }
        await trx.deleteFrom('rating_pairs').where('at', '<=', game.since).execute()
        await forgetTraces(trx, game.table)
        return true
      }),
    async ladder({ players, pace }, least, limit) {
      const rows = await db
        .selectFrom('skills')
        .innerJoin('players', 'players.id', 'skills.player')
        .selectAll('skills')
        .where('skills.players', '=', players)
        .where('pace', '=', pace)
        .where('games', '>=', least.games)
        .where('opponents', '>=', least.opponents)
        .where('players.banned', '=', 0)
        .orderBy(sql`mu - 2 * sigma`, 'desc')
        .orderBy('skills.player')
        .limit(limit)
        .execute()
      return rows.map(skillOf)
    },
    async addTrace(table, player, hash) {
      await db
        .insertInto('rating_traces')
        .values({ table_id: table, player, hash })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async playedNames(tables) {
      if (tables.length === 0) return []
      const rows = await db
        .selectFrom('seated')
        .select(['table_id', 'player', 'name'])
        .where('table_id', 'in', tables)
        .where('name', 'is not', null)
        // Names of erased players are hidden at once, although deleting them takes a while.
        .where('player', 'in', (own) => own.selectFrom('players').select('id').where('players.name', 'is not', null))
        .execute()
      return rows.map(({ table_id, player, name }) => ({ table: table_id, player, name: name ?? '' }))
    },
  }
}
