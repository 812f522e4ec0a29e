import { sql, type Transaction } from 'kysely'
import type { StoreBackend } from './backend.ts'
import { tablesOverCap } from './caps.ts'
import { packEvent, writeEditions } from './editions.ts'
import type { GroupCommit } from './group-commit.ts'
import { writeFinished, writeOffers } from './results.ts'
import type { Schema } from './schema/schema.ts'
import type { Store } from './store.ts'
import { recordedRequest } from './tables.ts'
import type { Append, AppendResult, NewTableRow, RecordedRequest, TableNotification } from './types.ts'

type Change = Append | NewTableRow
type Trx = Transaction<Schema>

const isNew = (change: Change): change is NewTableRow => 'secret' in change
const pair = (table: string, key: string) => `${table} ${key}`

const MINUTE = 60_000
/** Lists of players are accurate to the minute, so that not every event has to update them. */
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
  watchable: row.watchable ? 1 : 0,
})

function check({ table, after, events, row }: Change): void {
  if (events.length === 0) throw new Error(`nothing to write in the log of ${table}`)
  if (events.some(({ seq }, i) => seq !== after + 1 + i) || row.seq !== after + events.length)
    throw new Error(`events ${events.map(({ seq }) => seq)} can't follow ${after} in the log of ${table}`)
}

/** The head of each log. In PostgreSQL it is locked until the end of the transaction. */
async function readHeads(trx: Trx, kind: StoreBackend['kind'], tables: readonly string[]) {
  const heads = await trx
    .selectFrom('tables')
    .select(['id', 'seq', 'seats', 'host', 'status', 'changed'])
    .where('id', 'in', tables)
    .orderBy('id')
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .execute()
  return new Map(heads.map(({ id, ...head }) => [id, head]))
}

async function readRequests(trx: Trx, changes: readonly Change[]) {
  const requests = changes.flatMap(({ table, idempotencyKey: key }) =>
    key === undefined ? [] : [sql`(${table}, ${key})`],
  )
  if (requests.length === 0) return new Map<string, RecordedRequest>()
  // By pairs: every table with every key would be many more lookups. The index covers only rows with a key.
  const known = await trx
    .selectFrom('events')
    .select(['table_id', 'cause', 'seq', 'digest'])
    .where('cause', 'is not', null)
    .where(sql<boolean>`(table_id, cause) in (values ${sql.join(requests)})`)
    .execute()
  return new Map(known.map(({ table_id, cause, ...found }) => [pair(table_id, cause ?? ''), recordedRequest(found)]))
}

/** Inserts a row with an empty log for each new table; a concurrent request finds it filled. */
async function openLogs(trx: Trx, changes: readonly Change[]): Promise<void> {
  const rows = changes
    .filter(isNew)
    .map((change) => ({ ...rowOf(change), seats: '[]', seq: 0, joinable: 0, watchable: 0 }))
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
        watchable: ref('excluded.watchable'),
        // The origin is needed only while the table is live.
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

/** Where only the minute of the last change or the live flag differs. */
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

/** A finished game keeps the names under which it was played. */
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

/** The number of values in a statement is limited. */
const ROWS_PER_STATEMENT = 1000

async function writeEvents(trx: Trx, changes: readonly Change[]): Promise<void> {
  const packed = changes.flatMap(({ table, events, idempotencyKey, requestHash }) =>
    events.map(({ seq, at, body }, i) => {
      const { editions, body: text } = packEvent(body)
      const last = i === events.length - 1
      const request = { cause: last ? (idempotencyKey ?? null) : null, digest: last ? (requestHash ?? null) : null }
      return { table, editions, row: { table_id: table, seq, at, body: text, ...request } }
    }),
  )
  await writeEditions(trx, packed)
  const rows = packed.map(({ row }) => row)
  for (let i = 0; i < rows.length; i += ROWS_PER_STATEMENT)
    await trx
      .insertInto('events')
      .values(rows.slice(i, i + ROWS_PER_STATEMENT))
      .execute()
}

/** Appends to many logs in a few statements. Each change succeeds or fails on its own, in order of arrival. */
async function appendAll(
  trx: Trx,
  kind: StoreBackend['kind'],
  changes: readonly Change[],
  notify: (notification: TableNotification) => void,
): Promise<AppendResult[]> {
  for (const change of changes) check(change)
  const tables = [...new Set(changes.map(({ table }) => table))]
  const full = await tablesOverCap(trx, changes)
  await openLogs(
    trx,
    changes.filter((change) => !full.has(change)),
  )
  const heads = await readHeads(trx, kind, tables)
  const requests = await readRequests(trx, changes)
  const done: Change[] = []
  const lastOf = new Map<string, Change>()
  const answers = changes.map((change): AppendResult => {
    const { table, after, idempotencyKey: key, requestHash, row } = change
    const known = key === undefined ? undefined : requests.get(pair(table, key))
    if (known !== undefined) return { kind: 'repeated', ...known }
    if (full.has(change)) return { kind: 'full' }
    if ((lastOf.get(table)?.row ?? heads.get(table))?.seq !== after) return { kind: 'taken' }
    if (key !== undefined)
      requests.set(pair(table, key), { seq: row.seq, ...(requestHash === undefined ? {} : { requestHash }) })
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
  await writeFinished(trx, done)
  await writeOffers(trx, last)
  await writeEvents(trx, done)
  for (const { table, row } of last) notify({ table, seq: row.seq })
  return answers
}

export function appendQueries({ kind }: StoreBackend, group: GroupCommit): Pick<Store, 'append' | 'createTable'> {
  const append = group.queue<Change, AppendResult>((trx, changes, notify) => appendAll(trx, kind, changes, notify))
  return { append, createTable: append }
}
