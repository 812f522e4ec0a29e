import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addGuest, callApi, createTable, seatPlayers, startGame, startServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const DAY = 86_400_000
const OPEN = { kind: 'open' } as const

/** Two guests with unique names. */
const two = async (one: string, other: string) => [await addGuest(server.url, one), await addGuest(server.url, other)]

describe('the page of a player', () => {
  test('has ratings, results, opponents, the latest games, and the viewer’s results against the player', async () => {
    const [ada, ben] = await two('Page Ada', 'Page Ben')
    const table = await startGame([ada, ben], { public: true, rated: true })
    await ada.execute(table, { type: 'concede' })
    const secret = await startGame([ben, ada])
    await ada.execute(secret, { type: 'concede' })
    const { status, body } = await ada.call('GET', `/players/${ben.id}`)
    expect(status).toBe(200)
    expect(body.player).toEqual({ id: ben.id, name: 'Page Ben', bot: false })
    expect(body.since % DAY).toBe(0)
    expect(body.results).toEqual([{ players: 2, games: 1, places: [1, 0] }])
    expect(body.opponents).toEqual([
      { player: { id: ada.id, name: 'Page Ada', bot: false }, won: 1, lost: 0, drawn: 0 },
    ])
    expect(body.games.map(({ id }: { id: string }) => id)).toEqual([table])
    expect(body.you).toEqual({ won: 0, lost: 2, drawn: 0 })
    expect((await ben.call('GET', `/players/${ben.id}`)).body.you).toBeUndefined()
    expect((await callApi(`${server.url}/api/v1/players/${ben.id}`)).body.you).toBeUndefined()
  })

  test('has the rating history by day, and the effect of each of the latest games', async () => {
    const [cleo, dan] = await two('Page Cleo', 'Page Dan')
    const table = await startGame([cleo, dan], { public: true, palace: true })
    await dan.execute(table, { type: 'concede' })
    const before = { mu: 25, sigma: 8 }
    const result = { player: cleo.id, outcome: 'counted', reduced: false, left: false, before } as const
    const results = [{ ...result, mu: 26, sigma: 7, games: 1, opponents: 1 }]
    const at = 3 * DAY + 5
    await server.store.rate({ players: 2, pace: 'correspondence', table, at, since: 0 }, [cleo.id], () => ({
      results,
      pairs: [],
    }))
    const { body } = await dan.call('GET', `/players/${cleo.id}`)
    const points = [{ day: 3 * DAY, rating: 1530, uncertainty: 420, palace: true }]
    expect(body.curves).toEqual([{ players: 2, pace: 'correspondence', points }])
    expect(body.ratings).toMatchObject([{ players: 2, pace: 'correspondence', rating: 1530, provisional: true }])
    expect(body.games).toMatchObject([{ id: table, change: 30 }])
  })

  test('has no private data', async () => {
    const [eve, fay] = await two('Page Eve', 'Page Fay')
    await server.store.changePlayer(eve.id, { email: 'eve@example.org', webhook: 'https://hook.example' })
    const table = await createTable(eve, { seats: [OPEN, OPEN] })
    await seatPlayers([eve, fay], table)
    const { text } = await fay.call('GET', `/players/${eve.id}`)
    for (const word of ['eve@example.org', 'hook.example', 'seen', 'language', 'banned', table])
      expect(text, word).not.toContain(word)
  })

  test('is removed when the player is erased or banned', async () => {
    const [gus, hal] = await two('Page Gus', 'Page Hal')
    await gus.call('DELETE', '/me')
    await server.store.changePlayer(hal.id, { banned: true })
    for (const id of [gus.id, hal.id, 'aaaaaaaaaaaaaaaa']) {
      const { status, body } = await callApi(`${server.url}/api/v1/players/${id}`)
      expect([status, body.code]).toEqual([404, 'unknown-player'])
    }
  })
})

describe('the list of games', () => {
  test('finds finished public games by the beginning of a name, ignoring case and look-alikes', async () => {
    const [ida, jon] = await two('Zoë Search', 'Jon Search')
    const table = await startGame([ida, jon], { public: true })
    await ida.execute(table, { type: 'concede' })
    const find = async (query: string) =>
      (await callApi(`${server.url}/api/v1/games?${query}`)).body.tables.map(({ id }: { id: string }) => id)
    expect(await find(`name=${encodeURIComponent('ZOË s')}`)).toEqual([table])
    expect(await find(`player=${jon.id}&players=2&palace=false&edition=standard`)).toEqual([table])
    expect(await find(`player=${jon.id}&palace=true`)).toEqual([])
    expect(await find(`player=${jon.id}&from=${server.clock.now() + DAY}`)).toEqual([])
    expect(await find('name=nobody-is-called-so')).toEqual([])
  })

  test('rejects invalid queries', async () => {
    for (const query of ['players=5', 'palace=maybe', 'after=x', 'name=%20', 'from=-1', 'player=me']) {
      const { status, body } = await callApi(`${server.url}/api/v1/games?${query}`)
      expect([status, body.code], query).toEqual([400, 'bad-request'])
    }
  })
})

describe('the list of running games', () => {
  test('has public games that anyone may watch, with scores, round and spectators', async () => {
    const [kim, lou] = await two('Watch Kim', 'Watch Lou')
    const table = await startGame([kim, lou], { public: true })
    const hidden = [await startGame([kim, lou]), await startGame([kim, lou], { public: true, spectators: false })]
    const watching = new AbortController()
    const stream = await fetch(`${server.url}/api/v1/tables/${table}/stream`, { signal: watching.signal })
    await stream.body?.getReader().read()
    const { tables } = (await callApi(`${server.url}/api/v1/lists/running`)).body
    const found = tables.find(({ id }: { id: string }) => id === table)
    expect(found).toMatchObject({ status: 'playing', round: 1, scores: [0, 0], spectators: 1, yours: false })
    expect(found.players.map(({ player }: { player: { name: string } }) => player.name)).toEqual([
      'Watch Kim',
      'Watch Lou',
    ])
    for (const id of hidden) expect(tables.map((one: { id: string }) => one.id)).not.toContain(id)
    watching.abort()
    await kim.execute(table, { type: 'concede' })
    const after = (await callApi(`${server.url}/api/v1/lists/running`)).body.tables
    expect(after.map((one: { id: string }) => one.id)).not.toContain(table)
  })
})
