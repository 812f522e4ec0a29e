import { sql } from 'kysely'
import type { StoreBackend } from './backend.ts'
import type { Store } from './store.ts'
import type { AllowanceUse } from './types.ts'

/** PostgreSQL's clock, which all processes share; with SQLite there is only one process. */
const NOW = {
  postgres: sql<number>`extract(epoch from clock_timestamp()) * 1000`,
  sqlite: sql<number>`(julianday('now') - 2440587.5) * 86400000`,
} as const

const LEAST = { postgres: sql.raw('least'), sqlite: sql.raw('min') } as const

/** Token buckets in rows. Buckets of the same size are updated in one statement. */
export function allowanceQueries({ db, kind }: StoreBackend): Pick<Store, 'useAllowances' | 'removeAllowances'> {
  const now = NOW[kind]

  async function useBatch(uses: readonly AllowanceUse[]): Promise<readonly (readonly [string, number])[]> {
    const [{ capacity, perSecond }] = uses
    const refilled = sql<number>`${LEAST[kind]}(${sql.lit(capacity)}, allowances.remaining + (${now} - allowances.at) * ${sql.lit(perSecond / 1000)})`
    const rows = await db
      .insertInto('allowances')
      .values(uses.map(({ key, count }) => ({ key, remaining: capacity - count, at: now })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          // The inserted row says how much is used: capacity - remaining.
          remaining: sql<number>`${refilled} - (${sql.lit(capacity)} - excluded.remaining)`,
          at: now,
        }),
      )
      .returning(['key', 'remaining'])
      .execute()
    return rows.map(({ key, remaining }) => [key, Number(remaining)] as const)
  }

  return {
    async useAllowances(uses) {
      // Always in the same order, so that two processes never wait for each other's rows.
      const sorted = [...uses].sort((a, b) => (a.key < b.key ? -1 : 1))
      const bySize = new Map<string, AllowanceUse[]>()
      for (const use of sorted) {
        const size = `${use.capacity} ${use.perSecond}`
        bySize.set(size, [...(bySize.get(size) ?? []), use])
      }
      const left = new Map<string, number>()
      for (const batch of bySize.values())
        for (const [key, remaining] of await useBatch(batch)) left.set(key, remaining)
      return uses.map(({ key }) => left.get(key) ?? 0)
    },
    async removeAllowances(unusedSince) {
      await db.deleteFrom('allowances').where('at', '<', unusedSince).execute()
    },
  }
}
