import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../../../../scripts/postgres.ts'
import { openPostgresStore } from '../../src/store/postgres.ts'
import type { News } from '../../src/store/store.ts'
import { describeStore } from './conformance.ts'
import { event, newTable, next } from './samples.ts'

let postgres: Postgres
let url: string
beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.database()
}, 60_000)
afterAll(() => postgres?.stop(), 60_000)

async function ask(sql: string, database = url): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(database)
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

async function empty(): Promise<void> {
  const tables = await ask(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'amyitis_version'",
  )
  if (tables.length > 0) await ask(`truncate ${tables.map(({ tablename }) => tablename).join()} cascade`)
}

/** The next news that is as wanted. */
function hears(store: { listen(heard: (news: News | undefined) => void): () => void }, wanted: News | undefined) {
  return new Promise<void>((resolve) => {
    const stop = store.listen((news) => {
      if (JSON.stringify(news) !== JSON.stringify(wanted)) return
      stop()
      resolve()
    })
  })
}

describe('PostgreSQL', () => {
  describeStore(async () => {
    await empty()
    return () => openPostgresStore(url)
  })

  test('copies that start together bring a new database up to date once', async () => {
    const fresh = await postgres.database()
    const copies = await Promise.all([1, 2, 3].map(() => openPostgresStore(fresh)))
    await copies[0].createTable(newTable('t'))
    expect(await copies[2].events('t', 0)).toEqual([event(1)])
    await Promise.all(copies.map((copy) => copy.close()))
  })

  test('a database of a newer program is refused', async () => {
    const fresh = await postgres.database()
    await (await openPostgresStore(fresh)).close()
    await ask('update amyitis_version set version = 99', fresh)
    await expect(openPostgresStore(fresh)).rejects.toThrow(/newer Amyitis \(version 99, this program knows \d+\)/)
  })

  test('a database that is not there is said so in one line', async () => {
    await expect(openPostgresStore(url.replace(/\w+$/, 'nowhere'))).rejects.toThrow(/^the database of DATABASE_URL .*$/)
  })

  test('connections that break are made anew, and everybody is told that something may have been missed', async () => {
    await empty()
    const [store, other] = [await openPostgresStore(url), await openPostgresStore(url)]
    await store.createTable(newTable('t'))
    const told = Promise.all([hears(store, undefined), hears(other, undefined)])
    await ask(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await told
    const heard = hears(other, { table: 't', seq: 2 })
    expect(await store.append(next('t', 1))).toEqual({ kind: 'done' })
    await heard
    await Promise.all([store.close(), other.close()])
  })

  test('what somebody else says on the channel is not heard', async () => {
    await empty()
    const store = await openPostgresStore(url)
    const made = hears(store, { table: 't', seq: 1 })
    await store.createTable(newTable('t'))
    await made
    const heard: unknown[] = []
    const told = hears(store, { table: 't', seq: 2 })
    const stop = store.listen((news) => heard.push(news))
    for (const words of ['', 'hello', '{', 'null', '7', '{"a":1}']) await ask(`notify amyitis, '${words}'`)
    await store.append(next('t', 1))
    await told
    expect(heard).toEqual([{ table: 't', seq: 2 }])
    stop()
    await store.close()
  })

  test('the server of the database may be restarted', async () => {
    await empty()
    const store = await openPostgresStore(url)
    await store.createTable(newTable('t'))
    const told = hears(store, undefined)
    await postgres.restart()
    await told
    expect(await store.append(next('t', 1))).toEqual({ kind: 'done' })
    expect(await store.events('t', 0)).toEqual([event(1), event(2)])
    await store.close()
  }, 60_000)
})
