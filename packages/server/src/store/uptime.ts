import type { StoreBackend } from './backend.ts'
import type { Store } from './store.ts'

/** Milliseconds. */
export const DAY = 86_400_000

type Part = 'noteDay' | 'daysUp' | 'markDeparting' | 'unmarkReturned' | 'departing'

/** Days of uptime, and guests marked for erasure. */
export function uptimeQueries({ db }: StoreBackend): Pick<Store, Part> {
  return {
    async noteDay(day) {
      await db
        .insertInto('days_up')
        .values({ day })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async daysUp(until, limit) {
      const query = db.selectFrom('days_up').select('day').where('day', '<=', until)
      const rows = await query.orderBy('day', 'desc').limit(limit).execute()
      return rows.map(({ day }) => day)
    },
    async markDeparting(players, day) {
      if (players.length === 0) return
      await db
        .insertInto('departing')
        .values(players.map((player) => ({ player, day })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async unmarkReturned() {
      await db
        .deleteFrom('departing')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('players')
                .select('players.id')
                .whereRef('players.id', '=', 'departing.player')
                .where('players.name', 'is not', null)
                .where(({ eb, ref }) => eb('players.seen', '<', eb(ref('departing.day'), '*', DAY))),
            ),
          ),
        )
        .execute()
    },
    departing: (limit, until = Number.MAX_SAFE_INTEGER) =>
      db
        .selectFrom('departing')
        .select(['player', 'day'])
        .where('day', '<=', Math.min(until, 2_000_000_000))
        .orderBy('day')
        .orderBy('player')
        .limit(limit)
        .execute(),
  }
}
