import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../src/shared/random.ts'
import { rateOne } from '../store/ratings.ts'
import { listen } from './live/listener.ts'
import {
  addBotProgram,
  addGuest,
  callApi,
  cookieOf,
  createTable,
  freshKey,
  playerWith,
  startGame,
  startServer,
  type TestServer,
  testClock,
} from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

const post = (path: string, body: unknown) =>
  callApi(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

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

test('where the public address is https, the cookie goes nowhere else', async () => {
  const secure = await startServer({ url: 'https://amyitis.example/' })
  const entered = await callApi(`${secure.url}/api/v1/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://amyitis.example' },
    body: JSON.stringify({ name: 'Ada' }),
  })
  expect(entered.headers.getSetCookie()[0]).toContain('Secure')
  await secure.close()
})

test('the same where a proxy that is believed says so', async () => {
  const behind = await startServer({ proxy: '127.0.0.1' })
  const entered = await callApi(`${behind.url}/api/v1/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
    body: JSON.stringify({ name: 'Ada' }),
  })
  expect(entered.headers.getSetCookie()[0]).toContain('Secure')
  await behind.close()
})

/** Days on which the server is up. */
async function passDays({ clock, store }: TestServer, days: number): Promise<void> {
  for (let i = 0; i < days; i++) {
    clock.skip(86_400_000)
    await store.noteDay(Math.floor(clock.now() / 86_400_000))
  }
}

test('guests who have been absent for half a year are erased', async () => {
  const clock = testClock()
  const years = await startServer({ testClock: clock })
  const ada = await addGuest(years.url, 'Ada')
  const bela = await addGuest(years.url, 'Béla')
  const table = await startGame([ada, bela])
  await passDays(years, 100)
  await bela.call('GET', '/me')
  await passDays(years, 81)
  await expect.poll(async () => (await years.store.departing(9))[0]?.player, { timeout: 10_000 }).toBe(ada.id)
  await passDays(years, 31)
  await expect.poll(async () => (await years.store.player(ada.id))?.name, { timeout: 10_000 }).toBeUndefined()
  expect((await bela.table(table)).seats[0].standIn).toBe('engineer')
  expect((await years.store.player(bela.id))?.name).toBe('Béla')
  await years.close()
})

