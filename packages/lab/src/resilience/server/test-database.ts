import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { type Postgres, startPostgres } from '../../../../../scripts/postgres.ts'

export type Storage = 'sqlite' | 'postgres'

/** Where servers of a proof keep their data: a folder, or a PostgreSQL of their own. */
export interface TestDatabase {
  /** What tells them so. */
  readonly env: Readonly<Record<string, string>>
  readonly postgres: Postgres | undefined
  /** The rows that a query finds in the data, past all servers. */
  query<T>(query: string): Promise<T[]>
  close(): Promise<void>
}

/** As PostgreSQL is when it is installed: it writes to the disk before it answers. */
const DURABLE_SETTINGS = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']

function querySqlite<T>(folder: string, query: string): T[] {
  const data = new DatabaseSync(join(folder, 'amyitis.sqlite'), { readOnly: true })
  try {
    return data.prepare(query).all() as unknown as T[]
  } finally {
    data.close()
  }
}

/** All processes of a PostgreSQL: first the one that starts the others. */
const PROCESSES = `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid
  union all select pid from pg_stat_activity where pid <> pg_backend_pid()`

/** A whole PostgreSQL stands still for so long, and nobody's connection breaks. */
export async function freezePostgres({ query }: Pick<TestDatabase, 'query'>, ms: number): Promise<void> {
  const processes = await query<{ readonly pid: number }>(PROCESSES)
  const tell = (signal: NodeJS.Signals) => {
    for (const { pid } of processes)
      try {
        process.kill(pid, signal)
      } catch {
        // It has ended by itself.
      }
  }
  tell('SIGSTOP')
  await setTimeout(ms).finally(() => tell('SIGCONT'))
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
  const address = await postgres.database()
  const look = <T>(query: string) => postgres.query<T>(address, query)
  return { env: { DATABASE_URL: address }, postgres, close: postgres.stop, query: look }
}
