import type { TableRatings } from '@amyitis/protocol'
import { decider } from '@amyitis/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addGuest,
  createTable,
  seatPlayers,
  someMove,
  startGame,
  startServer,
  type TestPlayer,
  type TestServer,
} from '../http/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ proxy: '127.0.0.1' })
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

let addresses = 0
/** A player with a new address, or this one. */
const person = (name: string, address = `198.51.100.${++addresses}`) =>
  addGuest(server.url, name, { 'x-forwarded-for': address })

const LIVE = { rated: true, clock: { kind: 'live', minutes: 60, increment: 0 }, standIn: 'random' } as const

/** Plays until this round. */
async function playTo(table: string, people: readonly TestPlayer[], round: number): Promise<void> {
  for (;;) {
    const now = await people[0].table(table)
    const seat = decider(now)
    if (seat === undefined || (now.game?.position.round ?? 0) >= round) return
    const who = people.find(({ id }) => id === now.seats[seat].player)
    await who?.command(table, now.seq, { type: 'move', move: someMove(now) })
  }
}

/** The rating changes of a game, once it is rated. */
async function settled(who: TestPlayer, table: string): Promise<TableRatings> {
  for (;;) {
    const ratings = (await who.call('GET', `/tables/${table}/ratings`)).body as TableRatings
    if (ratings.settled) return ratings
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const outcomesOf = ({ seats }: TableRatings) => seats.map(({ outcome }) => outcome)

test('the winner gains and the loser drops, visibly, in the category that was played', async () => {
  const ada = await person('Ada')
  const bela = await person('Béla')
  const table = await startGame([ada, bela], LIVE)
  await playTo(table, [ada, bela], 2)
  const before = (await ada.call('GET', `/tables/${table}/ratings`)).body
  expect(before).toMatchObject({ players: 2, pace: 'live', rated: true, settled: false })
  await bela.execute(table, { type: 'concede' })
  const { seats } = await settled(ada, table)
  expect(seats[0]).toMatchObject({ outcome: 'counted', rating: { games: 1, provisional: true } })
  expect(seats[0].change).toBeGreaterThan(0)
  expect(seats[1].change).toBe(-(seats[0].change ?? 0))
  expect(seats[1].left).toBe(true)
  const own = (await ada.call('GET', '/me/ratings')).body.ratings
  expect(own).toMatchObject([{ players: 2, pace: 'live', rating: 1500 + (seats[0].change ?? 0), games: 1 }])
  const waiting = await createTable(ada, {
    seats: [{ kind: 'open' }, { kind: 'open' }],
    clock: LIVE.clock,
    public: true,
  })
  await seatPlayers([ada], waiting)
  const { open } = (await bela.call('GET', '/tables')).body
  expect(open.find(({ id }: { id: string }) => id === waiting).players[0].rating).toMatchObject({ games: 1 })
  expect((await ada.call('GET', '/ladder?players=2&pace=live')).body.rows).toEqual([])
}, 30_000)

test('a game conceded in its first round does not count, nor one between players behind one address', async () => {
  const ada = await person('Ada')
  const bela = await person('Béla')
  const puppet = await person('Ada', '198.51.100.1')
  const table = await startGame([ada, bela], LIVE)
  await bela.execute(table, { type: 'concede' })
  expect(outcomesOf(await settled(ada, table))).toEqual(['too-few-decisions', 'too-few-decisions'])
  const twin = await person('Twin', '198.51.100.1')
  const farmed = await startGame([puppet, twin], LIVE)
  await playTo(farmed, [puppet, twin], 2)
  await twin.execute(farmed, { type: 'concede' })
  expect(outcomesOf(await settled(puppet, farmed))).toEqual(['same-device', 'same-device'])
  expect((await puppet.call('GET', '/me/ratings')).body.ratings).toEqual([])
}, 30_000)

test('an erased player has no rating and no name in old games; others keep their names', async () => {
  const ada = await person('Adele')
  const bela = await person('Bertalan')
  const table = await startGame([ada, bela], LIVE)
  await playTo(table, [ada, bela], 2)
  await bela.execute(table, { type: 'concede' })
  await settled(ada, table)
  await ada.call('PATCH', '/me', { name: 'Adele the Great' })
  const { players } = await bela.view(table)
  expect(players.find(({ id }) => id === ada.id)).toMatchObject({ name: 'Adele the Great', playedAs: 'Adele' })
  const list = (await bela.call('GET', '/tables')).body.mine
  expect(list[0].players[0].player).toMatchObject({ name: 'Adele the Great', playedAs: 'Adele' })
  expect((await bela.call('GET', `/tables/${table}/record`)).text).toMatch(/Adele(?! the)/)
  await ada.call('DELETE', '/me')
  expect(await server.store.skillsOf(ada.id)).toEqual([])
  const after = (await bela.call('GET', `/tables/${table}/ratings`)).body as TableRatings
  expect(after.seats[0].rating).toBeUndefined()
  expect(JSON.stringify((await bela.view(table)).players)).not.toContain('Adele')
  expect((await addGuest(server.url, 'Adele the Great')).id).toBeDefined()
}, 30_000)

test('unrated games and games against bots only change nothing', async () => {
  const ada = await person('Ada')
  const bela = await person('Béla')
  const friendly = await startGame([ada, bela], { ...LIVE, rated: false })
  await playTo(friendly, [ada, bela], 2)
  await bela.execute(friendly, { type: 'concede' })
  expect((await ada.call('GET', `/tables/${friendly}/ratings`)).body).toMatchObject({ rated: false, settled: false })
  const alone = await createTable(ada, { ...LIVE, seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] })
  await seatPlayers([ada], alone)
  await ada.execute(alone, { type: 'concede' })
  expect(outcomesOf(await settled(ada, alone))).toEqual(['alone'])
  expect((await ada.call('GET', '/me/ratings')).body.ratings).toEqual([])
})
