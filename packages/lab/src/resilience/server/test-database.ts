import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { type Postgres, startPostgres } from '../../../../../scripts/postgres.ts'

export type Storage = 'sqlite' | 'postgres'

/** The database of the servers under test: an SQLite file in a temporary folder, or a PostgreSQL of their own. */
export interface TestDatabase {
  /** Environment variables that point a server to it. */
  readonly env: Readonly<Record<string, string>>
  readonly postgres: Postgres | undefined
  /** Runs a query directly, without going through a server. */
  query<T>(query: string): Promise<T[]>
  close(): Promise<void>
}

/** PostgreSQL's defaults: a commit is on disk before it is acknowledged. */
const DURABLE_SETTINGS = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']

function querySqlite<T>(folder: string, query: string): T[] {
  const database = new DatabaseSync(join(folder, 'amyitis.sqlite'), { readOnly: true })
  try {
    return database.prepare(query).all() as unknown as T[]
  } finally {
    database.close()
  }
}

/** All processes of a PostgreSQL, the postmaster first. */
const PROCESSES = `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid
  union all select pid from pg_stat_activity where pid <> pg_backend_pid()`

/** Freezes a whole PostgreSQL for a while. Connections stay open. */
export async function freezePostgres({ query }: Pick<TestDatabase, 'query'>, ms: number): Promise<void> {
  const processes = await query<{ readonly pid: number }>(PROCESSES)
  const signalAll = (signal: NodeJS.Signals) => {
    for (const { pid } of processes)
      try {
        process.kill(pid, signal)
      } catch {
        // The process has exited.
      }
  }
  signalAll('SIGSTOP')
  await setTimeout(ms).finally(() => signalAll('SIGCONT'))
}

export async function openTestDatabase(storage: Storage): Promise<TestDatabase> {
  if (storage === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'amyitis-resilience-'))
    const close = async () => rmSync(folder, { recursive: true, force: true })
    return {
      env: { AMYITIS_DATA: folder },
      postgres: undefined,
      close,
      query: async (query) => querySqlite(folder, query),
    }
  }
  const postgres = await startPostgres(DURABLE_SETTINGS)
  const url = await postgres.database()
  const look = <T>(query: string) => postgres.query<T>(url, query)
  return { env: { DATABASE_URL: url }, postgres, close: postgres.stop, query: look }
}
