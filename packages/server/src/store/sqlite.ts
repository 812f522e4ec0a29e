import type { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import type { Base } from './base.ts'
import { adapt, holdOff, openData } from './driver.ts'
import { type Group, groupCommit } from './group.ts'
import { migrate } from './migrations.ts'
import { storeQueries } from './queries.ts'
import type { Schema } from './schema.ts'
import type { News, Store } from './store.ts'

export interface SqliteStore extends Store {
  readonly kind: 'sqlite'
  readonly db: Kysely<Schema>
  readonly group: Group
}

/** How often to look whether another process, such as `npx amyitis admin`, has written. */
const LOOK = 1000

function watch(database: DatabaseSync, changed: () => void): () => void {
  const statement = database.prepare('pragma data_version')
  const version = () => statement.get()?.data_version
  let last = version()
  const timer = setInterval(() => {
    const now = version()
    if (now === last) return
    last = now
    changed()
  }, LOOK).unref()
  return () => clearInterval(timer)
}

/**
 * Everything in one file of a folder, for one server; or nowhere (`:memory:`). `beside` opens it next to a running server, for
 * tools; that must be of the same version.
 */
export async function openSqliteStore(folder: string, { beside = false } = {}): Promise<SqliteStore> {
  const { database, close } = openData(folder, beside)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(database) }) })
  let held: { close(): void } | undefined
  try {
    await migrate(db, 'sqlite', () => {
      if (beside) held = holdOff(folder)
    })
  } catch (error) {
    close()
    throw error
  } finally {
    held?.close()
  }
  const listeners = new Set<(news: News | undefined) => void>()
  // A listener that fails must not make believe that nothing was written.
  const tellAll = (news: News | undefined) => {
    for (const heard of listeners) queueMicrotask(() => heard(news))
  }
  const base: Base = {
    kind: 'sqlite',
    db,
    async write(run) {
      const news: News[] = []
      const result = await db.transaction().execute((trx) => run(trx, (one) => news.push(one)))
      for (const one of news) tellAll(one)
      return result
    },
  }
  const group = groupCommit(base)
  const unwatch = watch(database, () => tellAll(undefined))
  return {
    ...storeQueries(base, group),
    kind: 'sqlite',
    db,
    group,
    listen(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    tell: async (table, told) => tellAll({ table, told }),
    async close() {
      await group.idle()
      unwatch()
      close()
    },
  }
}
