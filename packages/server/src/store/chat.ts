import type { ChatLine } from '@amyitis/protocol'
import { sql, type Transaction } from 'kysely'
import type { StoreBackend } from './backend.ts'
import type { Schema } from './schema/schema.ts'
import type { Store } from './store.ts'

interface Row {
  readonly line: number
  readonly at: number
  readonly player: string
  readonly text: string | null
}

const lineOf = ({ text, ...line }: Row): ChatLine => (text === null ? line : { ...line, text })

const MAX_CHAT_LINES = 2000

/** Reported lines stay: the host must be able to read them. */
async function dropOld(trx: Transaction<Schema>, table: string, last: number): Promise<void> {
  await trx
    .deleteFrom('chat')
    .where('table_id', '=', table)
    .where('line', '<=', last - MAX_CHAT_LINES)
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

type Part = 'addChatLine' | 'chat' | 'newestChat' | 'removeChatLine' | 'chatOf' | 'removeChatOf'

export function chatQueries({ db, write }: StoreBackend): Pick<Store, Part> {
  // Lines of erased players are hidden at once, although deleting them takes a while.
  const text = sql<string | null>`case when exists (
    select 1 from players where players.id = chat.player and players.name is null) then null else chat.text end`
  const lines = db.selectFrom('chat').select(['line', 'at', 'player']).select(text.as('text'))
  return {
    async addChatLine(table, player, text, at, idempotencyKey) {
      for (;;) {
        const known = await lines.where('table_id', '=', table).where('cause', '=', idempotencyKey).executeTakeFirst()
        if (known !== undefined) return lineOf(known)
        const written = await write(async (trx, notify) => {
          const { last } = await trx
            .selectFrom('chat')
            .select(({ fn }) => fn.max('line').as('last'))
            .where('table_id', '=', table)
            .executeTakeFirstOrThrow()
          const line = (last ?? 0) + 1
          const added = await trx
            .insertInto('chat')
            .values({ table_id: table, line, at, player, text, cause: idempotencyKey })
            .onConflict((conflict) => conflict.doNothing())
            .returning('line')
            .executeTakeFirst()
          if (added === undefined) return undefined
          if (line > MAX_CHAT_LINES) await dropOld(trx, table, line)
          notify({ table, chat: line })
          return { line, at, player, text }
        })
        // Another process has taken this number: try the next one.
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
    async removeChatLine(table, line) {
      return write(async (trx, notify) => {
        const removed = await trx
          .updateTable('chat')
          .set({ text: null })
          .where('table_id', '=', table)
          .where('line', '=', line)
          .where('text', 'is not', null)
          .returning('line')
          .executeTakeFirst()
        if (removed !== undefined) notify({ table, chat: line })
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
      write(async (trx, notify) => {
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
        for (const table of new Set(some.map(({ table_id }) => table_id))) notify({ table, chat: 1 })
        return some.length
      }),
  }
}