test('tables to which nobody has come for a month are closed, and say why; others are not', async () => {
  const clock = testClock()
  const months = await startServer({ testClock: clock })
  const ada = await addGuest(months.url, 'Ada')
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
  const old = await createTable(ada, { seats })
  const game = await startGame([ada, await addGuest(months.url, 'Béla')])
  await passDays(months, 20)
  const young = await createTable(ada, { seats })
  await passDays(months, 11)
  await expect.poll(async () => (await ada.table(old)).status, { timeout: 10_000 }).toBe('closed')
  expect((await ada.view(old)).events.at(-1)?.body).toEqual({ type: 'closed', why: 'idle' })
  expect((await ada.table(young)).status).toBe('open')
  expect((await ada.table(game)).status).toBe('playing')
  expect(months.errors).toEqual([])
  await months.close()
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

test('the programs of who is erased go with them; those of others stay', async () => {
  const ada = await addGuest(server.url, 'Ada')
  const bela = await addGuest(server.url, 'Béla')
  const make = async (owner: typeof ada, name: string) => {
    const { player, token } = (await owner.call('POST', '/bots', { name })).body
    return playerWith(server.url, player.id, { authorization: `Bearer ${token}` })
  }
  const own = await make(ada, 'Own')
  const other = await make(bela, 'Other')
  expect((await own.call('GET', '/me')).status).toBe(200)
  await ada.call('DELETE', '/me')
  expect((await own.call('GET', '/me')).status).toBe(401)
  expect((await server.store.player(own.id))?.name).toBeUndefined()
  expect((await other.call('GET', '/me')).status).toBe(200)
})

test('names with invisible or direction-changing characters are rejected', async () => {
  const errors = {
    'name-blank': ['', '   ', '\u00a0', '...'],
    'name-too-long': ['a'.repeat(25), 'e\u0301\u0323'.repeat(25)],
    'name-invisible': ['a\u202eb', 'a\nb', '\u200b', '\u3164', '\u2800', '\u115f', 'Ada\u3164', 'a\ud800'],
    'name-reserved': ['Admin', 'The Mоderator', 'AMYITIS', 'Admin 2', 'szerver', 'Gärtner', 'Bot', '(erased)'],
    'bad-request': [7],
  }
  for (const [code, names] of Object.entries(errors))
    for (const name of names)
      for (const path of ['/players', '/bots'])
        expect((await post(path, { name })).body.code, JSON.stringify(name)).toBe(code)
})

test('a request without a valid cookie is anonymous', async () => {
  for (const headers of [{}, { cookie: 'amyitis=x' }, { authorization: 'Bearer x' }, { authorization: 'Basic x' }]) {
    const { status, body } = await callApi(`${server.url}/api/v1/me`, {
      headers: { ...headers } as Record<string, string>,
    })
    expect([status, body.code]).toEqual([401, 'who-are-you'])
  }
})

test('a link to continue works once, and only for a while', async () => {
  const ada = await addGuest(server.url, 'Ada')
  const { status, body } = await ada.call('POST', '/me/links')
  expect(status).toBe(201)
  expect(body.link).toContain(body.token)
  const tries = await Promise.all([1, 2, 3].map(() => post('/continue', { token: body.token })))
  expect(tries.map((one) => one.status).sort()).toEqual([200, 410, 410])
  const taken = tries.find((one) => one.status === 200)
  if (taken === undefined) throw new Error('nobody has got in')
  const there = playerWith(server.url, ada.id, { cookie: cookieOf(taken) })
  expect((await there.call('GET', '/me')).body.id).toBe(ada.id)
  expect((await ada.call('GET', '/me')).status).toBe(200)
  expect((await post('/continue', { token: 'nonsense' })).body.code).toBe('link-used')
  // A cookie is no link.
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

test('who comes again and again stays signed in; it is written once a day', async () => {
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

test('who signs out other devices is alone: no cookie, no link, no open socket any more', async () => {
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

test('a name can be changed, and others see it', async () => {
  const ada = await addGuest(server.url, 'Ada')
  const table = await createTable(ada, { seats: [{ kind: 'open' }, { kind: 'open' }] })
  await ada.view(table)
  expect((await ada.call('PATCH', '/me', { name: 'Ada L.', language: 'de' })).body).toMatchObject({
    name: 'Ada L.',
    language: 'de',
  })
  expect((await ada.view(table)).players[0].name).toBe('Ada L.')
})

test('the export has everything about the player, and nothing about others', async () => {
  const ada = await addGuest(server.url, 'Ada')
  const bela = await addGuest(server.url, 'Béla')
  const table = await startGame([ada, bela])
  await ada.call('POST', `/tables/${table}/chat`, { key: freshKey(), text: 'good luck' })
  await bela.call('POST', `/tables/${table}/chat`, { key: freshKey(), text: 'you too' })
  const { status, text, body } = await ada.call('GET', '/me/export')
  expect(status).toBe(200)
  expect(body.tables).toEqual([{ table, seats: [ada.id, bela.id] }])
  expect(body.chat).toMatchObject([{ table, line: 1, text: 'good luck' }])
  expect(text).not.toContain('you too')
})

test('also what they have said where they did not play, their reports, devices, keys, ratings and programs', async () => {
  const ada = await addGuest(server.url, 'Ada')
  const bela = await addGuest(server.url, 'Béla')
  const table = await createTable(bela, { seats: [{ kind: 'open' }, { kind: 'open' }] })
  await ada.call('POST', `/tables/${table}/chat`, { key: freshKey(), text: 'just looking' })
  await ada.call('POST', `/tables/${table}/reports`, { about: bela.id, line: 1, text: 'rude' })
  await bela.call('POST', `/tables/${table}/reports`, { about: ada.id, text: 'lies' })
  await server.store.addPush({
    endpoint: 'https://push.example/1',
    player: ada.id,
    subscription: '{"auth":"swordfish"}',
  })
  const key = {
    id: 'key-of-ada',
    player: ada.id,
    publicKey: new Uint8Array([1]),
    counter: 0,
    transports: [],
    created: 7,
  }
  await server.store.addPasskey(key)
  await rateOne(server.store, table, ada.id)
  const other = await createTable(bela, { seats: [{ kind: 'open' }, { kind: 'open' }] })
  await rateOne(server.store, other, bela.id)
  const bot = (await ada.call('POST', '/bots', { name: 'Deeper Garden' })).body.player.id
  const { body, text } = await ada.call('GET', '/me/export')
  expect(body).toMatchObject({
    tables: [],
    chat: [{ table, line: 1, text: 'just looking' }],
    reports: [{ table, about: bela.id, line: 1, text: 'rude' }],
    pushes: ['https://push.example/1'],
    ratings: [{ players: 2, pace: 'live', mu: 26, games: 1 }],
    bots: [bot],
  })
  const kind = { players: 2, pace: 'live', outcome: 'counted', reduced: false, left: false }
  const change = { before: { mu: 25, sigma: 8 }, mu: 26, sigma: 2.5, games: 1, opponents: 0 }
  expect(body.ratingResults).toEqual([{ table, ...kind, ...change }])
  expect(body.me.passkeys).toEqual([{ id: 'key-of-ada', created: 7 }])
  expect(text).not.toMatch(/swordfish|lies|publicKey/)
})

test('who is erased leaves no name; a bot plays on, and what waited for them is gone', async () => {
  const [ada, bela, carl] = await Promise.all(['Ada', 'Béla', 'Carl'].map((name) => addGuest(server.url, name)))
  const game = await startGame([ada, bela, carl], { standIn: 'random' })
  const waiting = await createTable(ada, { seats: [{ kind: 'open' }, { kind: 'open' }] })
  const gone = await ada.call('DELETE', '/me')
  expect(gone.status).toBe(204)
  expect((await ada.call('GET', '/me')).status).toBe(401)
  const { players, events } = await bela.view(game)
  expect(players.find(({ id }) => id === ada.id)).toEqual({ id: ada.id, bot: false })
  expect(JSON.stringify({ players, events })).not.toContain('Ada')
  await expect.poll(async () => (await bela.table(game)).seats[0].erased).toBe(true)
  await expect.poll(async () => (await bela.call('GET', `/tables/${waiting}`)).body.code).toBe('unknown-table')
  expect((await bela.call('GET', `/tables/${game}/record`)).text).not.toContain('Ada')
})

test('who is banned may do nothing; where sign-up is closed, nobody new comes', async () => {
  const ada = await addGuest(server.url, 'Ada')
  await server.store.changePlayer(ada.id, { banned: true })
  expect((await ada.call('GET', '/me')).body.code).toBe('banned')
  await server.store.setSetting('sign-up', 'closed')
  expect((await post('/players', { name: 'New' })).body.code).toBe('sign-up-closed')
  expect((await post('/bots', { name: 'New' })).body.code).toBe('sign-up-closed')
  await server.store.setSetting('sign-up', 'open')
})
