import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres.ts'
import { isUnavailable } from '../../src/store/store-failure.ts'
import { connectionOptions, TIMEOUTS } from '../../src/store/timeouts.ts'
import { sharedPostgres as postgres } from '../shared-postgres.ts'
import { describeStore } from './conformance.ts'
import { nextNotification } from './next-notification.ts'
import { event, newTable, next } from './samples.ts'

let url: string
beforeAll(async () => {
  url = await postgres.database()
}, 60_000)

async function callApi(sql: string, database = url): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(database)
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

async function empty(): Promise<void> {
  const tables = await callApi(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'amyitis_version'",
  )
  if (tables.length > 0) await callApi(`truncate ${tables.map(({ tablename }) => tablename).join()} cascade`)
}

describe('PostgreSQL', () => {
  describeStore(async () => {
    await empty()
    return () => openPostgresStore(url)
  })

  test('processes that start together migrate a new database once', async () => {
    const fresh = await postgres.database()
    const copies = await Promise.all([1, 2, 3].map(() => openPostgresStore(fresh)))
    await copies[0].createTable(newTable('t'))
    expect(await copies[2].events('t', 0)).toEqual([event(1)])
    await Promise.all(copies.map((copy) => copy.close()))
  })

  test('a database of a newer version is rejected', async () => {
    const fresh = await postgres.database()
    await (await openPostgresStore(fresh)).close()
    await callApi('update amyitis_version set version = 99', fresh)
    await expect(openPostgresStore(fresh)).rejects.toThrow(
      /newer Amyitis \(data version 99; this program knows up to \d+\)/,
    )
  })

  test('a missing database is reported in one line', async () => {
    await expect(openPostgresStore(url.replace(/\w+$/, 'nowhere'))).rejects.toThrow(
      /^can't connect to the database in DATABASE_URL: .*$/,
    )
  })

  test('broken connections are re-established, and listeners learn that they may have missed something', async () => {
    await empty()
    const store = await openPostgresStore(url)
    const other = await openPostgresStore(url)
    await store.createTable(newTable('t'))
    const notified = Promise.all([nextNotification(store, undefined), nextNotification(other, undefined)])
    await callApi(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await notified
    const received = nextNotification(other, { table: 't', seq: 2 })
    expect(await store.append(next('t', 1))).toEqual({ kind: 'done' })
    await received
    await Promise.all([store.close(), other.close()])
  })

  test('ignores foreign messages on the channel', async () => {
    await empty()
    const store = await openPostgresStore(url)
    const made = nextNotification(store, { table: 't', seq: 1 })
    await store.createTable(newTable('t'))
    await made
    const received: unknown[] = []
    const notified = nextNotification(store, { table: 't', seq: 2 })
    const stop = store.listen((news) => received.push(news))
    for (const words of ['', 'hello', '{', 'null', '7', '{"a":1}']) await callApi(`notify amyitis, '${words}'`)
    await store.append(next('t', 1))
    await notified
    expect(received).toEqual([{ table: 't', seq: 2 }])
    stop()
    await store.close()
  })

  /** Another client that holds a lock on a table and does nothing. */
  async function lock(table: string, limits = {}): Promise<pg.Client> {
    const holder = new pg.Client(connectionOptions(url, limits))
    holder.on('error', () => undefined)
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from tables where id = $1 for update', [table])
    return holder
  }

  /** The result, or the error. */
  const outcome = <T>(work: Promise<T>): Promise<T | unknown> => work.catch((error: unknown) => error)

  test('a locked table blocks others no longer than the lock timeout', async () => {
    await empty()
    const store = await openPostgresStore(url)
    await Promise.all(['locked', 'a', 'b'].map((id) => store.createTable(newTable(id))))
    const holder = await lock('locked')
    const together = ['locked', 'a', 'b'].map((id) => outcome(store.append(next(id, 1))))
    const [locked, ...others] = await Promise.all(together)
    expect(isUnavailable(locked), String(locked)).toBe(true)
    expect(others).toEqual([{ kind: 'done' }, { kind: 'done' }])
    await holder.end()
    expect(await store.append(next('locked', 1))).toEqual({ kind: 'done' })
    await store.close()
  })

  test('a connection whose query has timed out is not reused', async () => {
    await empty()
    const slow = { lock_timeout: 30_000, statement_timeout: 30_000 }
    const store = await openPostgresStore(url, { ...TIMEOUTS, ...slow, query_timeout: 500 })
    await Promise.all(['locked', 'free'].map((id) => store.createTable(newTable(id))))
    const holder = await lock('locked')
    expect(await outcome(store.append(next('locked', 1)))).toMatchObject({ message: 'Query read timeout' })
    for (let after = 1; after < 6; after++) expect(await store.append(next('free', after))).toEqual({ kind: 'done' })
    await holder.end()
    expect(await store.append(next('locked', 1))).toEqual({ kind: 'done' })
    await store.close()
  })

  test('a hanging process loses the locks of its transaction', async () => {
    await empty()
    const store = await openPostgresStore(url)
    await store.createTable(newTable('t'))
    const { idle_in_transaction_session_timeout } = TIMEOUTS
    expect(idle_in_transaction_session_timeout).toBeLessThanOrEqual(5000)
    const holder = await lock('t', { ...TIMEOUTS, idle_in_transaction_session_timeout: 300 })
    expect(await outcome(store.append(next('t', 1)))).toEqual({ kind: 'done' })
    await holder.end().catch(() => undefined)
    await store.close()
  })

  test('processes wait for each other’s migration as long as it takes', async () => {
    const fresh = await postgres.database()
    const holder = new pg.Client(fresh)
    await holder.connect()
    await holder.query('select pg_advisory_lock(4285107)')
    const opening = openPostgresStore(fresh, {
      ...TIMEOUTS,
      lock_timeout: 50,
      statement_timeout: 50,
      query_timeout: 50,
    })
    await new Promise((resolve) => setTimeout(resolve, 400))
    await holder.end()
    await (await opening).close()
  })
})
