import type { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import type { StoreBackend } from './backend.ts'
import { dataFile, lockForMaintenance, openDatabase, toKyselyDatabase } from './database.ts'
import { createGroupCommit, type GroupCommit } from './group-commit.ts'
import { storeQueries } from './queries.ts'
import { backupBeforeMigration, schemaVersion } from './schema/before-migration.ts'
import { LATEST_VERSION, migrate, StoreError } from './schema/migrations.ts'
import type { Schema } from './schema/schema.ts'
import type { Store } from './store.ts'
import { createFailureLog, storeFailure } from './store-failure.ts'
import type { TableNotification } from './types.ts'

export interface SqliteStore extends Store {
  readonly kind: 'sqlite'
  readonly db: Kysely<Schema>
  readonly group: GroupCommit
}

/** How often to check whether another process, such as `npx amyitis admin`, has written. */
const POLL_INTERVAL_MS = 1000

function watch(database: DatabaseSync, onChange: () => void): () => void {
  const statement = database.prepare('pragma data_version')
  const version = () => statement.get()?.data_version
  let last = version()
  const timer = setInterval(() => {
    const now = version()
    if (now === last) return
    last = now
    onChange()
  }, POLL_INTERVAL_MS).unref()
  return () => clearInterval(timer)
}

/** Migrates data of an older version after backing it up. */
async function update(database: DatabaseSync, db: Kysely<Schema>, folder: string, beside: boolean): Promise<void> {
  const version = schemaVersion(database)
  const old = version > 0 && version < LATEST_VERSION && folder !== ':memory:'
  const lock = old && beside ? lockForMaintenance(folder) : undefined
  try {
    if (old)
      await backupBeforeMigration(database, dataFile(folder), version, Date.now()).catch((error: Error) => {
        throw new StoreError(
          `the data needs an update, but no backup could be made, so nothing was changed: ${error.message}`,
        )
      })
    await migrate(db, 'sqlite')
  } finally {
    lock?.close()
  }
}

/**
 * All data in one file of a folder, for a single server; or in memory (`:memory:`). `beside` opens it next to a running server,
 * for tools; both must be of the same version.
 */
export async function openSqliteStore(folder: string, { beside = false } = {}): Promise<SqliteStore> {
  const { database, close } = openDatabase(folder, beside)
  const failures = createFailureLog()
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: toKyselyDatabase(database) }),
    log: (event) => {
      if (event.level === 'error') failures.record(event.error)
    },
  })
  try {
    await update(database, db, folder, beside)
  } catch (error) {
    close()
    const failure = storeFailure(error)
    throw failure === undefined ? error : new StoreError(`the data in ${folder} can't be used: ${failure.cause}`)
  }
  const listeners = new Set<(notification: TableNotification | undefined) => void>()
  // In a microtask: a listener that throws must not make a successful write fail.
  const notifyAll = (notification: TableNotification | undefined) => {
    for (const listener of listeners) queueMicrotask(() => listener(notification))
  }
  const backend: StoreBackend = {
    kind: 'sqlite',
    db,
    failures,
    async write(run) {
      const notifications: TableNotification[] = []
      const result = await db.transaction().execute((trx) => run(trx, (one) => notifications.push(one)))
      for (const notification of notifications) notifyAll(notification)
      return result
    },
  }
  const group = createGroupCommit(backend)
  const unwatch = watch(database, () => notifyAll(undefined))
  return {
    ...storeQueries(backend, group),
    kind: 'sqlite',
    db,
    group,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    broadcast: async (table, message) => notifyAll({ table, message }),
    async close() {
      await group.idle()
      unwatch()
      close()
    },
  }
}
