import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import type { Base } from './base.ts'
import { groupCommit } from './group.ts'
import { migrate, StoreProblem } from './migrations.ts'
import { hear } from './notices.ts'
import { connection, ENDLESS, isLate, PATIENCE, type Patience } from './patience.ts'
import { storeQueries } from './queries.ts'
import type { Schema } from './schema.ts'
import type { News, Store } from './store.ts'
import { createTroubles, type Troubles } from './trouble.ts'

const CHANNEL = 'amyitis'

/** How long whoever is in a hurry waits for what others have locked, in milliseconds. */
const HURRY = 50

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

/**
 * Kysely gives back every client as if it were well. One that has not answered in time is of no use to anybody: what comes next
 * would wait behind the question that was given up.
 */
function withoutTheLate(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect()
      let late: unknown
      const query = async (text: string, values: readonly unknown[]) => {
        if (late !== undefined) throw late
        return client.query(text, [...values]).catch((error: unknown) => {
          if (isLate(error)) late = error
          throw error
        })
      }
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(late !== undefined),
      }
    },
    end: () => pool.end(),
  }
}

function openDatabase(url: string, patience: Patience, troubles?: Troubles): Kysely<Schema> {
  const pool = new pg.Pool({ ...connection(url, patience), types, max: 10 })
  // A connection that breaks while nobody uses it is replaced by the next who asks.
  pool.on('error', () => undefined)
  // One that breaks between two queries of a transaction fails with the next of them; nobody else need hear of it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: withoutTheLate(pool) }),
    log: (event) => {
      if (event.level === 'error') troubles?.note(event.error)
    },
  })
}

async function bringUpToDate(url: string): Promise<void> {
  const db = openDatabase(url, ENDLESS)
  await migrate(db, 'postgres').finally(() => db.destroy())
}

/** A database that many copies of the server share. */
export async function openPostgresStore(url: string, patience = PATIENCE): Promise<Store> {
  const troubles = createTroubles()
  const db = openDatabase(url, patience, troubles)
  const listeners = new Set<(news: News | undefined) => void>()
  const notify = (to: Kysely<Schema>, news: readonly News[]) =>
    sql`select pg_notify(${CHANNEL}, payload) from unnest(${news.map((one) => JSON.stringify(one))}::text[]) payload`.execute(
      to,
    )
  const base: Base = {
    kind: 'postgres',
    db,
    troubles,
    write: (run, hurry = false) =>
      db.transaction().execute(async (trx) => {
        if (hurry) await sql`set local lock_timeout = ${sql.lit(HURRY)}`.execute(trx)
        const news: News[] = []
        const result = await run(trx, (one) => news.push(one))
        if (news.length > 0) await notify(trx, news)
        return result
      }),
  }
  const group = groupCommit(base)
  let ears: { close(): Promise<void> }
  try {
    await bringUpToDate(url)
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
