import type { ChatLine } from '@amyitis/protocol'
import { sql, type Transaction } from 'kysely'
import type { Base } from './base.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

interface Row {
  readonly line: number
  readonly at: number
  readonly player: string
  readonly text: string | null
}

const lineOf = ({ text, ...line }: Row): ChatLine => (text === null ? line : { ...line, text })

/** Lines that are kept of a table. */
const MOST_LINES = 2000

/** Lines that somebody has complained about stay: the host must be able to read them. */
async function dropOld(trx: Transaction<Schema>, table: string, last: number): Promise<void> {
  await trx
    .deleteFrom('chat')
    .where('table_id', '=', table)
    .where('line', '<=', last - MOST_LINES)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reports')
            .select('reports.id')
            .whereRef('reports.table_id', '=', 'chat.table_id')
            .whereRef('reports.line', '=', 'chat.line'),
        ),
      ),
    )
    .execute()
}

type Part = 'say' | 'chat' | 'newestChat' | 'removeLine' | 'chatOf' | 'removeChatOf'

export function chatQueries({ db, write }: Base): Pick<Store, Part> {
  // What somebody has said who is erased is gone at once, though taking it away takes a while.
  const text = sql<string | null>`case when exists (
    select 1 from players where players.id = chat.player and players.name is null) then null else chat.text end`
  const lines = db.selectFrom('chat').select(['line', 'at', 'player']).select(text.as('text'))
  return {
    async say(table, player, text, at, cause) {
      for (;;) {
        const said = await lines.where('table_id', '=', table).where('cause', '=', cause).executeTakeFirst()
        if (said !== undefined) return lineOf(said)
        const written = await write(async (trx, tell) => {
          const { last } = await trx
            .selectFrom('chat')
            .select(({ fn }) => fn.max('line').as('last'))
            .where('table_id', '=', table)
            .executeTakeFirstOrThrow()
          const line = (last ?? 0) + 1
          const added = await trx
            .insertInto('chat')
            .values({ table_id: table, line, at, player, text, cause })
            .onConflict((conflict) => conflict.doNothing())
            .returning('line')
            .executeTakeFirst()
          if (added === undefined) return undefined
          if (line > MOST_LINES) await dropOld(trx, table, line)
          tell({ table, chat: line })
          return { line, at, player, text }
        })
        // Somebody else was quicker with this number: the next is free.
        if (written !== undefined) return written
      }
    },
    async chat(table, after, limit = Number.MAX_SAFE_INTEGER) {
      const rows = await lines
        .where('table_id', '=', table)
        .where('line', '>', after)
        .orderBy('line')
        .limit(limit)
        .execute()
      return rows.map(lineOf)
    },
    async newestChat(table, limit) {
      const rows = await lines.where('table_id', '=', table).orderBy('line', 'desc').limit(limit).execute()
      return rows.map(lineOf).reverse()
    },
    async removeLine(table, line) {
      return write(async (trx, tell) => {
        const removed = await trx
          .updateTable('chat')
          .set({ text: null })
          .where('table_id', '=', table)
          .where('line', '=', line)
          .where('text', 'is not', null)
          .returning('line')
          .executeTakeFirst()
        if (removed !== undefined) tell({ table, chat: line })
        return removed !== undefined
      })
    },
    async chatOf(player, limit, after = { table: '', line: 0 }) {
      const rows = await lines
        .select('table_id')
        .where('player', '=', player)
        .where(sql<boolean>`(table_id, line) > (${after.table}, ${after.line})`)
        .orderBy('table_id')
        .orderBy('line')
        .limit(limit)
        .execute()
      return rows.map(({ table_id, ...row }) => ({ table: table_id, ...lineOf(row) }))
    },
    removeChatOf: (player, limit) =>
      write(async (trx, tell) => {
        const some = await trx
          .selectFrom('chat')
          .select(['table_id', 'line'])
          .where('player', '=', player)
          .where('text', 'is not', null)
          .limit(limit)
          .execute()
        for (const { table_id, line } of some) {
          await trx
            .updateTable('chat')
            .set({ text: null })
            .where('table_id', '=', table_id)
            .where('line', '=', line)
            .execute()
        }
        for (const table of new Set(some.map(({ table_id }) => table_id))) tell({ table, chat: 1 })
        return some.length
      }),
  }
}
