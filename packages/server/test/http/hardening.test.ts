import { request } from 'node:http'
import { PROBLEMS, Problem } from '@amyitis/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from './live/listener.ts'
import {
  addGuest,
  callApi,
  createTable,
  freshKey,
  newShare,
  startGame,
  startServer,
  stoppedClock,
  type TestPlayer,
  type TestServer,
} from './test-server.ts'

let server: TestServer
let ada: TestPlayer
beforeAll(async () => {
  server = await startServer({ url: 'http://amyitis.example/' })
  ada = await addGuest(server.url, 'Ada')
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

const JSON_TYPE = { 'content-type': 'application/json' }

/** Checks the common shape of a rejection, and returns its problem. */
async function refusal(response: ReturnType<typeof callApi>) {
  const { status, headers, body } = await response
  expect(headers.get('content-type')).toContain('application/problem+json')
  const problem = Problem.parse(body)
  expect(problem.status).toBe(status)
  expect(PROBLEMS[problem.code as keyof typeof PROBLEMS]).toBe(status)
  expect(problem.type).toBe(`/api#${problem.code}`)
  return { status, code: problem.code, headers }
}

const api = (path: string, init: RequestInit = {}) => callApi(`${server.url}/api/v1${path}`, init)
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  api(path, { method: 'POST', body, headers: { ...JSON_TYPE, ...ada.headers, ...headers } })

test('malformed requests are rejected with problem details', async () => {
  expect(await refusal(post('/tables', '{'))).toMatchObject({ status: 400, code: 'bad-request' })
  expect(await refusal(post('/tables', ''))).toMatchObject({ status: 400 })
  expect(await refusal(post('/tables', '[]'))).toMatchObject({ status: 400 })
  expect(await refusal(post('/tables', '{"__proto__":{"a":1}}'))).toMatchObject({ status: 400 })
  expect(await refusal(post('/tables', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }))).toMatchObject({
    status: 415,
    code: 'bad-media-type',
  })
  expect(await refusal(post('/tables', JSON.stringify({ x: 'x'.repeat(70_000) })))).toMatchObject({
    status: 413,
    code: 'too-large',
  })
})

test('rejects unknown paths and methods', async () => {
  expect(await refusal(api('/nothing'))).toMatchObject({ status: 404, code: 'unknown-place' })
  expect(await refusal(callApi(`${server.url}/nothing`))).toMatchObject({ code: 'unknown-place' })
  const wrong = await refusal(api('/tables/aaaaaaaaaaaaaaaa/acts'))
  expect(wrong).toMatchObject({ status: 405, code: 'bad-method' })
  expect(wrong.headers.get('allow')).toBe('POST')
  expect(await refusal(api('/tables/x'))).toMatchObject({ code: 'unknown-place' })
  expect(await refusal(api('/tables/aaaaaaaaaaaaaaaa'))).toMatchObject({ code: 'unknown-table' })
  expect(await refusal(api('/tables/aaaaaaaaaaaaaaaa/socket'))).toMatchObject({ code: 'unknown-table' })
  expect(await refusal(api('/ladder?players=5'))).toMatchObject({ code: 'bad-request' })
  expect(await refusal(api('/tables/%00'))).toMatchObject({ status: 404 })
})

test('a page of another origin can’t act with the cookie of a visitor', async () => {
  const command = JSON.stringify({ key: freshKey(), settings: { seats: [{ kind: 'open' }, { kind: 'open' }] } })
  for (const origin of ['http://evil.example', 'null', `http://127.0.0.1:${server.port + 1}`, 'nonsense'])
    expect(await refusal(post('/tables', command, { origin })), origin).toMatchObject({
      status: 403,
      code: 'wrong-origin',
    })
  // Node's fetch sets Sec-Fetch-Site itself.
  const status = await new Promise((resolve) => {
    const headers = { ...JSON_TYPE, ...ada.headers, 'sec-fetch-site': 'cross-site' }
    const sent = request(`${server.url}/api/v1/tables`, { method: 'POST', headers }, (answer) =>
      resolve(answer.statusCode),
    )
    sent.end(command)
  })
  expect(status).toBe(403)
  const basic = { origin: 'http://evil.example', authorization: 'Basic YTpi' }
  expect(await refusal(post('/tables', command, basic))).toMatchObject({ code: 'wrong-origin' })
  for (const origin of [server.url, 'http://amyitis.example'])
    expect((await post('/tables', command, { origin })).status, origin).toBe(201)
})

test('a WebSocket of another origin is rejected before the upgrade', async () => {
  const table = await startGame([ada, await addGuest(server.url, 'Béla')])
  const headers = { ...ada.headers, origin: 'http://evil.example' }
  await expect(listen(server.url, table, { headers })).rejects.toThrow(/^403 .*wrong-origin/)
  await expect(listen(server.url, table, { after: 99 })).rejects.toThrow(/^400 .*bad-request/)
  await expect(listen(server.url, 'aaaaaaaaaaaaaaaa')).rejects.toThrow(/^404 .*unknown-table/)
  const good = await listen(server.url, table, { headers: { ...ada.headers, origin: server.url } })
  await good.until(() => good.events.length === 6)
  good.cut()
})

test('no response contains the secret of a running game, or a token', async () => {
  const bela = await addGuest(server.url, 'Béla')
  const table = await startGame([ada, bela])
  const secret = (await server.store.secretOf(table))?.secret ?? ''
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  const texts = await Promise.all([
    ...['', '/events', '/record', '/stats'].map((path) => ada.call('GET', `/tables/${table}${path}`)),
    ada.call('GET', '/me/export'),
    ada.call('GET', '/tables'),
    ada.execute(table, { type: 'move', move: secret }),
    callApi(`${server.url}/metrics`),
  ])
  const token = ada.headers.cookie.slice('amyitis='.length)
  const all = texts
    .map(({ text }) => text)
    .join('\n')
    .replace(`"${secret}" is`, '')
  expect(all).not.toContain(secret)
  expect(all).not.toContain(token)
  expect(all).not.toContain('fair1:')
})

test('an unexpected error is logged under its id, and the response has only that id', async () => {
  const broken = await startServer()
  const original = broken.store.list
  broken.store.list = () => {
    throw new Error('the password is swordfish')
  }
  const { code, status } = await refusal(callApi(`${broken.url}/api/v1/tables`))
  expect([code, status]).toEqual(['internal', 500])
  const { text, body } = await callApi(`${broken.url}/api/v1/tables`)
  expect(text).not.toContain('swordfish')
  expect(JSON.stringify(broken.errors)).toContain(body.detail.split(' ')[1])
  broken.store.list = original
  await broken.close()
})

test('an unavailable database is answered with a retry, and is not logged as an error of the server', async () => {
  const alone = await startServer()
  const original = alone.store.list
  const listTables = () => refusal(callApi(`${alone.url}/api/v1/tables`))
  for (const error of [
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ]) {
    alone.store.list = async () => {
      throw error
    }
    const { code, status, headers } = await listTables()
    expect([code, status, headers.get('retry-after')], error.message).toEqual(['unavailable', 503, '2'])
  }
  alone.store.list = async () => {
    throw Object.assign(new Error('no such column'), { code: '42703' })
  }
  expect(await listTables()).toMatchObject({ code: 'internal', status: 500 })
  alone.store.list = original
  await alone.close()
})

test('rate limits slow one client down, but not others', async () => {
  const strict = await startServer({ rate: 0.1, proxy: '127.0.0.1', testClock: stoppedClock() })
  const from = (address: string) => callApi(`${strict.url}/api/v1/tables`, { headers: { 'x-forwarded-for': address } })
  const many = await Promise.all(Array.from({ length: 40 }, () => from('192.0.2.1')))
  const refused = many.filter(({ status }) => status === 429)
  expect(refused.length).toBe(10)
  expect(refused[0].body.code).toBe('too-many')
  const last = refused.at(-1)?.headers
  expect(last?.get('retry-after')).toBe('1')
  expect([last?.get('ratelimit-policy'), last?.get('ratelimit')]).toEqual(['"address";q=30;w=5', '"address";r=0;t=5'])
  expect((await from('192.0.2.2')).status).toBe(200)
  strict.clock.skip(60_000)
  expect((await from('192.0.2.1')).status).toBe(200)
  await strict.close()
})

test('X-Forwarded-For of an untrusted client is ignored', async () => {
  const strict = await startServer({ rate: 0.1, testClock: stoppedClock() })
  const many = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      callApi(`${strict.url}/api/v1/tables`, { headers: { 'x-forwarded-for': `192.0.2.${i}` } }),
    ),
  )
  expect(many.some(({ status }) => status === 429)).toBe(true)
  await strict.close()
})

