import { type AliasedExpression, sql } from 'kysely'
import type { StoreBackend } from './backend.ts'
import { readRow } from './rows.ts'
import type { Store } from './store.ts'
import type { Cursor, TableList, TablePage } from './types.ts'

/** How many tables of one host the lobby lists. */
const MAX_PER_HOST = 3

/** The tables of a list, and the time by which they are ordered. */
type Listed = AliasedExpression<{ id: string; at: number }, 'listed'>

const before = ({ at, id }: Cursor) => sql<boolean>`(listed.at, listed.id) < (${at}, ${id})`

export function listQueries({ db }: StoreBackend): Pick<Store, 'list' | 'tablesOf'> {
  /** The newest of each host, from an index that holds nothing else. */
  function open(): Listed {
    const places = db
      .selectFrom('tables')
      .select(['id', 'changed'])
      .select(sql<number>`row_number() over (partition by host order by changed desc, id)`.as('place'))
      .where('joinable', '=', 1)
    return db
      .selectFrom(places.as('places'))
      .select(['id', 'changed as at'])
      .where('place', '<=', MAX_PER_HOST)
      .as('listed')
  }

  const running = (): Listed =>
    db.selectFrom('tables').select(['id', 'changed as at']).where('watchable', '=', 1).as('listed')

  const finished = (): Listed =>
    db
      .selectFrom('tables')
      .select(['id', 'changed as at'])
      .where('status', '=', 'over')
      .where('public', '=', 1)
      .as('listed')

  const ofPlayer = (player: string): Listed =>
    db.selectFrom('seated').select(['table_id as id', 'touched as at']).where('player', '=', player).as('listed')

  function listed(list: TableList): Listed {
    switch (list.kind) {
      case 'open':
        return open()
      case 'running':
        return running()
      case 'finished':
        return finished()
      case 'of':
        return ofPlayer(list.player)
    }
  }

  return {
    /** Keyset pagination: a page costs the same, however far down it is. One extra row tells whether there is a next page. */
    async list(list, limit, after): Promise<TablePage> {
      const rows = await db
        .selectFrom(listed(list))
        .innerJoin('tables', 'tables.id', 'listed.id')
        .selectAll('tables')
        .select('listed.at')
        .$if(after !== undefined, (query) => query.where(before(after as Cursor)))
        .orderBy('listed.at', 'desc')
        .orderBy('listed.id', 'desc')
        .limit(limit + 1)
        .execute()
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        rows: shown.map(({ at: _, ...row }) => readRow(row)).sort((a, b) => b.changed - a.changed),
        next: rows.length > limit && last !== undefined ? { at: last.at, id: last.id } : undefined,
      }
    },
    async tablesOf(player, after, limit, live = false) {
      const rows = await db
        .selectFrom('seated')
        .innerJoin('tables', 'tables.id', 'seated.table_id')
        .selectAll('tables')
        .where('seated.player', '=', player)
        .where('seated.table_id', '>', after)
        .$if(live, (query) => query.where('seated.live', '=', 1))
        .orderBy('seated.table_id')
        .limit(limit)
        .execute()
      return rows.map(readRow)
    },
  }
}
