import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Ids as the server makes them: 16 letters and digits of base 32. */
function idOf(seed: string, i: number): string {
  const digits = 'abcdefghijklmnopqrstuvwxyz234567'
  return [...createHash('sha256').update(`${seed} ${i}`).digest().subarray(0, 16)]
    .map((byte) => digits[byte % 32])
    .join('')
}

function inDatabase<T>(folder: string, run: (data: DatabaseSync) => T): T {
  const data = new DatabaseSync(join(folder, 'amyitis.sqlite'))
  try {
    data.exec('pragma synchronous = off; begin')
    const result = run(data)
    data.exec('commit; pragma wal_checkpoint(truncate)')
    return result
  } finally {
    data.close()
  }
}

/** The columns of a table, but for one. */
const columnsOf = (data: DatabaseSync, table: string, but: string) =>
  data
    .prepare(`select name from pragma_table_info('${table}') where name <> '${but}'`)
    .all()
    .map(({ name }) => String(name))
    .join(', ')

/** Copies a stored table with its log as often as wanted, each copy under an id of its own. */
export function copyStoredTable(folder: string, template: string, count: number, seed: string): string[] {
  const ids = Array.from({ length: count }, (_, i) => idOf(seed, i))
  inDatabase(folder, (data) => {
    data.exec('create temp table copies (id text primary key)')
    const add = data.prepare('insert into copies values (?)')
    for (const id of ids) add.run(id)
    const columns = columnsOf(data, 'tables', 'id')
    data
      .prepare(
        `insert into tables (id, ${columns}) select copies.id, ${columns} from copies, tables where tables.id = ?`,
      )
      .run(template)
    // As a migration leaves them: of one host only a few are listed.
    data.exec('update tables set joinable = 0 where id in (select id from copies)')
    for (const table of ['secrets', 'seated']) {
      const rest = columnsOf(data, table, 'table_id')
      data
        .prepare(`insert into ${table} (table_id, ${rest}) select id, ${rest} from copies, ${table} where table_id = ?`)
        .run(template)
    }
    data
      .prepare(
        `insert into events (table_id, seq, at, body, cause)
         select id, seq, at, case when seq = 1 then replace(body, ?, id) else body end, null
         from copies, events where table_id = ? order by id, seq`,
      )
      .run(template, template)
  })
  return ids
}

/** Makes the log of a running game long: a move is played and taken back until there are so many events. */
export function extendLog(folder: string, table: string, seat: number, move: string, events: number): void {
  inDatabase(folder, (data) => {
    const { seq, at } = data
      .prepare('select max(seq) as seq, max(at) as at from events where table_id = ?')
      .get(table) as { seq: number; at: number }
    const add = data.prepare('insert into events (table_id, seq, at, body, cause) values (?, ?, ?, ?, null)')
    const bodies = [
      { type: 'moved', seat, move },
      { type: 'undone', seat, to: 0 },
    ].map((body) => JSON.stringify(body))
    let last = seq
    while (last + 2 <= events) for (const body of bodies) add.run(table, ++last, at, body)
    // Whoever looks for games that stand still finds this one.
    data.prepare(`update tables set seq = ?, summary = json_set(summary, '$.due', 'bot') where id = ?`).run(last, table)
  })
}

/** How many tables of a player are open or being played. */
export function countLiveTables(folder: string, player: string): number {
  const data = new DatabaseSync(join(folder, 'amyitis.sqlite'), { readOnly: true })
  try {
    return Number(data.prepare('select count(*) as n from seated where player = ? and live = 1').get(player)?.n)
  } finally {
    data.close()
  }
}