test('serves liveness, readiness and metrics', async () => {
  expect((await callApi(`${server.url}/healthz`)).body).toEqual({ ok: true })
  expect((await callApi(`${server.url}/readyz`)).status).toBe(200)
  const table = await createTable(ada, { seats: [{ kind: 'open' }, { kind: 'open' }] })
  await ada.execute(table, { type: 'sit', commit: newShare().commit })
  const { text } = await callApi(`${server.url}/metrics`)
  for (const name of ['request_seconds', 'sockets', 'events_total', 'append_seconds', 'bot_seconds'])
    expect(text).toContain(`amyitis_${name}`)
  expect(text).toMatch(/amyitis_events_total\{type="sat"\} [1-9]/)
  expect(text).not.toContain(table)
})

test('files have a rate limit too, though a generous one', async () => {
  const strict = await startServer({ rate: 0.01, testClock: stoppedClock() })
  for (const path of ['/', '/api', '/healthz', '/readyz', '/nothing']) {
    const many = await Promise.all(Array.from({ length: 40 }, () => callApi(`${strict.url}${path}`)))
    const statuses = many.map(({ status }) => status)
    expect(statuses.filter((status) => status === 429).length, path).toBeGreaterThan(5)
    expect(statuses.filter((status) => status !== 429).length, path).toBeGreaterThan(20)
    expect(many.find(({ status }) => status === 429)?.body.code).toBe('too-many')
    strict.clock.skip(60_000)
  }
  await strict.close()
})

