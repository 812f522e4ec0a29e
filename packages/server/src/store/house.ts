import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Selectable, sql } from 'kysely'
import type { Base } from './base.ts'
import type { Schema } from './schema.ts'
import type { RatingRow, ReportRow, Store } from './store.ts'
import { type Trouble, troubleOf } from './trouble.ts'

const ratingOf = (row: Selectable<Schema['ratings']>): RatingRow => ({
  ...row,
  players: row.players as RatingRow['players'],
})

const reportOf = ({ id, at, table_id, by, about, line, text }: Selectable<Schema['reports']>): ReportRow => ({
  id,
  at,
  table: table_id,
  by,
  about,
  line: line ?? undefined,
  text,
})

/** How long a database that is well takes to write something, at most. */
const PATIENCE = 3000

/** Bytes that are written to find out whether there is room. */
const ROOM = 32_768

/** Any number that nobody else locks: ratings are counted one game after the other. */
const RATING = 4_285_108

type Part = 'tellOnce' | 'report' | 'reports' | 'rating' | 'rate' | 'ladder' | 'setting' | 'setSetting' | 'condition'

export function houseQueries({ db, kind, write, troubles }: Base): Pick<Store, Part> {
  const setting = async (name: string) =>
    (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value

  async function setSetting(name: string, value: string, once = false): Promise<string> {
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) =>
        once ? conflict.column('name').doNothing() : conflict.column('name').doUpdateSet({ value }),
      )
      .execute()
    return once ? ((await setting(name)) ?? value) : value
  }

  /** Writes something that needs room of its own, and takes it away again: a full disk still changes what is there. */
  async function tryOut(): Promise<void> {
    await setSetting('alive', kind === 'sqlite' ? randomBytes(ROOM / 2).toString('hex') : String(Date.now()))
    if (kind === 'sqlite') await db.deleteFrom('settings').where('name', '=', 'alive').execute()
  }

  return {
    setting,
    setSetting,
    condition() {
      const tried = tryOut().then(
        () => troubles.recent(),
        (error: Error): Trouble => troubleOf(error) ?? { reason: 'unknown', cause: error.message },
      )
      const late: Trouble = { reason: 'away', cause: `no answer within ${PATIENCE} ms` }
      return Promise.race([tried, sleep(PATIENCE, late, { ref: false })])
    },
    async tellOnce(table, player, seq) {
      const first = await db
        .insertInto('told')
        .values({ table_id: table, player, seq })
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'player']).doUpdateSet({ seq }).where('told.seq', '<', seq),
        )
        .returning('seq')
        .executeTakeFirst()
      return first !== undefined
    },
    async report({ at, table, by, about, line, text }) {
      await db
        .insertInto('reports')
        .values({ at, table_id: table, by, about, line: line ?? null, text })
        .execute()
    },
    async reports(limit, by) {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .$if(by !== undefined, (query) => query.where('by', '=', by ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(reportOf)
    },
    async rating(player, players) {
      const query = db.selectFrom('ratings').selectAll().where('player', '=', player).where('players', '=', players)
      const row = await query.executeTakeFirst()
      return row === undefined ? undefined : ratingOf(row)
    },
    rate: (table, players, ids, next) =>
      write(async (trx) => {
        if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(RATING)})`.execute(trx)
        const first = await trx
          .insertInto('rated')
          .values({ table_id: table })
          .onConflict((conflict) => conflict.doNothing())
          .returning('table_id')
          .executeTakeFirst()
        if (first === undefined) return false
        const rows = await trx
          .selectFrom('ratings')
          .selectAll()
          .where('players', '=', players)
          .where('player', 'in', ids)
          .execute()
        const old = new Map(rows.map((row) => [row.player, ratingOf(row)]))
        for (const { mu, sigma, games, ...key } of next(ids.map((id) => old.get(id))))
          await trx
            .insertInto('ratings')
            .values({ ...key, mu, sigma, games })
            .onConflict((conflict) => conflict.columns(['player', 'players']).doUpdateSet({ mu, sigma, games }))
            .execute()
        return true
      }),
    async ladder(players, leastGames, limit) {
      const rows = await db
        .selectFrom('ratings')
        .selectAll()
        .where('players', '=', players)
        .where('games', '>=', leastGames)
        .orderBy(sql`mu - 3 * sigma`, 'desc')
        .orderBy('player')
        .limit(limit)
        .execute()
      return rows.map(ratingOf)
    },
  }
}
