import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import type { StoreBackend } from './backend.ts'
import { createGroupCommit } from './group-commit.ts'
import { listenToChannel } from './postgres-listener.ts'
import { storeQueries } from './queries.ts'
import { migrate, StoreError } from './schema/migrations.ts'
import type { Schema } from './schema/schema.ts'
import type { Store } from './store.ts'
import { createFailureLog, type FailureLog } from './store-failure.ts'
import { connectionOptions, isTimeout, NO_TIMEOUT, TIMEOUTS, type Timeouts } from './timeouts.ts'
import type { TableNotification } from './types.ts'

const CHANNEL = 'amyitis'

/** How long a write with `shortLockTimeout` waits for rows that others have locked. */
const SHORT_LOCK_TIMEOUT_MS = 50

/** PostgreSQL's 64-bit integers; ours are times and counts, which fit into a double. */
const INT8 = 20
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** The field is called `told` because servers of earlier versions may use the same database. */
const encodeNotification = ({ message, ...rest }: TableNotification): string =>
  JSON.stringify({ ...rest, ...(message === undefined ? {} : { told: message }) })

/** Anyone who can connect to the database can send anything on the channel. */
function parseNotification(payload: string): TableNotification | 'invalid' {
  try {
    const { told, ...rest } = (JSON.parse(payload) ?? {}) as Omit<TableNotification, 'message'> & { told?: string }
    if (typeof rest.table !== 'string') return 'invalid'
    return told === undefined ? rest : { ...rest, message: told }
  } catch {
    return 'invalid'
  }
}

/**
 * Kysely releases every client as if it were healthy. One whose query has timed out must not be reused: the next query would
 * wait behind it.
 */
function discardTimedOutClients(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect()
      let timeout: unknown
      const query = async (text: string, values: readonly unknown[]) => {
        if (timeout !== undefined) throw timeout
        return client.query(text, [...values]).catch((error: unknown) => {
          if (isTimeout(error)) timeout = error
          throw error
        })
      }
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(timeout !== undefined),
      }
    },
    end: () => pool.end(),
  }
}

function connect(url: string, timeouts: Timeouts, failures?: FailureLog): Kysely<Schema> {
  const pool = new pg.Pool({ ...connectionOptions(url, timeouts), types, max: 10 })
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on('error', () => undefined)
  // One that breaks within a transaction fails with its next query.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: discardTimedOutClients(pool) }),
    log: (event) => {
      if (event.level === 'error') failures?.record(event.error)
    },
  })
}

async function migrateDatabase(url: string): Promise<void> {
  const db = connect(url, NO_TIMEOUT)
  await migrate(db, 'postgres').finally(() => db.destroy())
}

/** A database that many server processes share. */
export async function openPostgresStore(url: string, timeouts = TIMEOUTS): Promise<Store> {
  const failures = createFailureLog()
  const db = connect(url, timeouts, failures)
  const listeners = new Set<(notification: TableNotification | undefined) => void>()
  const notify = (executor: Kysely<Schema>, notifications: readonly TableNotification[]) => {
    const payloads = notifications.map(encodeNotification)
    return sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) payload`.execute(executor)
  }
  const backend: StoreBackend = {
    kind: 'postgres',
    db,
    failures,
    write: (run, shortLockTimeout = false) =>
      db.transaction().execute(async (trx) => {
        if (shortLockTimeout) await sql`set local lock_timeout = ${sql.lit(SHORT_LOCK_TIMEOUT_MS)}`.execute(trx)
        const notifications: TableNotification[] = []
        const result = await run(trx, (notification) => notifications.push(notification))
        if (notifications.length > 0) await notify(trx, notifications)
        return result
      }),
  }
  const group = createGroupCommit(backend)
  let channel: { close(): Promise<void> }
  try {
    await migrateDatabase(url)
    channel = await listenToChannel(url, CHANNEL, (payload) => {
      const notification = payload === undefined ? undefined : parseNotification(payload)
      if (notification !== 'invalid') for (const listener of listeners) listener(notification)
    })
  } catch (error) {
    await db.destroy()
    if (error instanceof StoreError) throw error
    throw new StoreError(`can't connect to the database in DATABASE_URL: ${(error as Error).message}`)
  }
  return {
    ...storeQueries(backend, group),
    kind: 'postgres',
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async broadcast(table, message) {
      await notify(db, [{ table, message }])
    },
    async close() {
      await group.idle()
      await channel.close()
      await db.destroy()
    },
  }
}
