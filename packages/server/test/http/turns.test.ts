import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addGuest,
  callApi,
  createTable,
  newShare,
  seatPlayers,
  startGame,
  startServer,
  type TestPlayer,
  type TestServer,
} from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const
const LIVE = { kind: 'live', minutes: 10, increment: 0 } as const

const guests = (...names: readonly string[]) => Promise.all(names.map((name) => addGuest(server.url, name)))
const turnsOf = async (player: TestPlayer) => (await player.call('GET', '/me/turns')).body
const idsOf = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id)
const sit = (player: TestPlayer, table: string) => player.execute(table, { type: 'sit', commit: newShare().commit })

async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('the tables that wait for a player', () => {
  test('are listed with the least time first, and the response is 304 while nothing changes', async () => {
    const [ada, bela] = await guests('Turn Ada', 'Turn Bela')
    const clocks = [{ kind: 'none' }, { kind: 'correspondence', hours: 48 }, LIVE] as const
    const tables: string[] = []
    for (const clock of clocks) tables.push(await startGame([ada, bela], { clock }))
    const first = (await ada.table(tables[0])).game?.position.player === 0 ? ada : bela
    const { count, turns } = await turnsOf(first)
    expect(count).toBe(turns.length)
    const mine = await turnsOf(ada)
    const theirs = await turnsOf(bela)
    expect([...idsOf(mine.turns), ...idsOf(theirs.turns)].sort()).toEqual([...tables].sort())
    for (const list of [mine.turns, theirs.turns]) {
      const order = [...tables].reverse().filter((id) => idsOf(list).includes(id))
      expect(idsOf(list)).toEqual(order)
      for (const { clock, deadline } of list) expect(deadline === undefined).toBe(clock === 'none')
    }
    const { headers } = await first.call('GET', '/me/turns')
    const tag = headers.get('etag') ?? ''
    const again = () =>
      callApi(`${server.url}/api/v1/me/turns`, { headers: { ...first.headers, 'if-none-match': tag } })
    expect((await again()).status).toBe(304)
    await first.execute(turns[0].id, { type: 'concede' })
    expect((await again()).status).toBe(200)
    expect((await callApi(`${server.url}/api/v1/me/turns`)).status).toBe(401)
  })

  test('include full tables, but none of other players', async () => {
    const [carl, dora, emil] = await guests('Turn Carl', 'Turn Dora', 'Turn Emil')
    const table = await createTable(carl, { seats: [OPEN, OPEN], clock: LIVE, ready: true })
    await sit(carl, table)
    expect((await turnsOf(carl)).count).toBe(0)
    await sit(dora, table)
    const { starting, count } = await turnsOf(carl)
    expect([idsOf(starting), count]).toEqual([[table], 1])
    expect(starting[0].deadline).toBeGreaterThan(server.clock.now())
    await carl.execute(table, { type: 'ready' })
    expect((await turnsOf(carl)).count).toBe(0)
    expect(idsOf((await turnsOf(dora)).starting)).toEqual([table])
    expect(await turnsOf(emil)).toEqual({ count: 0, turns: [], starting: [], offers: [] })
  })
})

