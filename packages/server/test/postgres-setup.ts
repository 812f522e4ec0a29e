import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../scripts/postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the shared PostgreSQL. */
    postgres: string
  }
}

/** Starts one PostgreSQL for all tests, except those that restart it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgres', postgres.address)
  return () => postgres.stop()
}