test('serves metrics to localhost, or with the token', async () => {
  const metrics = (url: string, headers: Record<string, string> = {}) => callApi(`${url}/metrics`, { headers })
  expect((await metrics(server.url)).status).toBe(200)
  expect(await refusal(metrics(server.url, { 'x-forwarded-for': '192.0.2.1' }))).toMatchObject({ code: 'who-are-you' })
  const behind = await startServer({ proxy: '127.0.0.1' })
  expect((await metrics(behind.url, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(401)
  expect((await metrics(behind.url)).status).toBe(200)
  await behind.close()
  const named = await startServer({ metricsToken: 'right' })
  expect((await metrics(named.url)).status).toBe(401)
  expect((await metrics(named.url, { authorization: 'Bearer wrong' })).status).toBe(401)
  expect((await metrics(named.url, { authorization: 'Bearer right' })).status).toBe(200)
  expect((await metrics(named.url, { authorization: 'Bearer right', 'x-forwarded-for': '192.0.2.1' })).status).toBe(200)
  await named.close()
})

test('frequent readiness checks don’t write to the disk each time', async () => {
  const calm = await startServer()
  let times = 0
  const { checkHealth } = calm.store
  calm.store.checkHealth = () => {
    times++
    return checkHealth()
  }
  const ready = async () => (await callApi(`${calm.url}/readyz`)).status
  expect(await Promise.all([ready(), ready(), ready()])).toEqual([200, 200, 200])
  expect(times).toBe(1)
  calm.clock.skip(1000)
  calm.store.checkHealth = async () => ({ reason: 'disk-full', cause: 'SQLITE_FULL' })
  expect(await ready()).toBe(503)
  // A clock set back by a year must not make an old result fresh.
  calm.clock.skip(-400 * 86_400_000)
  await calm.close()
})

test('values that not every database can store are rejected', async () => {
  const table = await createTable(ada, { seats: [{ kind: 'open' }, { kind: 'open' }] })
  expect(await refusal(api(`/tables/${table}/events?after=3000000000`))).toMatchObject({ code: 'bad-request' })
  expect((await api(`/tables/${table}/events?after=1`)).body).toEqual({ events: [] })
  const report = { about: ada.id, line: 1, text: 'one line\nand another' }
  expect((await ada.call('POST', `/tables/${table}/reports`, report)).status).toBe(204)
  for (const bad of [{ line: 3_000_000_000 }, { text: 'a\u0000b' }])
    expect((await ada.call('POST', `/tables/${table}/reports`, { ...report, ...bad })).body.code).toBe('bad-request')
  const url = 'https://1.1.1.1/\u0000'
  expect((await ada.call('PUT', '/me/webhook', { url })).body.code).toBe('bad-request')
})

test('every response of the API has security headers and an id', async () => {
  for (const { headers } of [await api('/tables'), await api('/nothing'), await api('/me')]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{20,}$/)
  }
  expect((await api('/tables')).headers.get('cache-control')).toBe('no-store')
})
