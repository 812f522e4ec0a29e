import { expect, test } from 'vitest'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import { createTableService } from '../../src/table-service/table-service.ts'
import { SETTINGS } from '../store/samples.ts'

const ADA = 'aaaaaaaaaaaaaaaa'
const SECRET = { secret: 'ab'.repeat(32), invitations: [] }

test('tables are cached within a memory limit, by their size', async () => {
  const sqlite = await openSqliteStore(':memory:')
  const read: string[] = []
  const events: typeof sqlite.events = (table, ...rest) => {
    read.push(table)
    return sqlite.events(table, ...rest)
  }
  const none = async () => undefined
  const tables = createTableService({
    store: { ...sqlite, events },
    clock: { now: () => 1 },
    planFollowUps: none,
    isPinned: () => false,
    reportError: none,
    maxCacheBytes: 60_000,
  })
  const make = (table: string, edition: typeof SETTINGS.edition) =>
    tables.create(
      { type: 'created', table, host: ADA, settings: { ...SETTINGS, edition }, secretHash: 'ab'.repeat(32) },
      SECRET,
      `make ${table}`,
    )
  for (const id of ['a', 'b', 'c']) await make(id, 'standard')
  await make('large', { id: 'large', more: 'x'.repeat(2500) })
  for (const id of ['a', 'b', 'c', 'a', 'b', 'c']) await tables.load(id)
  expect(read).toEqual(['a', 'b', 'c'])
  await tables.load('large')
  await tables.load('c')
  await tables.load('a')
  expect(read).toEqual(['a', 'b', 'c', 'large', 'a'])
  tables.close()
  await sqlite.close()
})
