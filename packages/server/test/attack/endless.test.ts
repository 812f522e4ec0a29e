import { hashOfSecret, hashOfShare } from '@amyitis/fair'
import type { Command } from '@amyitis/protocol'
import { decider, openTable } from '@amyitis/tables'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tableSettings } from '../../../../test/support/settings.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { createTableService, type TableService } from '../../src/table-service/table-service.ts'
import { freshKey, newShare, someMove, testClock } from '../http/test-server.ts'

const TABLE = 'tttttttttttttttt'
const ADA = 'aaaaaaaaaaaaaaaa'
const SECRET = 'ab'.repeat(32)
/** With this share Ada begins, not the bot, which does not run in this test. */
const LUCKY = '0'.repeat(32)

let store: Store
let tables: TableService
let reads: number
beforeEach(async () => {
  store = await openSqliteStore(':memory:')
  reads = 0
  const counting: Store = {
    ...store,
    events: (...given) => {
      reads++
      return store.events(...given)
    },
  }
  const nothing = async () => undefined
  const reportError = (error: unknown) => {
    throw error
  }
  tables = createTableService({
    store: counting,
    clock: testClock(),
    planFollowUps: nothing,
    isPinned: () => false,
    reportError,
    maxEvents: 12,
  })
  const settings = tableSettings({ seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] })
  const secretHash = hashOfSecret(SECRET)
  const created = { type: 'created', table: TABLE, host: ADA, settings, secretHash } as const
  await tables.create(created, { secret: SECRET, invitations: [] }, 'creating')
})
afterEach(async () => {
  tables.close()
  await store.close()
})

const table = async () => openTable(await store.events(TABLE, 0))
const does = async (act: Command) => tables.execute(TABLE, ADA, { key: freshKey(), after: (await table()).seq, act })

test('taking back can’t make a log grow without limit, but the game can still be finished', async () => {
  await does({ type: 'sit', commit: hashOfShare(LUCKY) })
  await does({ type: 'reveal', added: LUCKY })
  expect(decider(await table())).toBe(0)
  while ((await table()).seq < 12) {
    await does({ type: 'move', move: someMove(await table()) })
    if ((await table()).seq < 12) await does({ type: 'undo', to: 0 })
  }
  await expect(does({ type: 'undo', to: 0 })).rejects.toThrow('log-full')
  await expect(does({ type: 'ask', to: 0 })).rejects.toThrow('log-full')
  await does({ type: 'concede' })
  expect((await table()).status).toBe('over')
})

test('sitting down and standing up can’t make a log grow without limit either', async () => {
  await expect(
    (async () => {
      for (let i = 0; i < 20; i++)
        await does(i % 2 === 0 ? { type: 'sit', commit: newShare().commit } : { type: 'stand' })
    })(),
  ).rejects.toThrow('log-full')
  expect((await table()).seq).toBe(12)
})

test('a server does not read its own writes again', async () => {
  const { commit, added } = newShare()
  await does({ type: 'sit', commit })
  await does({ type: 'reveal', added })
  const before = reads
  for (let i = 0; i < 4; i++) await does(i % 2 === 0 ? { type: 'stand' } : { type: 'done' }).catch(() => undefined)
  await does({ type: 'concede' })
  await new Promise((resolve) => setImmediate(resolve))
  expect(reads).toBe(before)
})
