import type { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import type { Base } from './base.ts'
import { backupBeside, versionIn } from './before-migration.ts'
import { adapt, dataFile, holdOff, openData } from './driver.ts'
import { type Group, groupCommit } from './group.ts'
import { migrate, NEWEST, StoreProblem } from './migrations.ts'
import { storeQueries } from './queries.ts'
import type { Schema } from './schema.ts'
import type { News, Store } from './store.ts'
import { createTroubles, troubleOf } from './trouble.ts'

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

/** Brings data of an older version up to date, once there is a copy of it. */
async function update(database: DatabaseSync, db: Kysely<Schema>, folder: string, beside: boolean): Promise<void> {
  const version = versionIn(database)
  const old = version > 0 && version < NEWEST && folder !== ':memory:'
  const held = old && beside ? holdOff(folder) : undefined
  try {
    if (old)
      await backupBeside(database, dataFile(folder), version, Date.now()).catch((error: Error) => {
        throw new StoreProblem(
          `the data is of an older version and was not updated, for no backup could be made: ${error.message}`,
        )
      })
    await migrate(db, 'sqlite')
  } finally {
    held?.close()
  }
}

/**
 * Everything in one file of a folder, for one server; or nowhere (`:memory:`). `beside` opens it next to a running server, for
 * tools; that must be of the same version.
 */
export async function openSqliteStore(folder: string, { beside = false } = {}): Promise<SqliteStore> {
  const { database, close } = openData(folder, beside)
  const troubles = createTroubles()
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: adapt(database) }),
    log: (event) => {
      if (event.level === 'error') troubles.note(event.error)
    },
  })
  try {
    await update(database, db, folder, beside)
  } catch (error) {
    close()
    const trouble = troubleOf(error)
    throw trouble === undefined ? error : new StoreProblem(`the data in ${folder} can't be used: ${trouble.cause}`)
  }
  const listeners = new Set<(news: News | undefined) => void>()
  // A listener that fails must not make believe that nothing was written.
  const tellAll = (news: News | undefined) => {
    for (const heard of listeners) queueMicrotask(() => heard(news))
  }
  const base: Base = {
    kind: 'sqlite',
    db,
    troubles,
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
