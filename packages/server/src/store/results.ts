import { sql, type Transaction } from 'kysely'
import type { StoreBackend } from './backend.ts'
import { readRow } from './rows.ts'
import type { Schema } from './schema/schema.ts'
import type { Store } from './store.ts'
import type { Append, Encounters, GameSearch, SkillKind } from './types.ts'

type Trx = Transaction<Schema>

/** The players who are not erased. */
async function knownOf(trx: Trx, players: readonly string[]): Promise<ReadonlySet<string>> {
  if (players.length === 0) return new Set()
  const rows = await trx
    .selectFrom('players')
    .select('id')
    .where('id', 'in', players)
    .where('name', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Stores the results of games that have just ended, but nothing about erased players. */
export async function writeFinished(trx: Trx, changes: readonly Append[]): Promise<void> {
  for (const { table, row, finished } of changes) {
    if (finished === undefined) continue
    const { players, palace, edition, results } = finished
    const at = row.changed
    await trx
      .insertInto('finished')
      .values({
        ...{ table_id: table, at, public: Number(row.public), players, people: results.length },
        ...{ palace: Number(palace), edition },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const known = await knownOf(
      trx,
      results.map(({ player }) => player),
    )
    for (const { player, seat, rank, score } of results.filter((one) => known.has(one.player)))
      await trx
        .insertInto('results')
        .values({ table_id: table, player, at, seat, rank, score })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
}

/** Stores for whom seats are reserved. */
export async function writeOffers(trx: Trx, changes: readonly Append[]): Promise<void> {
  for (const { table, offers } of changes) {
    if (offers === undefined) continue
    await trx.deleteFrom('offers').where('table_id', '=', table).execute()
    const rows = [...new Set(offers)].map((player) => ({ table_id: table, player }))
    if (rows.length > 0) await trx.insertInto('offers').values(rows).execute()
  }
}

/** The maximum number of players to search by the beginning of a name. */
const MAX_NAMESAKES = 20
/** Sorts after every character that a name can contain. */
const LAST = '\u{10ffff}'

const counted = (wins: number | null, losses: number | null, ties: number | null) => ({
  won: Number(wins ?? 0),
  lost: Number(losses ?? 0),
  drawn: Number(ties ?? 0),
})

type Part = 'searchGames' | 'placesOf' | 'opponentsOf' | 'encounters' | 'ratingCurve' | 'ratingChanges' | 'offersFor'

export function resultQueries({ db, kind }: StoreBackend): Pick<Store, Part> {
  const nameKey = kind === 'postgres' ? sql<string>`name_key collate "C"` : sql<string>`name_key`

  async function namesakes(start: string): Promise<string[]> {
    const rows = await db
      .selectFrom('players')
      .select('id')
      .where(sql<boolean>`${nameKey} >= ${start} and ${nameKey} < ${start + LAST}`)
      .orderBy(nameKey)
      .limit(MAX_NAMESAKES)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** The players whose games are searched; undefined: all players. */
  async function peopleOf({ player, name }: GameSearch): Promise<readonly string[] | undefined> {
    const named = name === undefined ? undefined : await namesakes(name)
    if (player === undefined) return named
    return named === undefined || named.includes(player) ? [player] : []
  }

  /** Games of these players, once each, from an index in the order of the list. */
  const gamesOf = (people: readonly string[] | undefined) =>
    people === undefined
      ? db.selectFrom('finished').select(['table_id', 'at']).where('public', '=', 1).as('games')
      : db
          .selectFrom('results')
          .select(['table_id', 'at'])
          .where('player', 'in', people)
          .$if(people.length > 1, (query) => query.distinct())
          .as('games')

  /** Wins, losses and ties of one player against others. */
  const pairs = (player: string) =>
    db
      .selectFrom('results as own')
      .innerJoin('results as other', 'other.table_id', 'own.table_id')
      .where('own.player', '=', player)
      .where('other.player', '!=', player)
      .select([
        sql<number>`sum(case when own.rank < other.rank then 1 else 0 end)`.as('won'),
        sql<number>`sum(case when own.rank > other.rank then 1 else 0 end)`.as('lost'),
        sql<number>`sum(case when own.rank = other.rank then 1 else 0 end)`.as('drawn'),
      ])

  return {
    async searchGames(search, limit, after) {
      const people = await peopleOf(search)
      if (people?.length === 0) return { rows: [] }
      const { players, palace, edition, from, to } = search
      const rows = await db
        .selectFrom(gamesOf(people))
        .innerJoin('finished', 'finished.table_id', 'games.table_id')
        .innerJoin('tables', 'tables.id', 'games.table_id')
        .selectAll('tables')
        .select('games.at as ended')
        .where('finished.public', '=', 1)
        .$if(players !== undefined, (query) => query.where('finished.players', '=', players ?? 0))
        .$if(palace !== undefined, (query) => query.where('finished.palace', '=', Number(palace)))
        .$if(edition !== undefined, (query) => query.where('finished.edition', '=', edition ?? ''))
        .$if(from !== undefined, (query) => query.where('games.at', '>=', from ?? 0))
        .$if(to !== undefined, (query) => query.where('games.at', '<', to ?? 0))
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(games.at, games.table_id) < (${after?.at}, ${after?.id})`),
        )
        .orderBy('games.at', 'desc')
        .orderBy('games.table_id', 'desc')
        .limit(limit + 1)
        .execute()
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        rows: shown.map(({ ended: _, ...row }) => readRow(row)),
        next: rows.length > limit && last !== undefined ? { at: last.ended, id: last.id } : undefined,
      }
    },
    async placesOf(player) {
      const rows = await db
        .selectFrom('results')
        .innerJoin('finished', 'finished.table_id', 'results.table_id')
        .select(['finished.players', 'results.rank', sql<number>`count(*)`.as('games')])
        .where('results.player', '=', player)
        .where('finished.public', '=', 1)
        .where('finished.people', '>', 1)
        .groupBy(['finished.players', 'results.rank'])
        .orderBy('finished.players')
        .orderBy('results.rank')
        .execute()
      return rows.map(({ games, ...place }) => ({ ...place, games: Number(games) }))
    },
    async opponentsOf(player, limit) {
      const rows = await pairs(player)
        .innerJoin('finished', 'finished.table_id', 'own.table_id')
        .where('finished.public', '=', 1)
        .select('other.player')
        .groupBy('other.player')
        .orderBy(sql`count(*)`, 'desc')
        .orderBy('other.player')
        .limit(limit)
        .execute()
      return rows.map((row): Encounters => ({ player: row.player, ...counted(row.won, row.lost, row.drawn) }))
    },
    async encounters(player, other) {
      const row = await pairs(player).where('other.player', '=', other).executeTakeFirst()
      return { player: other, ...counted(row?.won ?? 0, row?.lost ?? 0, row?.drawn ?? 0) }
    },
    async ratingCurve(player, limit) {
      const places = db
        .selectFrom('rating_results')
        .select(['table_id', 'players', 'pace', 'mu', 'sigma', 'games', 'at'])
        .select(sql<number>`row_number() over (partition by players, pace order by games desc)`.as('place'))
        .where('player', '=', player)
        .where('outcome', '=', 'counted')
      const rows = await db
        .selectFrom(places.as('points'))
        .leftJoin('finished', 'finished.table_id', 'points.table_id')
        .select(['points.players', 'points.pace', 'points.mu', 'points.sigma', 'points.at', 'finished.palace'])
        .where('points.place', '<=', limit)
        .orderBy('points.players')
        .orderBy('points.pace')
        .orderBy('points.games')
        .execute()
      return rows.map(({ pace, at, palace, ...point }) => ({
        ...point,
        pace: pace as SkillKind['pace'],
        at: at ?? undefined,
        palace: palace === null ? undefined : palace === 1,
      }))
    },
    async ratingChanges(player, tables) {
      if (tables.length === 0) return []
      const rows = await db
        .selectFrom('rating_results')
        .select(['table_id', 'mu_before', 'mu'])
        .where('player', '=', player)
        .where('outcome', '=', 'counted')
        .where('table_id', 'in', tables)
        .execute()
      return rows.map(({ table_id, mu_before, mu }) => ({ table: table_id, before: mu_before, after: mu }))
    },
    async offersFor(player, limit) {
      const rows = await db
        .selectFrom('offers')
        .innerJoin('tables', 'tables.id', 'offers.table_id')
        .selectAll('tables')
        .where('offers.player', '=', player)
        .where('tables.status', '=', 'open')
        .orderBy('tables.changed', 'desc')
        .limit(limit)
        .execute()
      return rows.map(readRow)
    },
  }
}
