import type { EventBody, TableEvent } from '@amyitis/protocol'
import { sql } from 'kysely'
import type { StoreBackend } from './backend.ts'
import { unpackEvents } from './editions.ts'
import { readList, readRow } from './rows.ts'
import type { Store } from './store.ts'
import type { RecordedRequest } from './types.ts'

export const recordedRequest = ({
  seq,
  digest: requestHash,
}: {
  seq: number
  digest: string | null
}): RecordedRequest => (requestHash === null ? { seq } : { seq, requestHash })

const PAGE = 500

type Part =
  | 'events'
  | 'findRequest'
  | 'table'
  | 'lastSeq'
  | 'secretOf'
  | 'setInvitation'
  | 'tables'
  | 'removeTable'
  | 'removeTables'
  | 'removeUnplayed'
  | 'removeUnusedEditions'
  | 'tableIds'

export function tableQueries({ db, kind, write }: StoreBackend): Pick<Store, Part> {
  async function removeTables(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await write(async (trx, notify) => {
      await trx.deleteFrom('tables').where('id', 'in', ids).execute()
      for (const table of ids) notify({ table })
    })
  }

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
      const bodies = await unpackEvents(
        db,
        rows.map(({ body }) => JSON.parse(body) as EventBody),
      )
      return rows.map(({ seq, at }, i): TableEvent => ({ seq, at, body: bodies[i] }))
    },
    async findRequest(table, idempotencyKey) {
      const query = db.selectFrom('events').select(['seq', 'digest']).where('table_id', '=', table)
      const found = await query.where('cause', '=', idempotencyKey).executeTakeFirst()
      return found === undefined ? undefined : recordedRequest(found)
    },
    async table(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? undefined : readRow(row)
    },
    async lastSeq(table) {
      return (await db.selectFrom('tables').select('seq').where('id', '=', table).executeTakeFirst())?.seq
    },
    async secretOf(table) {
      const row = await db.selectFrom('secrets').selectAll().where('table_id', '=', table).executeTakeFirst()
      return row === undefined ? undefined : { secret: row.secret, invitations: readList(row.invitations) }
    },
    async setInvitation(table, seat, hash) {
      await write(async (trx) => {
        const { invitations } = await trx
          .selectFrom('secrets')
          .select('invitations')
          .where('table_id', '=', table)
          .$if(kind === 'postgres', (query) => query.forUpdate())
          .executeTakeFirstOrThrow()
        const next = readList(invitations)
        next[seat] = hash
        // JSON has no holes in lists.
        const json = JSON.stringify(Array.from(next, (one) => one ?? null))
        await trx.updateTable('secrets').set({ invitations: json }).where('table_id', '=', table).execute()
      })
    },
    async tables(filter, limit, before) {
      const rows = await db
        .selectFrom('tables')
        .selectAll('tables')
        .$if(filter.kind === 'waiting', (query) => query.where('status', '=', 'open'))
        .$if(filter.kind === 'playing', (query) => query.where('status', '=', 'playing'))
        .$if(before !== undefined, (query) => query.where('changed', '<', before ?? 0))
        .orderBy('changed', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(readRow)
    },
    removeTable: (id) => removeTables([id]),
    removeTables,
    removeUnplayed: (closedBefore, limit) =>
      write(async (trx, notify) => {
        const gone = await trx
          .deleteFrom('tables')
          .where('id', 'in', (old) =>
            old
              .selectFrom('tables')
              .select('id')
              .where('status', '=', 'closed')
              .where('started', '=', 0)
              .where('changed', '<', closedBefore)
              .where('id', 'not in', (reported) => reported.selectFrom('reports').select('table_id'))
              .orderBy('changed')
              .limit(limit),
          )
          .returning('id')
          .execute()
        for (const { id } of gone) notify({ table: id })
        return gone.length
      }),
    async removeUnusedEditions() {
      await sql`delete from editions where not exists (
        select 1 from edition_uses where edition_uses.hash = editions.hash)`.execute(db)
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
