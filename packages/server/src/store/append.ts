import { sql, type Transaction } from 'kysely'
import type { Base } from './base.ts'
import { overCap } from './caps.ts'
import { packEvent, writeEditions } from './editions.ts'
import type { Group } from './group.ts'
import type { Schema } from './schema.ts'
import type { Append, Appended, Caused, News, NewTableRow, Store } from './store.ts'
import { causedOf } from './tables.ts'

type Change = Append | NewTableRow
type Trx = Transaction<Schema>

const isNew = (change: Change): change is NewTableRow => 'secret' in change
const pair = (table: string, cause: string) => `${table} ${cause}`

const MINUTE = 60_000
/** Lists of players are kept to the minute: not every event has to be written there. */
const touchedAt = (changed: number) => Math.floor(changed / MINUTE)
const isLive = (status: string) => status === 'open' || status === 'playing'

const rowOf = (change: Change) => ({ ...columnsOf(change), origin: isNew(change) ? (change.origin ?? null) : null })

const columnsOf = ({ table, row }: Change) => ({
  id: table,
  status: row.status,
  public: row.public ? 1 : 0,
  host: row.host,
  seats: JSON.stringify(row.seats),
  summary: row.summary,
  seq: row.seq,
  changed: row.changed,
  joinable: row.joinable ? 1 : 0,
  started: row.started ? 1 : 0,
})

function check({ table, after, events, row }: Change): void {
  if (events.length === 0) throw new Error(`nothing to write in the log of ${table}`)
  if (events.some(({ seq }, i) => seq !== after + 1 + i) || row.seq !== after + events.length)
    throw new Error(`events ${events.map(({ seq }) => seq)} can't follow ${after} in the log of ${table}`)
}

/** How far each log has come. In PostgreSQL nobody else writes there until this transaction is over. */
async function readHeads(trx: Trx, kind: Base['kind'], tables: readonly string[]) {
  const heads = await trx
    .selectFrom('tables')
    .select(['id', 'seq', 'seats', 'host', 'status', 'changed'])
    .where('id', 'in', tables)
    .orderBy('id')
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .execute()
  return new Map(heads.map(({ id, ...head }) => [id, head]))
}

async function readCauses(trx: Trx, changes: readonly Change[]) {
  const asked = changes.flatMap(({ table, cause }) => (cause === undefined ? [] : [sql`(${table}, ${cause})`]))
  if (asked.length === 0) return new Map<string, Caused>()
  // By pairs: every table with every cause would be many more to look up. The index is of those that are not null.
  const known = await trx
    .selectFrom('events')
    .select(['table_id', 'cause', 'seq', 'digest'])
    .where('cause', 'is not', null)
    .where(sql<boolean>`(table_id, cause) in (values ${sql.join(asked)})`)
    .execute()
  return new Map(known.map(({ table_id, cause, ...found }) => [pair(table_id, cause ?? ''), causedOf(found)]))
}

/** A row for each new table whose log is still empty; who comes second finds it filled. */
async function openLogs(trx: Trx, changes: readonly Change[]): Promise<void> {
  const rows = changes.filter(isNew).map((change) => ({ ...rowOf(change), seats: '[]', seq: 0, joinable: 0 }))
  if (rows.length > 0)
    await trx
      .insertInto('tables')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function writeRows(trx: Trx, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  await trx
    .insertInto('tables')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        status: ref('excluded.status'),
        public: ref('excluded.public'),
        host: ref('excluded.host'),
        seats: ref('excluded.seats'),
        summary: ref('excluded.summary'),
        seq: ref('excluded.seq'),
        changed: ref('excluded.changed'),
        joinable: ref('excluded.joinable'),
        started: ref('excluded.started'),
        // Of a game that is over nobody needs to know where it was begun.
        origin: sql<string | null>`case when excluded.status in ('open', 'playing') then tables.origin end`,
      })),
    )
    .execute()
}

const activityOf = ({ changed, status }: Change['row']) => ({
  touched: touchedAt(changed),
  live: isLive(status) ? 1 : 0,
})

async function writeSeated(trx: Trx, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await trx
    .deleteFrom('seated')
    .where(
      'table_id',
      'in',
      changes.map(({ table }) => table),
    )
    .execute()
  const seated = changes.flatMap(({ table, row }) =>
    [...new Set([row.host, ...row.seats])].flatMap((player) =>
      player === undefined ? [] : [{ player, table_id: table, name: null, ...activityOf(row) }],
    ),
  )
  await trx.insertInto('seated').values(seated).execute()
}

