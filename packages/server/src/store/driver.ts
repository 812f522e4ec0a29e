import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'
import { StoreProblem } from './migrations.ts'

const DATA = 'amyitis.sqlite'
const LOCK = 'amyitis.lock'

/** The data file of a folder, which must be there; or a copy of one, wherever it lies. */
export function dataFile(place: string): string {
  if (statSync(place, { throwIfNoEntry: false })?.isFile()) return place
  const file = join(place, DATA)
  if (!existsSync(file)) throw new StoreProblem(`there is no ${DATA} in ${place}`)
  return file
}

/** Node's error when somebody else has locked a file. */
const BUSY = 5
const isBusy = (error: unknown) => (error as { readonly errcode?: number }).errcode === BUSY

/** The lock is the operating system's: it goes with the process, however that ends. */
function lock(folder: string, problem: string): DatabaseSync {
  const file = new DatabaseSync(join(folder, LOCK), { timeout: 0 })
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
    return file
  } catch (error) {
    file.close()
    if (!isBusy(error)) throw error
    throw new StoreProblem(problem)
  }
}

/** Keeps servers away from the data of a folder for a moment, for a tool that alters it; a server that runs must not be changed under. */
export function holdOff(place: string): Pick<Data, 'close'> {
  const file = dataFile(place)
  // Servers use no copies.
  if (basename(file) !== DATA) return { close: () => undefined }
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

export interface Data {
  readonly database: DatabaseSync
  close(): void
}

/** Opens the data of a folder, for this process alone unless it comes `beside` a server. */
export function openData(folder: string, beside: boolean): Data {
  if (folder === ':memory:') {
    const database = openFile(folder)
    return { database, close: () => database.close() }
  }
  let locked: DatabaseSync | undefined
  try {
    if (!beside) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      locked = lock(folder, `another Amyitis server uses the data in ${folder}: stop it, or choose another folder`)
      // There are secrets in it: nobody else on this machine reads them.
      writeFileSync(join(folder, DATA), '', { flag: 'a', mode: 0o600 })
    }
    const database = openFile(dataFile(folder))
    const close = () => {
      database.close()
      locked?.close()
    }
    return { database, close }
  } catch (error) {
    locked?.close()
    if (error instanceof StoreProblem) throw error
    throw new StoreProblem(`the data in ${folder} can't be opened: ${(error as Error).message}`)
  }
}

/** Prepared statements that are kept; a group of many changes has texts of its own, which come and go. */
const KEPT = 200

/** What Kysely expects of a database, from Node's own SQLite. */
export function adapt(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, StatementSync>()
  function prepared(sql: string): StatementSync {
    const known = kept.get(sql)
    if (known !== undefined) return known
    if (kept.size >= KEPT) kept.clear()
    const statement = database.prepare(sql)
    kept.set(sql, statement)
    return statement
  }
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    close: () => database.close(),
    prepare(sql) {
      // Every transaction here writes: one that began by reading could find later that another process was quicker.
      const statement = prepared(sql === 'begin' ? 'begin immediate' : sql)
      // SQLite itself has rolled back where the disk was full: to do it again would fail, and hide why.
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
