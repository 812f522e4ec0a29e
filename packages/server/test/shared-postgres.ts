import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

async function query<T extends pg.QueryResultRow>(address: string, sql: string): Promise<T[]> {
  const client = new pg.Client(address)
  await client.connect()
  return client
    .query<T>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** The PostgreSQL that all tests share; each file creates its own databases. */
export const sharedPostgres = {
  /** The address of a new, empty database. */
  async database(): Promise<string> {
    const name = `test_${randomBytes(8).toString('hex')}`
    await query(inject('postgres'), `create database ${name}`)
    return inject('postgres').replace(/\w+$/, name)
  },
  /** The rows of a query in one of them. */
  query,
}
