import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../src/random.ts'
import {
  ask,
  asWith,
  beginGame,
  botProgram,
  cookieOf,
  freshKey,
  guest,
  makeTable,
  type Running,
  startServer,
  testClock,
} from './start.ts'

let server: Running
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  expect(server.faults).toEqual([])
  await server.close()
})

const post = (path: string, body: unknown) =>
  ask(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a guest gets a cookie that scripts cannot read and other sites cannot use; only its hash is kept', async () => {
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

test('where the public address is https, the cookie goes nowhere else', async () => {
  const secure = await startServer({ url: 'https://amyitis.example/' })
  const entered = await ask(`${secure.url}/api/v1/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://amyitis.example' },
    body: JSON.stringify({ name: 'Ada' }),
  })
  expect(entered.headers.getSetCookie()[0]).toContain('Secure')
  await secure.close()
})

test('the same where a proxy that is believed says so', async () => {
  const behind = await startServer({ proxy: '127.0.0.1' })
  const entered = await ask(`${behind.url}/api/v1/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
    body: JSON.stringify({ name: 'Ada' }),
  })
  expect(entered.headers.getSetCookie()[0]).toContain('Secure')
  await behind.close()
})

test('guests who have not come for half a year are forgotten', async () => {
  const clock = testClock()
  const years = await startServer({ testClock: clock })
  const [ada, bela] = [await guest(years.url, 'Ada'), await guest(years.url, 'Béla')]
  const table = await beginGame([ada, bela])
  clock.skip(100 * 86_400_000)
  await bela.call('GET', '/me')
  clock.skip(81 * 86_400_000)
  await expect.poll(async () => (await years.store.player(ada.id))?.name, { timeout: 10_000 }).toBeUndefined()
  expect((await bela.table(table)).seats[0].standIn).toBe('engineer')
  expect((await years.store.player(bela.id))?.name).toBe('Béla')
  await years.close()
})

test('names that hide or turn the writing around are refused', async () => {
  for (const name of ['', '   ', 'a'.repeat(25), 'a\u202eb', 'a\nb', '\u200b', 7])
    expect((await post('/players', { name })).body.code, JSON.stringify(name)).toBe('bad-request')
})

test('nobody is somebody without a cookie or with a wrong one', async () => {
  for (const headers of [{}, { cookie: 'amyitis=x' }, { authorization: 'Bearer x' }, { authorization: 'Basic x' }]) {
    const { status, body } = await ask(`${server.url}/api/v1/me`, { headers: { ...headers } as Record<string, string> })
    expect([status, body.code]).toEqual([401, 'who-are-you'])
  }
})

test('a link to continue works once, on one device, and not for long', async () => {
  const ada = await guest(server.url, 'Ada')
  const { status, body } = await ada.call('POST', '/me/links')
  expect(status).toBe(201)
  expect(body.link).toContain(body.token)
  const tries = await Promise.all([1, 2, 3].map(() => post('/continue', { token: body.token })))
  expect(tries.map((one) => one.status).sort()).toEqual([200, 410, 410])
  const taken = tries.find((one) => one.status === 200)
  if (taken === undefined) throw new Error('nobody has got in')
  const there = asWith(server.url, ada.id, { cookie: cookieOf(taken) })
  expect((await there.call('GET', '/me')).body.id).toBe(ada.id)
  expect((await ada.call('GET', '/me')).status).toBe(200)
  expect((await post('/continue', { token: 'nonsense' })).body.code).toBe('link-used')
  // A cookie is no link.
  const session = ada.headers.cookie.slice('amyitis='.length)
  expect((await post('/continue', { token: session })).body.code).toBe('link-used')
  expect((await ada.call('GET', '/me')).status).toBe(200)
})

test('a link that has waited for a quarter of an hour is worth nothing', async () => {
  const clock = testClock()
  const late = await startServer({ testClock: clock })
  const { body } = await (await guest(late.url, 'Ada')).call('POST', '/me/links')
  clock.skip(16 * 60_000)
  const { status } = await ask(`${late.url}/api/v1/continue`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: body.token }),
  })
  expect(status).toBe(410)
  await late.close()
})

test('a program is a player too, by its token, which is no cookie', async () => {
  const bot = await botProgram(server.url, 'Deep Garden')
  expect((await bot.call('GET', '/me')).body).toMatchObject({ name: 'Deep Garden', bot: true })
  const token = bot.headers.authorization.slice('Bearer '.length)
  expect((await ask(`${server.url}/api/v1/me`, { headers: { cookie: `amyitis=${token}` } })).status).toBe(401)
  const ada = await guest(server.url, 'Ada')
  const table = await beginGame([ada, bot])
  expect((await ada.view(table)).players).toContainEqual({ id: bot.id, name: 'Deep Garden', bot: true })
})

test('a name can be changed, and others see it', async () => {
  const ada = await guest(server.url, 'Ada')
  const table = await makeTable(ada, { seats: [{ kind: 'open' }, { kind: 'open' }] })
  await ada.view(table)
  expect((await ada.call('PATCH', '/me', { name: 'Ada L.', language: 'de' })).body).toMatchObject({
    name: 'Ada L.',
    language: 'de',
  })
  expect((await ada.view(table)).players[0].name).toBe('Ada L.')
})

test('a player gets all that is kept of them, and nothing of others', async () => {
  const ada = await guest(server.url, 'Ada')
  const bela = await guest(server.url, 'Béla')
  const table = await beginGame([ada, bela])
  await ada.call('POST', `/tables/${table}/chat`, { key: freshKey(), text: 'good luck' })
  await bela.call('POST', `/tables/${table}/chat`, { key: freshKey(), text: 'you too' })
  const { status, text, body } = await ada.call('GET', '/me/export')
  expect(status).toBe(200)
  expect(body.tables).toMatchObject([{ table, seats: [ada.id, bela.id], chat: [{ text: 'good luck' }] }])
  expect(text).not.toContain('you too')
})

test('who is erased leaves no name; a bot plays on, and what waited for them is closed', async () => {
  const [ada, bela, carl] = await Promise.all(['Ada', 'Béla', 'Carl'].map((name) => guest(server.url, name)))
  const game = await beginGame([ada, bela, carl], { standIn: 'random' })
  const waiting = await makeTable(ada, { seats: [{ kind: 'open' }, { kind: 'open' }] })
  const gone = await ada.call('DELETE', '/me')
  expect(gone.status).toBe(204)
  expect((await ada.call('GET', '/me')).status).toBe(401)
  const { players, events } = await bela.view(game)
  expect(players.find(({ id }) => id === ada.id)).toEqual({ id: ada.id, bot: false })
  expect(JSON.stringify({ players, events })).not.toContain('Ada')
  expect(events.some(({ body }) => body.type === 'stood-in' && body.why === 'erased')).toBe(true)
  expect((await bela.table(waiting)).status).toBe('closed')
  expect((await bela.call('GET', `/tables/${game}/record`)).text).not.toContain('Ada')
})

test('who is banned may do nothing; where sign-up is closed, nobody new comes', async () => {
  const ada = await guest(server.url, 'Ada')
  await server.store.changePlayer(ada.id, { banned: true })
  expect((await ada.call('GET', '/me')).body.code).toBe('banned')
  await server.store.setSetting('sign-up', 'closed')
  expect((await post('/players', { name: 'New' })).body.code).toBe('sign-up-closed')
  expect((await post('/bots', { name: 'New' })).body.code).toBe('sign-up-closed')
  await server.store.setSetting('sign-up', 'open')
})
