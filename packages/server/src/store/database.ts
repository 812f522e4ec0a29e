import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'
import { StoreError } from './schema/migrations.ts'

const DATA_FILE = 'amyitis.sqlite'
const LOCK_FILE = 'amyitis.lock'

/** The data file of a folder, which must exist; or the path of a copy. */
export function dataFile(place: string): string {
  if (statSync(place, { throwIfNoEntry: false })?.isFile()) return place
  const file = join(place, DATA_FILE)
  if (!existsSync(file)) throw new StoreError(`there is no ${DATA_FILE} in ${place}`)
  return file
}

/** Another process has locked the file. */
const SQLITE_BUSY = 5
const isBusy = (error: unknown) => (error as { readonly errcode?: number }).errcode === SQLITE_BUSY

/** The operating system releases the lock when the process ends, however that happens. */
function lock(folder: string, problem: string): DatabaseSync {
  const file = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 })
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
    return file
  } catch (error) {
    file.close()
    if (!isBusy(error)) throw error
    throw new StoreError(problem)
  }
}

/** Locks the data of a folder for a tool that alters it; fails if a server is using it. */
export function lockForMaintenance(place: string): Pick<Database, 'close'> {
  const file = dataFile(place)
  // No server uses a copy.
  if (basename(file) !== DATA_FILE) return { close: () => undefined }
  const folder = dirname(file)
  return lock(folder, `a server of an older Amyitis uses the data in ${folder}: stop it, and start the new one`)
}

function openFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000 })
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

export interface Database {
  readonly database: DatabaseSync
  close(): void
}

/** Opens the data of a folder, exclusively unless it is opened `beside` a server. */
export function openDatabase(folder: string, beside: boolean): Database {
  if (folder === ':memory:') {
    const database = openFile(folder)
    return { database, close: () => database.close() }
  }
  let locked: DatabaseSync | undefined
  try {
    if (!beside) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      locked = lock(folder, `another Amyitis server uses the data in ${folder}: stop it, or choose another folder`)
      // It holds secrets: not readable for other users.
      writeFileSync(join(folder, DATA_FILE), '', { flag: 'a', mode: 0o600 })
    }
    const database = openFile(dataFile(folder))
    const close = () => {
      database.close()
      locked?.close()
    }
    return { database, close }
  } catch (error) {
    locked?.close()
    if (error instanceof StoreError) throw error
    throw new StoreError(`the data in ${folder} can't be opened: ${(error as Error).message}`)
  }
}

/** Cached prepared statements; large batches produce statements that are rarely used again. */
const MAX_STATEMENTS = 200

/** Adapts Node's SQLite to Kysely. */
export function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>()
  function prepared(sql: string): StatementSync {
    const known = statements.get(sql)
    if (known !== undefined) return known
    if (statements.size >= MAX_STATEMENTS) statements.clear()
    const statement = database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    close: () => database.close(),
    prepare(sql) {
      // All transactions write: one that starts by reading could fail later because another process wrote first.
      const statement = prepared(sql === 'begin' ? 'begin immediate' : sql)
      // On a full disk SQLite rolls back by itself; a second rollback would fail and hide the cause.
      if (sql === 'rollback' && !database.isTransaction)
        return {
          reader: false,
          all: () => [],
          run: () => ({ changes: 0, lastInsertRowid: 0 }),
          iterate: () => [].values(),
        }
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}
