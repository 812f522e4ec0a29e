import { expect, test } from 'vitest'
import { sha256 } from '../../src/shared/random.ts'
import { listen } from './live/listener.ts'
import {
  addBotProgram,
  addGuest,
  callApi,
  cookieOf,
  playerWith,
  postJson,
  startGame,
  startServer,
  type TestServer,
  testClock,
  useServer,
} from './test-server.ts'

let server: TestServer
useServer([], (started) => {
  server = started
})

const post = (path: string, body: unknown) => postJson(server.url, path, body)

test('a guest gets an HttpOnly, SameSite cookie of which only the hash is stored', async () => {
  const entered = await post('/players', { name: ' Ada ', language: 'hu' })
  expect(entered.status).toBe(201)
  expect(entered.body).toMatchObject({ name: 'Ada', language: 'hu', bot: false })
  const [cookie] = entered.headers.getSetCookie()
  expect(cookie).toMatch(/^amyitis=[\w-]{43};/)
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Lax')
  expect(cookie).toContain('Path=/')
  expect(cookie).not.toContain('Secure')
  const token = cookieOf(entered).slice('amyitis='.length)
  expect((await server.store.token(sha256(token)))?.player).toBe(entered.body.id)
  expect(await server.store.token(token)).toBeUndefined()
})

test('with an https address the cookie is Secure', async () => {
  const secure = await startServer({ url: 'https://amyitis.example/' })
  const entered = await callApi(`${secure.url}/api/v1/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://amyitis.example' },
    body: JSON.stringify({ name: 'Ada' }),
  })
  expect(entered.headers.getSetCookie()[0]).toContain('Secure')
  await secure.close()
})

test('the same if a trusted proxy reports https', async () => {
  const behind = await startServer({ proxy: '127.0.0.1' })
  const entered = await callApi(`${behind.url}/api/v1/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
    body: JSON.stringify({ name: 'Ada' }),
  })
  expect(entered.headers.getSetCookie()[0]).toContain('Secure')
  await behind.close()
})

test('a token that was issued during an erasure is invalid', async () => {
  const { id: player } = await addGuest(server.url, 'Ada in two places')
  await server.store.erasePlayer(player)
  const times = { created: 1, expires: Date.now() + 86_400_000 }
  await server.store.addToken({ hash: sha256('late-session'), player, kind: 'session', ...times })
  await server.store.addToken({ hash: sha256('late-link'), player, kind: 'link', ...times })
  const me = await callApi(`${server.url}/api/v1/me`, { headers: { cookie: 'amyitis=late-session' } })
  expect([me.status, me.body.code]).toEqual([401, 'who-are-you'])
  expect((await post('/continue', { token: 'late-link' })).body.code).toBe('link-used')
})

test('a request without a valid cookie is anonymous', async () => {
  for (const headers of [{}, { cookie: 'amyitis=x' }, { authorization: 'Bearer x' }, { authorization: 'Basic x' }]) {
    const { status, body } = await callApi(`${server.url}/api/v1/me`, {
      headers: { ...headers } as Record<string, string>,
    })
    expect([status, body.code]).toEqual([401, 'who-are-you'])
  }
})

test('a link to continue elsewhere works once, and for a limited time', async () => {
  const ada = await addGuest(server.url, 'Ada')
  const { status, body } = await ada.call('POST', '/me/links')
  expect(status).toBe(201)
  expect(body.link).toContain(body.token)
  const tries = await Promise.all([1, 2, 3].map(() => post('/continue', { token: body.token })))
  expect(tries.map((one) => one.status).sort()).toEqual([200, 410, 410])
  const taken = tries.find((one) => one.status === 200)
  if (taken === undefined) throw new Error('no link worked')
  const there = playerWith(server.url, ada.id, { cookie: cookieOf(taken) })
  expect((await there.call('GET', '/me')).body.id).toBe(ada.id)
  expect((await ada.call('GET', '/me')).status).toBe(200)
  expect((await post('/continue', { token: 'nonsense' })).body.code).toBe('link-used')
  // A session cookie is not accepted as a link.
  const session = ada.headers.cookie.slice('amyitis='.length)
  expect((await post('/continue', { token: session })).body.code).toBe('link-used')
  expect((await ada.call('GET', '/me')).status).toBe(200)
})

test('a link expires after a quarter of an hour', async () => {
  const clock = testClock()
  const late = await startServer({ testClock: clock })
  const { body } = await (await addGuest(late.url, 'Ada')).call('POST', '/me/links')
  clock.skip(16 * 60_000)
  const { status } = await callApi(`${late.url}/api/v1/continue`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: body.token }),
  })
  expect(status).toBe(410)
  await late.close()
})

test('a returning player stays signed in; the token is renewed once a day', async () => {
  const clock = testClock()
  const years = await startServer({ testClock: clock })
  const ada = await addGuest(years.url, 'Ada')
  const days = (count: number) => clock.skip(count * 86_400_000)
  let writes = 0
  const { renewToken } = years.store
  years.store.renewToken = (...given) => {
    writes++
    return renewToken(...given)
  }
  const comes = () => ada.call('GET', '/me')
  const cookies = async () => (await comes()).headers.getSetCookie().filter((one) => one.startsWith('amyitis='))
  expect(await cookies()).toEqual([])
  days(2)
  const [cookie] = await cookies()
  expect(cookie).toContain(ada.headers.cookie)
  expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeGreaterThan(399.9 * 86_400)
  expect(await cookies()).toEqual([])
  expect(writes).toBe(1)
  for (let i = 0; i < 3; i++) {
    days(150)
    expect((await comes()).status).toBe(200)
  }
  expect(writes).toBe(4)
  days(401)
  expect((await comes()).status).toBe(401)
  await years.close()
})

test('signing out other devices invalidates their cookies, links and sockets', async () => {
  const ada = await addGuest(server.url, 'Ada')
  const link = async () => (await ada.call('POST', '/me/links')).body.token
  const there = playerWith(server.url, ada.id, { cookie: cookieOf(await post('/continue', { token: await link() })) })
  const waiting = await link()
  const table = await startGame([ada, await addGuest(server.url, 'Béla')])
  const socket = await listen(server.url, table, { headers: there.headers })
  expect((await ada.call('DELETE', '/me/sessions')).status).toBe(204)
  expect((await ada.call('GET', '/me')).status).toBe(200)
  expect((await there.call('GET', '/me')).status).toBe(401)
  expect((await post('/continue', { token: waiting })).body.code).toBe('link-used')
  expect((await socket.closed).reason).toBe('closed')
})

test('a bot program authenticates by its token, which is not accepted as a cookie', async () => {
  const bot = await addBotProgram(server.url, 'Deep Garden')
  expect((await bot.call('GET', '/me')).body).toMatchObject({ name: 'Deep Garden', bot: true })
  const token = bot.headers.authorization.slice('Bearer '.length)
  expect((await callApi(`${server.url}/api/v1/me`, { headers: { cookie: `amyitis=${token}` } })).status).toBe(401)
  const ada = await addGuest(server.url, 'Ada')
  const table = await startGame([ada, bot])
  expect((await ada.view(table)).players).toContainEqual({ id: bot.id, name: 'Deep Garden', bot: true })
})
