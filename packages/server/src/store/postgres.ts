import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Base } from './base.ts'
import { groupCommit } from './group.ts'
import { migrate, StoreProblem } from './migrations.ts'
import { hear } from './notices.ts'
import { storeQueries } from './queries.ts'
import type { Schema } from './schema.ts'
import type { News, Store } from './store.ts'

const CHANNEL = 'amyitis'

/** PostgreSQL's eight-byte numbers; ours are times and counts, which a double holds. */
const INT8 = 20
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** Whoever may connect to the database may say anything on the channel. */
function readNews(payload: string): News | 'nonsense' {
  try {
    const news = JSON.parse(payload) as News | null
    return typeof news?.table === 'string' ? news : 'nonsense'
  } catch {
    return 'nonsense'
  }
}

/** A database that many copies of the server share. */
export async function openPostgresStore(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, types, max: 10, connectionTimeoutMillis: 5000, keepAlive: true })
  // A connection that breaks while nobody uses it is replaced by the next who asks.
  pool.on('error', () => undefined)
  // One that breaks between two queries of a transaction fails with the next of them; nobody else need hear of it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const listeners = new Set<(news: News | undefined) => void>()
  const notify = (to: Kysely<Schema>, news: readonly News[]) =>
    sql`select pg_notify(${CHANNEL}, payload) from unnest(${news.map((one) => JSON.stringify(one))}::text[]) payload`.execute(
      to,
    )
  const base: Base = {
    kind: 'postgres',
    db,
    write: (run) =>
      db.transaction().execute(async (trx) => {
        const news: News[] = []
        const result = await run(trx, (one) => news.push(one))
        if (news.length > 0) await notify(trx, news)
        return result
      }),
  }
  const group = groupCommit(base)
  let ears: { close(): Promise<void> }
  try {
    await migrate(db, 'postgres')
    ears = await hear(url, CHANNEL, (payload) => {
      const news = payload === undefined ? undefined : readNews(payload)
      if (news !== 'nonsense') for (const heard of listeners) heard(news)
    })
  } catch (error) {
    await db.destroy()
    if (error instanceof StoreProblem) throw error
    throw new StoreProblem(`the database of DATABASE_URL does not answer: ${(error as Error).message}`)
  }
  return {
    ...storeQueries(base, group),
    kind: 'postgres',
    listen(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    async tell(table, told) {
      await notify(db, [{ table, told }])
    },
    async close() {
      await group.idle()
      await ears.close()
      await db.destroy()
    },
  }
}
