import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Ids like the server's: 16 characters of base 32. */
function idOf(seed: string, i: number): string {
  const digits = 'abcdefghijklmnopqrstuvwxyz234567'
  return [...createHash('sha256').update(`${seed} ${i}`).digest().subarray(0, 16)]
    .map((byte) => digits[byte % 32])
    .join('')
}

function inDatabase<T>(folder: string, run: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(folder, 'amyitis.sqlite'))
  try {
    database.exec('pragma synchronous = off; begin')
    const result = run(database)
    database.exec('commit; pragma wal_checkpoint(truncate)')
    return result
  } finally {
    database.close()
  }
}

/** The columns of a table, except one. */
const columnsOf = (database: DatabaseSync, table: string, except: string) =>
  database
    .prepare(`select name from pragma_table_info('${table}') where name <> '${except}'`)
    .all()
    .map(({ name }) => String(name))
    .join(', ')

/** Copies a stored table with its log, each copy with an id of its own. */
export function copyStoredTable(folder: string, template: string, count: number, seed: string): string[] {
  const ids = Array.from({ length: count }, (_, i) => idOf(seed, i))
  inDatabase(folder, (database) => {
    database.exec('create temp table copies (id text primary key)')
    const add = database.prepare('insert into copies values (?)')
    for (const id of ids) add.run(id)
    const columns = columnsOf(database, 'tables', 'id')
    database
      .prepare(
        `insert into tables (id, ${columns}) select copies.id, ${columns} from copies, tables where tables.id = ?`,
      )
      .run(template)
    // Migrations leave only a few tables of one host in the lobby.
    database.exec('update tables set joinable = 0 where id in (select id from copies)')
    for (const table of ['secrets', 'seated']) {
      const rest = columnsOf(database, table, 'table_id')
      database
        .prepare(`insert into ${table} (table_id, ${rest}) select id, ${rest} from copies, ${table} where table_id = ?`)
        .run(template)
    }
    database
      .prepare(
        `insert into events (table_id, seq, at, body, cause)
         select id, seq, at, case when seq = 1 then replace(body, ?, id) else body end, null
         from copies, events where table_id = ? order by id, seq`,
      )
      .run(template, template)
  })
  return ids
}

/** Extends the log of a running game by playing and undoing a move until the log has that many events. */
export function extendLog(folder: string, table: string, seat: number, move: string, events: number): void {
  inDatabase(folder, (database) => {
    const { seq, at } = database
      .prepare('select max(seq) as seq, max(at) as at from events where table_id = ?')
      .get(table) as { seq: number; at: number }
    const add = database.prepare('insert into events (table_id, seq, at, body, cause) values (?, ?, ?, ?, null)')
    const bodies = [
      { type: 'moved', seat, move },
      { type: 'undone', seat, to: 0 },
    ].map((body) => JSON.stringify(body))
    let last = seq
    while (last + 2 <= events) for (const body of bodies) add.run(table, ++last, at, body)
    // So that the search for stalled games finds it.
    database
      .prepare(`update tables set seq = ?, summary = json_set(summary, '$.due', 'bot') where id = ?`)
      .run(last, table)
  })
}

/** How many tables of a player are waiting or being played. */
export function countLiveTables(folder: string, player: string): number {
  const database = new DatabaseSync(join(folder, 'amyitis.sqlite'), { readOnly: true })
  try {
    return Number(database.prepare('select count(*) as n from seated where player = ? and live = 1').get(player)?.n)
  } finally {
    database.close()
  }
}
