import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeTable } from '../../src/host.ts'
import type { Job } from '../../src/jobs/jobs.ts'
import { processErasures } from '../../src/players/erase.ts'
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite.ts'
import { pauseAllClocks } from '../../src/table-service/games-in-progress.ts'
import { createTableService, type TableService } from '../../src/table-service/table-service.ts'
import { newTable, player, row, SETTINGS } from '../store/samples.ts'

const BAD = 'a'.repeat(16)
const GOOD = 'b'.repeat(16)

let store: SqliteStore
let tables: TableService
let run: (job: Job) => Promise<void>

beforeEach(async () => {
  store = await openSqliteStore(':memory:')
  tables = createTableService({
    store,
    clock: { now: () => 5000 },
    planFollowUps: async () => undefined,
    isPinned: () => false,
    reportError: () => undefined,
  })
  const jobs = {
    schedule: async () => undefined,
    process: async (_: string, work: typeof run) => {
      run = work
    },
    close: async () => undefined,
  }
  await processErasures({ store, tables, jobs, clock: { now: () => 5000 } })
  await store.addPlayer(player('hanna'))
  await store.addPlayer(player('ben'))
  await store.createTable(newTable(BAD, { row: row(1, { seats: ['hanna', 'ben'] }) }))
  await tables.create(
    { type: 'created', table: GOOD, host: 'hanna', settings: SETTINGS, secretHash: '' },
    { secret: '00'.repeat(32), invitations: [] },
    'made',
  )
  await tables.change(GOOD, {
    decide: () => ({ ok: true, events: [{ type: 'sat', seat: 0, player: 'ben', commit: 'ab'.repeat(32) }] }),
  })
})
afterEach(async () => {
  tables.close()
  await store.close()
})

test('a damaged table does not prevent erasing the rest of a player’s data', async () => {
  await store.addChatLine(GOOD, 'hanna', 'I live at the canal', 1, 'hanna:1')
  await store.erasePlayer('hanna')
  // The job fails and is retried: the table may have been repaired by then.
  await expect(run({ kind: 'erase', key: 'hanna', at: 1, data: '' })).rejects.toThrow()
  expect((await store.table(GOOD))?.status).toBe('closed')
  expect((await store.chat(GOOD, 0, 9)).map(({ text }) => text)).toEqual([undefined])
})

test('the host can remove a damaged table', async () => {
  expect(await removeTable(store, BAD, 5000)).toBe('deleted')
  expect(await store.table(BAD)).toBeUndefined()
  expect(await removeTable(store, GOOD, 5000)).toBe('closed')
})

test('a damaged game does not prevent pausing the clocks of others', async () => {
  const seen: string[] = []
  const due = { status: 'playing', summary: '{"due":1}' } as const
  for (const id of ['x', 'y', 'z']) await store.createTable(newTable(id, { row: row(1, due) }))
  const failing: TableService = {
    ...tables,
    change: async (id) => {
      seen.push(id)
      if (id === 'y') throw new Error('damaged')
      return 1
    },
  }
  const errors: unknown[] = []
  await pauseAllClocks(store, failing, (error) => errors.push(error))
  expect(seen.sort()).toEqual(['x', 'y', 'z'])
  expect(errors).toHaveLength(1)
})
