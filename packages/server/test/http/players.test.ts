import { expect, test } from 'vitest'
import { rateOne } from '../store/ratings.ts'
import {
  addGuest,
  createTable,
  freshKey,
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

/** Lets days pass while the server is running. */
async function passDays({ clock, store }: TestServer, days: number): Promise<void> {
  for (let i = 0; i < days; i++) {
    clock.skip(86_400_000)
    await store.noteDay(Math.floor(clock.now() / 86_400_000))
  }
}

test('erases guests who have been absent for half a year', async () => {
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
  await expect.poll(async () => (await bela.table(table)).seats[0].standIn, { timeout: 10_000 }).toBe('engineer')
  expect((await years.store.player(bela.id))?.name).toBe('Béla')
  await years.close()
})

test('closes tables unused for a month, with the reason, and no others', async () => {
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

test('erasing a player deletes their bot programs, and no others', async () => {
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

test('rejects names with invisible or direction-changing characters', async () => {
  const errors = {
    'name-blank': ['', '   ', '\u00a0', '...'],
    'name-too-long': ['a'.repeat(25), 'e\u0301\u0323'.repeat(25)],
    'name-invisible': ['a\u202eb', 'a\nb', '\u200b', '\u3164', '\u2800', '\u115f', 'Ada\u3164', 'a\ud800'],
    'name-reserved': ['Admin', 'The Mоderator', 'AMYITIS', 'Admin 2', 'szerver', 'Gärtner', 'Bot', '(deleted)'],
    'bad-request': [7],
  }
  for (const [code, names] of Object.entries(errors))
    for (const name of names)
      for (const path of ['/players', '/bots'])
        expect((await post(path, { name })).body.code, JSON.stringify(name)).toBe(code)
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

test('the export includes chat at other tables, reports, devices, keys, ratings and bot programs', async () => {
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

test('erasing a player removes their name and pending notifications; a bot plays on', async () => {
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

test('a banned player can do nothing, and closed sign-up admits nobody new', async () => {
  const ada = await addGuest(server.url, 'Ada')
  await server.store.changePlayer(ada.id, { banned: true })
  expect((await ada.call('GET', '/me')).body.code).toBe('banned')
  await server.store.setSetting('sign-up', 'closed')
  expect((await post('/players', { name: 'New' })).body.code).toBe('sign-up-closed')
  expect((await post('/bots', { name: 'New' })).body.code).toBe('sign-up-closed')
  await server.store.setSetting('sign-up', 'open')
})
