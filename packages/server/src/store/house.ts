import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { Base } from './base.ts'
import type { Schema } from './schema.ts'
import type { ReportRow, Store } from './store.ts'
import { type Trouble, troubleOf } from './trouble.ts'

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

type Part = 'tellOnce' | 'report' | 'reports' | 'setting' | 'setSetting' | 'condition'

export function houseQueries({ db, kind, troubles }: Base): Pick<Store, Part> {
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
  }
}
