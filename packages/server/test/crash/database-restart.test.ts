import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../../../../scripts/postgres.ts'
import { openPostgresJobs } from '../../src/jobs/postgres.ts'
import { systemClock } from '../../src/shared/clock.ts'
import { openPostgresStore } from '../../src/store/postgres.ts'
import { addGuest, callApi, startServer } from '../http/test-server.ts'
import { nextNotification } from '../store/next-notification.ts'
import { event, newTable, next } from '../store/samples.ts'

/** Not the shared one: these tests restart it. */
let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres?.stop(), 60_000)

describe('when PostgreSQL is restarted', () => {
  test('a store reconnects, and listeners learn that they may have missed something', async () => {
    const url = await postgres.database()
    const store = await openPostgresStore(url)
    await store.createTable(newTable('t'))
    const notified = nextNotification(store, undefined)
    await postgres.restart()
    await notified
    expect(await store.append(next('t', 1))).toEqual({ kind: 'done' })
    expect(await store.events('t', 0)).toEqual([event(1), event(2)])
    await store.close()
  }, 60_000)

  test('jobs run, including those scheduled before', async () => {
    const url = await postgres.database()
    const jobs = await openPostgresJobs(url, systemClock, () => undefined)
    const done: string[] = []
    const both = new Promise<void>((resolve) => {
      jobs.process('bot', async ({ key }) => {
        done.push(key)
        if (done.length === 2) resolve()
      })
    })
    await jobs.schedule({ kind: 'bot', key: 'before', at: Date.now() + 300, data: '' })
    await postgres.restart()
    await jobs.schedule({ kind: 'bot', key: 'after', at: Date.now(), data: '' })
    await both
    expect(done.sort()).toEqual(['after', 'before'])
    await jobs.close()
  }, 40_000)

  test('servers report not ready while it is down, and recover once it is back', async () => {
    const server = await startServer({ database: await postgres.database() })
    const ada = await addGuest(server.url, 'Ada')
    const statuses = new Set<number>()
    let back = false
    const restarted = postgres.restart().then(() => {
      back = true
    })
    while (!back) {
      const { status, body, headers } = await callApi(`${server.url}/api/v1/tables`)
      statuses.add(status)
      if (status === 503) expect([body.code, headers.get('retry-after')]).toEqual(['unavailable', '2'])
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await restarted
    expect(statuses).toContain(503)
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    await expect.poll(async () => (await ada.call('GET', '/me')).status, { timeout: 10_000 }).toBe(200)
    await server.close()
  }, 60_000)
})
