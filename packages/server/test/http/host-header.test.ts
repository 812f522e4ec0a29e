import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { openStorage } from '../../src/jobs/open.ts'
import { instantBots, testClock } from './test-server.ts'

type App = Awaited<ReturnType<typeof createApp>>

let folder: string
const TOKEN = 'a-token-of-thirty-two-characters'
let apps: Record<'open' | 'watched' | 'near' | 'proxied' | 'lan', App>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'amyitis-'))
  const web = join(folder, 'web')
  mkdirSync(join(web, '.vite'), { recursive: true })
  for (const name of ['index.html', '.stamp', '.vite/manifest.json']) writeFileSync(join(web, name), 'something')
  const clock = testClock()
  const app = async (name: string, url: string | undefined, more: object, metricsToken?: string) => {
    const storage = await openStorage({ folder: join(folder, name) }, clock, () => undefined)
    return createApp(web, { ...storage, clock, rate: 0, pool: instantBots, url, metricsToken }, more)
  }
  const url = 'https://amyitis.example.org/'
  apps = {
    open: await app('open', url, { proxy: '127.0.0.1' }),
    watched: await app('watched', url, { proxy: '127.0.0.1' }, TOKEN),
    near: await app('near', undefined, { loopback: true }),
    proxied: await app('proxied', undefined, { loopback: true, proxy: '127.0.0.1' }),
    lan: await app('lan', undefined, {}),
  }
}, 30_000)
afterAll(async () => {
  await Promise.all(Object.values(apps).map((app) => app.close()))
  rmSync(folder, { recursive: true })
})

const status = async (app: App, host: string, url = '/api/v1/tables', more: object = {}) =>
  (await app.inject({ url, headers: { host, ...more } })).statusCode

test('with a public address, accepts only that Host and localhost', async () => {
  for (const host of ['amyitis.example.org', 'AMYITIS.example.org:443', '127.0.0.1:8590', 'localhost', '[::1]:8590'])
    expect(await status(apps.open, host), host).toBe(200)
  for (const host of ['evil.example', 'amyitis.example.org.evil.example', '192.168.1.7', 'x.localhost'])
    expect(await status(apps.open, host), host).toBe(421)
  expect(await status(apps.open, 'evil.example', '/')).toBe(421)
  const from = async (remoteAddress: string) =>
    (await apps.open.inject({ url: '/', headers: { host: 'localhost' }, remoteAddress })).statusCode
  expect(await from('192.0.2.1')).toBe(421)
  const refused = await apps.open.inject({ url: '/', headers: { host: 'evil.example' } })
  expect(refused.json()).toMatchObject({ code: 'wrong-host', status: 421 })
})

test('health checks and scrapes with the token accept any Host', async () => {
  for (const url of ['/healthz', '/readyz']) expect(await status(apps.open, '10.1.2.3:8590', url)).toBe(200)
  const scrape = (app: App, authorization?: string) =>
    status(app, 'amyitis.internal', '/metrics', authorization === undefined ? {} : { authorization })
  expect(await scrape(apps.watched, `Bearer ${TOKEN}`)).toBe(200)
  expect(await scrape(apps.watched, 'Bearer x')).toBe(401)
  expect(await scrape(apps.watched)).toBe(421)
  expect(await status(apps.watched, 'evil.example', '/metrics-of-another', { authorization: 'Bearer x' })).toBe(421)
})

test('without a configured token, an Authorization header has no effect', async () => {
  for (const app of [apps.open, apps.near])
    expect(await status(app, 'evil.example', '/metrics', { authorization: 'Bearer x' })).toBe(421)
  expect(await status(apps.near, 'localhost:8590', '/metrics')).toBe(200)
})

test('a loopback server accepts no other Host, to prevent DNS rebinding', async () => {
  for (const host of ['127.0.0.1:8590', 'localhost:8590']) expect(await status(apps.near, host)).toBe(200)
  for (const host of ['evil.example', 'evil.example:8590']) expect(await status(apps.near, host)).toBe(421)
})

test('behind a proxy without a public address, and on a local network, any Host is accepted', async () => {
  expect(await status(apps.proxied, 'garden.example')).toBe(200)
  expect(await status(apps.lan, '192.168.1.7:8590')).toBe(200)
  expect(await status(apps.lan, 'games.local:8590')).toBe(200)
})

test('files internal to the build are not served', async () => {
  for (const url of ['/.stamp', '/.vite/manifest.json', '/%2estamp', '/.vite%2fmanifest.json'])
    expect(await status(apps.lan, 'localhost', url), url).toBe(404)
  expect(await status(apps.lan, 'localhost', '/')).toBe(200)
})

test('no problem response can be cached', async () => {
  for (const [url, host] of [
    ['/nothing', 'localhost'],
    ['/api/v1/me', 'localhost'],
    ['/api/v1/tables/x', 'localhost'],
    ['/%zz', 'localhost'],
    ['/', 'evil.example'],
  ]) {
    const { statusCode, headers } = await apps.near.inject({ url, headers: { host } })
    expect(statusCode, url).toBeGreaterThanOrEqual(400)
    expect(headers['content-type'], url).toContain('application/problem+json')
    expect(headers['cache-control'], url).toBe('no-store')
  }
})
