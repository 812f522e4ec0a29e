import type { ChatLine } from '@amyitis/protocol'
import type { Transaction } from 'kysely'
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

export function chatQueries({ db, write }: Base): Pick<Store, 'say' | 'chat' | 'newestChat' | 'removeLine' | 'chatOf'> {
  const lines = db.selectFrom('chat').select(['line', 'at', 'player', 'text'])
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
    async chatOf(player) {
      const rows = await lines
        .select('table_id')
        .where('player', '=', player)
        .orderBy('table_id')
        .orderBy('line')
        .execute()
      return rows.map(({ table_id, ...row }) => ({ table: table_id, ...lineOf(row) }))
    },
  }
}
