import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { openPostgresJobs } from '../../src/jobs/postgres.ts'
import { isAway } from '../../src/store/away.ts'
import { PATIENCE } from '../../src/store/patience.ts'
import { sharedPostgres } from '../shared-postgres.ts'
import { describeJobs } from './conformance.ts'
import { dieWith } from './die.ts'

let url: string
beforeAll(async () => {
  url = await sharedPostgres.database()
  await (await openPostgresJobs(url, systemClock, () => undefined)).close()
}, 60_000)

async function ask(sql: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

describe('PostgreSQL', () => {
  describeJobs(async () => {
    await ask('truncate pgboss.job')
    return {
      open: (failed) => openPostgresJobs(url, systemClock, failed),
      async die() {
        await dieWith('postgres', url)
        await ask("update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'")
      },
      hurry: () => ask("update pgboss.job set start_after = now() where state = 'retry'"),
    }
  })

  test('nobody waits for ever for what somebody has locked', async () => {
    await ask('truncate pgboss.job')
    const jobs = await openPostgresJobs(url, systemClock, () => undefined, { ...PATIENCE, lock_timeout: 300 })
    const holder = new pg.Client(url)
    await holder.connect()
    await holder.query('begin')
    await holder.query('lock table pgboss.job in access exclusive mode')
    const plan = () => jobs.plan({ kind: 'bot', key: 't', at: Date.now(), data: '' })
    const refused = await plan().catch((error: unknown) => error)
    expect(isAway(refused), String(refused)).toBe(true)
    await holder.end()
    await plan()
    await jobs.close()
  })
})
