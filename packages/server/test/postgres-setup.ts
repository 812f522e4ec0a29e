import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../scripts/postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the PostgreSQL that all tests share. */
    postgres: string
  }
}

/** Starts one PostgreSQL for all tests but those that restart it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgres', postgres.address)
  return () => postgres.stop()
}
