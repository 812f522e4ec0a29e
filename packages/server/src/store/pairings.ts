import { type Insertable, type Selectable, sql } from 'kysely'
import type { StoreBackend } from './backend.ts'
import type { Schema } from './schema/schema.ts'
import type { Store } from './store.ts'
import type { PairingRow } from './types.ts'

/** An arbitrary lock number, not used elsewhere: requests are paired one at a time. */
const LOCK = 4_285_109
/** The maximum number of requests to read for one match. */
const MAX_WAITING = 300

const rowOf = (row: Selectable<Schema['pairings']>): PairingRow => ({
  player: row.player,
  kind: row.kind,
  rated: row.rated === 1,
  rating: row.rating,
  person: row.person,
  traces: JSON.parse(row.traces) as string[],
  since: row.since,
  expires: row.expires,
  table: row.table_id ?? undefined,
  match: row.match ?? undefined,
})

const rawOf = (row: PairingRow): Insertable<Schema['pairings']> => ({
  player: row.player,
  kind: row.kind,
  rated: Number(row.rated),
  rating: row.rating,
  person: row.person,
  traces: JSON.stringify(row.traces),
  since: row.since,
  expires: row.expires,
  table_id: row.table ?? null,
  match: row.match ?? null,
})

type Part =
  | 'changePairings'
  | 'pairing'
  | 'removePairing'
  | 'addBotSeat'
  | 'botSeats'
  | 'removeBotSeat'
  | 'removeExpiredPairings'

export function pairingQueries({ db, kind: dialect, write }: StoreBackend): Pick<Store, Part> {
  return {
    changePairings: (kind, player, now, decide) =>
      write(async (trx) => {
        if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
        await trx.deleteFrom('pairings').where('expires', '<=', now).execute()
        const rows = await trx
          .selectFrom('pairings')
          .selectAll()
          .where((own) => own.or([own('kind', '=', kind), own('player', '=', player)]))
          .orderBy('since')
          .orderBy('player')
          .limit(MAX_WAITING)
          .execute()
        const { changed, result } = decide(rows.map(rowOf))
        for (const row of changed.map(rawOf))
          await trx
            .insertInto('pairings')
            .values(row)
            .onConflict((conflict) => conflict.column('player').doUpdateSet(row))
            .execute()
        return result
      }),
    async pairing(player) {
      const row = await db.selectFrom('pairings').selectAll().where('player', '=', player).executeTakeFirst()
      return row === undefined ? undefined : rowOf(row)
    },
    async removePairing(player) {
      await db.deleteFrom('pairings').where('player', '=', player).execute()
    },
    async addBotSeat({ table, kind, rating, at }) {
      await db
        .insertInto('bot_seats')
        .values({ table_id: table, kind, rating, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async botSeats(kind, limit) {
      const rows = await db
        .selectFrom('bot_seats')
        .selectAll()
        .where('kind', '=', kind)
        .orderBy('at')
        .limit(limit)
        .execute()
      return rows.map(({ table_id, ...row }) => ({ table: table_id, ...row }))
    },
    async removeBotSeat(table) {
      await db.deleteFrom('bot_seats').where('table_id', '=', table).execute()
    },
    async removeExpiredPairings(now, seatsBefore) {
      await db.deleteFrom('pairings').where('expires', '<=', now).execute()
      await db.deleteFrom('bot_seats').where('at', '<', seatsBefore).execute()
    },
  }
}
