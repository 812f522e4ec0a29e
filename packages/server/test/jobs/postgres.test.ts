import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPostgresJobs } from '../../src/jobs/postgres.ts'
import { systemClock } from '../../src/shared/clock.ts'
import { isUnavailable } from '../../src/store/store-failure.ts'
import { TIMEOUTS } from '../../src/store/timeouts.ts'
import { sharedPostgres } from '../shared-postgres.ts'
import { describeJobs } from './conformance.ts'
import { killWorker } from './kill-worker.ts'

let url: string
beforeAll(async () => {
  url = await sharedPostgres.database()
  await (await openPostgresJobs(url, systemClock, () => undefined)).close()
}, 60_000)

async function callApi(sql: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

describe('PostgreSQL', () => {
  describeJobs(async () => {
    await callApi('truncate pgboss.job')
    return {
      open: (failed) => openPostgresJobs(url, systemClock, failed),
      async die() {
        await killWorker('postgres', url)
        await callApi("update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'")
      },
      hurry: () => callApi("update pgboss.job set start_after = now() where state = 'retry'"),
    }
  })

  test('gives up waiting for a lock', async () => {
    await callApi('truncate pgboss.job')
    const jobs = await openPostgresJobs(url, systemClock, () => undefined, { ...TIMEOUTS, lock_timeout: 300 })
    const holder = new pg.Client(url)
    await holder.connect()
    await holder.query('begin')
    await holder.query('lock table pgboss.job in access exclusive mode')
    const plan = () => jobs.schedule({ kind: 'bot', key: 't', at: Date.now(), data: '' })
    const refused = await plan().catch((error: unknown) => error)
    expect(isUnavailable(refused), String(refused)).toBe(true)
    await holder.end()
    await plan()
    await jobs.close()
  })
})