/** The same people, but the table was changed in another minute, or is live no longer. */
async function writeActivity(trx: Trx, changes: readonly Change[]): Promise<void> {
  const alike = new Map<string, Change[]>()
  for (const change of changes) {
    const { touched, live } = activityOf(change.row)
    const same = alike.get(`${touched} ${live}`)
    if (same === undefined) alike.set(`${touched} ${live}`, [change])
    else same.push(change)
  }
  for (const same of alike.values())
    await trx
      .updateTable('seated')
      .set(activityOf(same[0].row))
      .where(
        'table_id',
        'in',
        same.map(({ table }) => table),
      )
      .execute()
}

/** A game that is over keeps the names under which it was played. */
async function keepNames(trx: Trx, changes: readonly Change[]): Promise<void> {
  const over = changes.flatMap(({ table, row }) => (row.status === 'over' ? [table] : []))
  if (over.length === 0) return
  await trx
    .updateTable('seated')
    .set({
      name: (own) => own.selectFrom('players').select('players.name').whereRef('players.id', '=', 'seated.player'),
    })
    .where('table_id', 'in', over)
    .where('name', 'is', null)
    .execute()
}

async function writeSecrets(trx: Trx, changes: readonly Change[]): Promise<void> {
  const secrets = changes.filter(isNew).map(({ table, secret, invitations }) => ({
    table_id: table,
    secret,
    invitations: JSON.stringify(invitations),
  }))
  if (secrets.length > 0) await trx.insertInto('secrets').values(secrets).execute()
}

/** Statements take a limited number of values. */
const AT_ONCE = 1000

async function writeEvents(trx: Trx, changes: readonly Change[]): Promise<void> {
  const packed = changes.flatMap(({ table, events, cause, digest }) =>
    events.map(({ seq, at, body }, i) => {
      const { editions, body: text } = packEvent(body)
      const last = i === events.length - 1
      const caused = { cause: last ? (cause ?? null) : null, digest: last ? (digest ?? null) : null }
      return { table, editions, row: { table_id: table, seq, at, body: text, ...caused } }
    }),
  )
  await writeEditions(trx, packed)
  const rows = packed.map(({ row }) => row)
  for (let i = 0; i < rows.length; i += AT_ONCE)
    await trx
      .insertInto('events')
      .values(rows.slice(i, i + AT_ONCE))
      .execute()
}

/** Appends to many logs in a few statements; each succeeds or fails on its own, in the order in which they came. */
async function appendAll(
  trx: Trx,
  kind: Base['kind'],
  changes: readonly Change[],
  tell: (news: News) => void,
): Promise<Appended[]> {
  for (const change of changes) check(change)
  const tables = [...new Set(changes.map(({ table }) => table))]
  const full = await overCap(trx, changes)
  await openLogs(
    trx,
    changes.filter((change) => !full.has(change)),
  )
  const heads = await readHeads(trx, kind, tables)
  const causes = await readCauses(trx, changes)
  const done: Change[] = []
  const lastOf = new Map<string, Change>()
  const answers = changes.map((change): Appended => {
    const { table, after, cause, digest, row } = change
    const known = cause === undefined ? undefined : causes.get(pair(table, cause))
    if (known !== undefined) return { kind: 'repeated', ...known }
    if (full.has(change)) return { kind: 'full' }
    if ((lastOf.get(table)?.row ?? heads.get(table))?.seq !== after) return { kind: 'taken' }
    if (cause !== undefined)
      causes.set(pair(table, cause), { seq: row.seq, ...(digest === undefined ? {} : { digest }) })
    done.push(change)
    lastOf.set(table, change)
    return { kind: 'done' }
  })
  if (done.length === 0) return answers
  const last = [...lastOf.values()]
  const rows = last.map(rowOf)
  await writeRows(trx, rows)
  await writeSecrets(trx, done)
  const reseated = last.filter(
    ({ table, row }, i) => heads.get(table)?.seats !== rows[i].seats || heads.get(table)?.host !== row.host,
  )
  await writeSeated(trx, reseated)
  const isOtherActivity = ({ table, row }: Change) => {
    const head = heads.get(table)
    return (
      head !== undefined &&
      (isLive(head.status) !== isLive(row.status) || touchedAt(head.changed) !== touchedAt(row.changed))
    )
  }
  await writeActivity(
    trx,
    last.filter((change) => !reseated.includes(change) && isOtherActivity(change)),
  )
  await keepNames(trx, last)
  await writeEvents(trx, done)
  for (const { table, row } of last) tell({ table, seq: row.seq })
  return answers
}

export function appending({ kind }: Base, group: Group): Pick<Store, 'append' | 'createTable'> {
  const append = group.queue<Change, Appended>((trx, changes, tell) => appendAll(trx, kind, changes, tell))
  return { append, createTable: append }
}
