import { sql } from 'kysely'
import type { Base } from './base.ts'
import type { Store, Taking } from './store.ts'

/** PostgreSQL's clock, which all copies share; SQLite has one process, and its clock is as good. */
const NOW = {
  postgres: sql<number>`extract(epoch from clock_timestamp()) * 1000`,
  sqlite: sql<number>`(julianday('now') - 2440587.5) * 86400000`,
} as const

const LEAST = { postgres: sql.raw('least'), sqlite: sql.raw('min') } as const

/** Token buckets in rows. Those of a kind are written in one statement. */
export function allowanceQueries({ db, kind }: Base): Pick<Store, 'takeAllowances' | 'removeAllowances'> {
  const now = NOW[kind]

  async function take(takings: readonly Taking[]): Promise<readonly (readonly [string, number])[]> {
    const [{ most, perSecond }] = takings
    // What a row starts with tells how much is taken: most - remaining.
    const filled = sql<number>`${LEAST[kind]}(${sql.lit(most)}, allowances.remaining + (${now} - allowances.at) * ${sql.lit(perSecond / 1000)})`
    const rows = await db
      .insertInto('allowances')
      .values(takings.map(({ key, count }) => ({ key, remaining: most - count, at: now })))
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ remaining: sql<number>`${filled} - (${sql.lit(most)} - excluded.remaining)`, at: now }),
      )
      .returning(['key', 'remaining'])
      .execute()
    return rows.map(({ key, remaining }) => [key, Number(remaining)] as const)
  }

  return {
    async takeAllowances(takings) {
      // Always in the same order, so that two copies never wait for each other's rows.
      const sorted = [...takings].sort((a, b) => (a.key < b.key ? -1 : 1))
      const kinds = new Map<string, Taking[]>()
      for (const taking of sorted) {
        const kind = `${taking.most} ${taking.perSecond}`
        kinds.set(kind, [...(kinds.get(kind) ?? []), taking])
      }
      const left = new Map<string, number>()
      for (const some of kinds.values()) for (const [key, remaining] of await take(some)) left.set(key, remaining)
      return takings.map(({ key }) => left.get(key) ?? 0)
    },
    async removeAllowances(quietSince) {
      await db.deleteFrom('allowances').where('at', '<', quietSince).execute()
    },
  }
}
