import { type Selectable, sql } from 'kysely'
import type { Base } from './base.ts'
import { readRow } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Cursor, Store, TablePage } from './store.ts'

/** Tables of one host that the lobby lists. */
const MOST_OF_A_HOST = 3

type Raw = Selectable<Schema['tables']>

const before = ({ at, id }: Cursor, time: string, key: string) =>
  sql<boolean>`(${sql.ref(time)}, ${sql.ref(key)}) < (${at}, ${id})`

/** One row more than asked for tells that there is a next page. */
function pageOf<T>(rows: readonly T[], limit: number, row: (one: T) => Raw, cursor: (one: T) => Cursor): TablePage {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const newest = shown.map((one) => readRow(row(one))).sort((a, b) => b.changed - a.changed)
  return { rows: newest, next: rows.length > limit && last !== undefined ? cursor(last) : undefined }
}

/** Lists by keyset: a page costs as much as it holds, whatever comes before it. */
export function listQueries({ db }: Base): Pick<Store, 'list' | 'tablesOf'> {
  async function open(limit: number, after: Cursor | undefined): Promise<TablePage> {
    // The newest of each host, from an index that holds nothing else.
    const places = db
      .selectFrom('tables')
      .select(['id', 'changed'])
      .select(sql<number>`row_number() over (partition by host order by changed desc, id)`.as('place'))
      .where('joinable', '=', 1)
    const rows = await db
      .selectFrom(places.as('places'))
      .innerJoin('tables', 'tables.id', 'places.id')
      .selectAll('tables')
      .where('places.place', '<=', MOST_OF_A_HOST)
      .$if(after !== undefined, (query) => query.where(before(after as Cursor, 'places.changed', 'places.id')))
      .orderBy('places.changed', 'desc')
      .orderBy('places.id', 'desc')
      .limit(limit + 1)
      .execute()
    return pageOf(
      rows,
      limit,
      (row) => row,
      ({ changed, id }) => ({ at: changed, id }),
    )
  }

  async function finished(limit: number, after: Cursor | undefined): Promise<TablePage> {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', 'over')
      .where('public', '=', 1)
      .$if(after !== undefined, (query) => query.where(before(after as Cursor, 'changed', 'id')))
      .orderBy('changed', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
    return pageOf(
      rows,
      limit,
      (row) => row,
      ({ changed, id }) => ({ at: changed, id }),
    )
  }

  async function ofPlayer(player: string, limit: number, after: Cursor | undefined): Promise<TablePage> {
    const rows = await db
      .selectFrom('seated')
      .innerJoin('tables', 'tables.id', 'seated.table_id')
      .selectAll('tables')
      .select('seated.touched')
      .where('seated.player', '=', player)
      .$if(after !== undefined, (query) => query.where(before(after as Cursor, 'seated.touched', 'seated.table_id')))
      .orderBy('seated.touched', 'desc')
      .orderBy('seated.table_id', 'desc')
      .limit(limit + 1)
      .execute()
    return pageOf(
      rows,
      limit,
      ({ touched: _, ...row }) => row,
      ({ touched, id }) => ({ at: touched, id }),
    )
  }

  return {
    list(list, limit, after) {
      switch (list.kind) {
        case 'open':
          return open(limit, after)
        case 'finished':
          return finished(limit, after)
        case 'of':
          return ofPlayer(list.player, limit, after)
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
