import type { Clock } from '../shared/clock.ts'
import { openPostgresStore } from '../store/postgres.ts'
import { openSqliteStore } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import type { Job, Jobs } from './jobs.ts'
import { openPostgresJobs } from './postgres.ts'
import { createSqliteJobs } from './sqlite.ts'

/** A folder for a single server, or a database that processes share. */
export type StorageLocation = { readonly folder: string } | { readonly database: string }

export async function openStorage(
  place: StorageLocation,
  clock: Clock,
  failed: (error: unknown, job?: Job) => void,
): Promise<{ readonly store: Store; readonly jobs: Jobs }> {
  if ('folder' in place) {
    const store = await openSqliteStore(place.folder)
    return { store, jobs: createSqliteJobs(store, clock, failed) }
  }
  const store = await openPostgresStore(place.database)
  try {
    return { store, jobs: await openPostgresJobs(place.database, clock, failed) }
  } catch (error) {
    await store.close()
    throw error
  }
}