describe('a rematch', () => {
  test('reserves a seat for everybody, seats bots at once, and shows who has accepted', async () => {
    const [ada, bela, carl] = await guests('Again Ada', 'Again Bela', 'Again Carl')
    const old = await createTable(ada, { seats: [OPEN, OPEN, BOT], public: true })
    await seatPlayers([ada, bela], old)
    await ada.execute(old, { type: 'concede' })
    await bela.execute(old, { type: 'concede' })
    const { id } = (await ada.call('POST', `/tables/${old}/rematch`)).body
    await sit(ada, id)
    const { offers, count } = await turnsOf(bela)
    expect([idsOf(offers), count]).toEqual([[id], 1])
    expect(offers[0].deadline).toBeGreaterThan(server.clock.now())
    expect(offers[0].players).toEqual([
      { level: 'random' },
      { player: { id: ada.id, name: 'Again Ada', bot: false } },
      { reserved: { id: bela.id, name: 'Again Bela', bot: false } },
    ])
    const invitations = (await ada.view(id)).invitations
    expect(invitations).toEqual([])
    expect((await sit(carl, id)).body.code).toBe('not-invited')
    expect((await sit(bela, id)).status).toBe(200)
    expect((await turnsOf(bela)).offers).toEqual([])
    expect((await ada.table(id)).seats.map(({ player }) => player)).toEqual([undefined, ada.id, bela.id])
  })

  test('keeps the seat order if the settings say so', async () => {
    const [ada, bela] = await guests('Order Ada', 'Order Bela')
    const old = await startGame([ada, bela], { rotate: false })
    await ada.execute(old, { type: 'concede' })
    const { id } = (await bela.call('POST', `/tables/${old}/rematch`)).body
    for (const player of [bela, ada]) await sit(player, id)
    expect((await ada.table(id)).seats.map(({ player }) => player)).toEqual([ada.id, bela.id])
  })

  test('opens a seat to others when its player declines', async () => {
    const [ada, bela, carl] = await guests('No Ada', 'No Bela', 'No Carl')
    const old = await startGame([ada, bela], { public: true })
    await ada.execute(old, { type: 'concede' })
    const { id } = (await ada.call('POST', `/tables/${old}/rematch`)).body
    await sit(ada, id)
    const isOpen = async () => idsOf((await carl.call('GET', '/tables')).body.open).includes(id)
    expect(await isOpen()).toBe(false)
    expect((await bela.execute(id, { type: 'decline' })).status).toBe(200)
    expect(await isOpen()).toBe(true)
    expect((await turnsOf(bela)).offers).toEqual([])
    expect((await sit(carl, id)).status).toBe(200)
  })

  test('opens reserved seats to others when they expire', async () => {
    const [ada, bela, carl] = await guests('Late Ada', 'Late Bela', 'Late Carl')
    const old = await startGame([ada, bela], { clock: LIVE })
    await ada.execute(old, { type: 'concede' })
    const { id } = (await ada.call('POST', `/tables/${old}/rematch`)).body
    await sit(ada, id)
    expect((await sit(carl, id)).body.code).toBe('not-invited')
    server.clock.skip(301_000)
    await until(async () => (await ada.table(id)).seats.every(({ reservedFor, player }) => player ?? !reservedFor))
    expect((await sit(carl, id)).status).toBe(200)
  })
})

describe('the ready check', () => {
  test('frees the seat of a player who does not answer in time', async () => {
    const [ada, bela] = await guests('Ready Ada', 'Ready Bela')
    const table = await createTable(ada, { seats: [OPEN, OPEN], clock: LIVE, ready: true })
    for (const player of [ada, bela]) await sit(player, table)
    await ada.execute(table, { type: 'ready' })
    server.clock.skip(61_000)
    await until(async () => (await ada.table(table)).seats[1].player === undefined)
    const { body } = (await ada.view(table)).events.at(-1) ?? {}
    expect(body).toEqual({ type: 'stood', seat: 1, why: 'not-ready' })
  })
})

describe('a player who has left a game', () => {
  test('is shown with the bot that plays for them, and why; the log says so too', async () => {
    const three = await guests('Left Ada', 'Left Bela', 'Left Carl')
    const table = await startGame(three, { public: true })
    await three[1].execute(table, { type: 'concede' })
    const { tables } = (await callApi(`${server.url}/api/v1/lists/running`)).body
    const { players } = tables.find(({ id }: { id: string }) => id === table)
    expect(players[1]).toMatchObject({ player: { name: 'Left Bela' }, level: 'engineer', left: 'conceded' })
    expect(players[0].left).toBeUndefined()
    const events = (await three[0].view(table)).events.map(({ body }) => body)
    expect(events).toContainEqual({ type: 'conceded', seat: 1 })
    expect(events).toContainEqual({ type: 'stood-in', seat: 1, level: 'engineer', why: 'conceded' })
  })
})
