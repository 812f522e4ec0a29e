import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { StoreBackend } from './backend.ts'
import type { Schema } from './schema/schema.ts'
import type { Store } from './store.ts'
import { type StoreFailure, storeFailure } from './store-failure.ts'
import type { ReportRow } from './types.ts'

const reportOf = ({ id, at, table_id, by, about, line, text }: Selectable<Schema['reports']>): ReportRow => ({
  id,
  at,
  table: table_id,
  by,
  about,
  line: line ?? undefined,
  text,
})

/** A healthy database writes within this time. */
const HEALTH_TIMEOUT_MS = 3000

/** Bytes that are written to check for free space. */
const PROBE_BYTES = 32_768

type Part = 'markNotified' | 'report' | 'reports' | 'setting' | 'setSetting' | 'checkHealth'

export function serverStateQueries({ db, kind, failures }: StoreBackend): Pick<Store, Part> {
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

  /** Writes something that needs new space, and deletes it again: on a full disk, updates in place still work. */
  async function probe(): Promise<void> {
    await setSetting('alive', kind === 'sqlite' ? randomBytes(PROBE_BYTES / 2).toString('hex') : String(Date.now()))
    if (kind === 'sqlite') await db.deleteFrom('settings').where('name', '=', 'alive').execute()
  }

  return {
    setting,
    setSetting,
    checkHealth() {
      const probed = probe().then(
        () => failures.recent(),
        (error: Error): StoreFailure => storeFailure(error) ?? { reason: 'unknown', cause: error.message },
      )
      const timeout: StoreFailure = { reason: 'away', cause: `no answer within ${HEALTH_TIMEOUT_MS} ms` }
      return Promise.race([probed, sleep(HEALTH_TIMEOUT_MS, timeout, { ref: false })])
    },
    async markNotified(table, player, seq) {
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
  }
}
