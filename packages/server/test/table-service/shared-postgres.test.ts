import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRateLimits } from '../../src/limits/rate-limits.ts'
import { createSharedLimits } from '../../src/limits/shared-limits.ts'
import { openPostgresStore } from '../../src/store/postgres.ts'
import type { Store } from '../../src/store/store.ts'
import { createTableService } from '../../src/table-service/table-service.ts'
import { sharedPostgres } from '../shared-postgres.ts'
import { SETTINGS } from '../store/samples.ts'

let stores: Store[]
beforeAll(async () => {
  const url = await sharedPostgres.database()
  stores = [await openPostgresStore(url), await openPostgresStore(url)]
}, 60_000)
afterAll(async () => {
  for (const store of stores) await store.close()
}, 60_000)

const TABLE = 'tttttttttttttttt'
const ADA = 'aaaaaaaaaaaaaaaa'
const clock = { now: () => Date.now() }

test('a read sees every acknowledged command of another process, even before its notification', async () => {
  const serviceOf = (store: Store) =>
    createTableService({
      store,
      clock,
      planFollowUps: async () => undefined,
      isPinned: () => false,
      reportError: () => undefined,
    })
  // The reader receives no notifications.
  const writer = serviceOf(stores[0])
  const reader = serviceOf({ ...stores[1], listen: () => () => undefined })
  const created = { type: 'created', table: TABLE, host: ADA, settings: SETTINGS, secretHash: 'ab'.repeat(32) } as const
  await writer.create(created, { secret: 'ab'.repeat(32), invitations: [] }, 'ada:first')
  expect((await reader.loadLatest(TABLE))?.seq).toBe(1)
  for (let i = 0; i < 20; i++) {
    const act = i % 2 === 0 ? ({ type: 'sit', commit: 'ab'.repeat(32) } as const) : ({ type: 'stand' } as const)
    const seq = await writer.execute(TABLE, ADA, { key: `key-number-${i}`, after: i + 1, act })
    expect((await reader.loadLatest(TABLE))?.seq).toBe(seq)
  }
  await stores[0].removeTable(TABLE)
  expect(await reader.loadLatest(TABLE)).toBeUndefined()
})

const limitsOf = (store: Store) => {
  const limits = createRateLimits(clock, 1, true)
  return { limits, shared: createSharedLimits(limits, store, 3_600_000) }
}

test('strict limits are shared by all processes, and enforced locally if the database is down', async () => {
  const copies = stores.map(limitsOf)
  const granted = async (i: number, key: string) =>
    copies[i].shared.consume('mailRecipient', key).then(
      () => true,
      () => false,
    )
  const answers: boolean[] = []
  for (let i = 0; i < 8; i++) answers.push(await granted(i % 2, 'ada@example.org'))
  expect(answers.filter(Boolean)).toHaveLength(3)
  const refused = await Promise.all(
    copies.map(({ shared }) => shared.consume('mailRecipient', 'ada@example.org').catch((e) => e)),
  )
  for (const { retryAfterSeconds } of refused) expect(retryAfterSeconds).toBeGreaterThan(8 * 3600 - 60)
  for (const { retryAfterSeconds } of refused) expect(retryAfterSeconds).toBeLessThanOrEqual(8 * 3600)
  const hanging = limitsOf({ ...stores[0], useAllowances: () => new Promise(() => undefined) })
  await expect(hanging.shared.consume('mailRecipient', 'bela@example.org')).resolves.toBeUndefined()
  for (const { shared } of [...copies, hanging]) shared.close()
})

test('frequent limits are counted per process, and synchronised from time to time', async () => {
  const [one, other] = stores.map(limitsOf)
  while (one.limits.tryConsume('player', 'ada'));
  expect(other.limits.tryConsume('player', 'ada')).toBe(true)
  await one.shared.sync()
  await other.shared.sync()
  expect(other.limits.tryConsume('player', 'ada', 30)).toBe(false)
  for (const { shared } of [one, other]) shared.close()
})
