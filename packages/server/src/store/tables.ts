import type { TableEvent } from '@amyitis/protocol'
import type { Selectable } from 'kysely'
import type { Base } from './base.ts'
import type { Schema } from './schema.ts'
import type { Caused, Store, TableRow } from './store.ts'

const list = (json: string): (string | undefined)[] =>
  (JSON.parse(json) as (string | null)[]).map((one) => one ?? undefined)

const rowOf = ({ status, seats, ...row }: Selectable<Schema['tables']>): TableRow => ({
  ...row,
  status: status as TableRow['status'],
  public: row.public === 1,
  seats: list(seats),
})

export const causedOf = ({ seq, digest }: { seq: number; digest: string | null }): Caused =>
  digest === null ? { seq } : { seq, digest }

const PAGE = 500

type Part = 'events' | 'findCause' | 'table' | 'secretOf' | 'invite' | 'tables' | 'removeTable' | 'tableIds'

export function tableQueries({ db, kind, write }: Base): Pick<Store, Part> {
  return {
    async events(table, after, limit = Number.MAX_SAFE_INTEGER) {
      const rows = await db
        .selectFrom('events')
        .select(['seq', 'at', 'body'])
        .where('table_id', '=', table)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(limit)
        .execute()
      return rows.map(({ seq, at, body }): TableEvent => ({ seq, at, body: JSON.parse(body) }))
    },
    async findCause(table, cause) {
      const query = db.selectFrom('events').select(['seq', 'digest']).where('table_id', '=', table)
      const found = await query.where('cause', '=', cause).executeTakeFirst()
      return found === undefined ? undefined : causedOf(found)
    },
    async table(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? undefined : rowOf(row)
    },
    async secretOf(table) {
      const row = await db.selectFrom('secrets').selectAll().where('table_id', '=', table).executeTakeFirst()
      return row === undefined ? undefined : { secret: row.secret, invitations: list(row.invitations) }
    },
    async invite(table, seat, hash) {
      await write(async (trx) => {
        const { invitations } = await trx
          .selectFrom('secrets')
          .select('invitations')
          .where('table_id', '=', table)
          .$if(kind === 'postgres', (query) => query.forUpdate())
          .executeTakeFirstOrThrow()
        const next = list(invitations)
        next[seat] = hash
        // A hole in a list has no JSON of its own.
        const json = JSON.stringify(Array.from(next, (one) => one ?? null))
        await trx.updateTable('secrets').set({ invitations: json }).where('table_id', '=', table).execute()
      })
    },
    async tables(filter, limit, before) {
      const rows = await db
        .selectFrom('tables')
        .selectAll('tables')
        .$if(filter.kind === 'open', (query) => query.where('status', '=', 'open').where('public', '=', 1))
        .$if(filter.kind === 'waiting', (query) => query.where('status', '=', 'open'))
        .$if(filter.kind === 'playing', (query) => query.where('status', '=', 'playing'))
        .$if(filter.kind === 'finished', (query) => query.where('status', '=', 'over').where('public', '=', 1))
        .$if(filter.kind === 'of', (query) =>
          query.where('id', 'in', (own) =>
            own
              .selectFrom('seated')
              .select('table_id')
              .where('player', '=', filter.kind === 'of' ? filter.player : ''),
          ),
        )
        .$if(before !== undefined, (query) => query.where('changed', '<', before ?? 0))
        .orderBy('changed', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(rowOf)
    },
    async removeTable(id) {
      await write(async (trx, tell) => {
        await trx.deleteFrom('tables').where('id', '=', id).execute()
        tell({ table: id })
      })
    },
    async *tableIds() {
      let last = ''
      for (;;) {
        const page = await db
          .selectFrom('tables')
          .select('id')
          .where('id', '>', last)
          .orderBy('id')
          .limit(PAGE)
          .execute()
        for (const { id } of page) yield id
        if (page.length < PAGE) return
        last = page[page.length - 1].id
      }
    },
  }
}
