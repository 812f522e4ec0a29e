import type { TableRatings } from '@amyitis/protocol'
import { decider } from '@amyitis/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  beginGame,
  guest,
  makeTable,
  type Person,
  type Running,
  sitDown,
  someMove,
  startServer,
} from '../http/start.ts'

let server: Running
beforeAll(async () => {
  server = await startServer({ proxy: '127.0.0.1' })
})
afterAll(async () => {
  expect(server.faults).toEqual([])
  await server.close()
})

let addresses = 0
/** Somebody with an address of their own, or another's. */
const person = (name: string, address = `198.51.100.${++addresses}`) =>
  guest(server.url, name, { 'x-forwarded-for': address })

const LIVE = { rated: true, clock: { kind: 'live', minutes: 60, increment: 0 }, standIn: 'random' } as const

/** Everybody answers what they are asked, until the second round or so many rounds. */
async function playTo(table: string, people: readonly Person[], round: number): Promise<void> {
  for (;;) {
    const now = await people[0].table(table)
    const seat = decider(now)
    if (seat === undefined || (now.game?.position.round ?? 0) >= round) return
    const who = people.find(({ id }) => id === now.seats[seat].player)
    await who?.act(table, now.seq, { type: 'move', move: someMove(now) })
  }
}

/** What a game has changed, once it is known. */
async function settled(who: Person, table: string): Promise<TableRatings> {
  for (;;) {
    const ratings = (await who.call('GET', `/tables/${table}/ratings`)).body as TableRatings
    if (ratings.settled) return ratings
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const outcomesOf = ({ seats }: TableRatings) => seats.map(({ outcome }) => outcome)

test('who wins rises and who loses falls; everybody sees by how much, in the kind that was played', async () => {
  const [ada, bela] = [await person('Ada'), await person('Béla')]
  const table = await beginGame([ada, bela], LIVE)
  await playTo(table, [ada, bela], 2)
  const before = (await ada.call('GET', `/tables/${table}/ratings`)).body
  expect(before).toMatchObject({ players: 2, pace: 'live', rated: true, settled: false })
  await bela.does(table, { type: 'concede' })
  const { seats } = await settled(ada, table)
  expect(seats[0]).toMatchObject({ outcome: 'counted', rating: { games: 1, provisional: true } })
  expect(seats[0].change).toBeGreaterThan(0)
  expect(seats[1].change).toBe(-(seats[0].change ?? 0))
  expect(seats[1].left).toBe(true)
  const own = (await ada.call('GET', '/me/ratings')).body.ratings
  expect(own).toMatchObject([{ players: 2, pace: 'live', rating: 1500 + (seats[0].change ?? 0), games: 1 }])
  const waiting = await makeTable(ada, { seats: [{ kind: 'open' }, { kind: 'open' }], clock: LIVE.clock, public: true })
  await sitDown([ada], waiting)
  const { open } = (await bela.call('GET', '/tables')).body
  expect(open.find(({ id }: { id: string }) => id === waiting).players[0].rating).toMatchObject({ games: 1 })
  expect((await ada.call('GET', '/ladder?players=2&pace=live')).body.rows).toEqual([])
}, 30_000)

test('a game conceded before a round was played does not count, nor do people behind one address', async () => {
  const [ada, bela, puppet] = [await person('Ada'), await person('Béla'), await person('Ada', '198.51.100.1')]
  const table = await beginGame([ada, bela], LIVE)
  await bela.does(table, { type: 'concede' })
  expect(outcomesOf(await settled(ada, table))).toEqual(['too-few-decisions', 'too-few-decisions'])
  const twin = await person('Twin', '198.51.100.1')
  const farmed = await beginGame([puppet, twin], LIVE)
  await playTo(farmed, [puppet, twin], 2)
  await twin.does(farmed, { type: 'concede' })
  expect(outcomesOf(await settled(puppet, farmed))).toEqual(['same-device', 'same-device'])
  expect((await puppet.call('GET', '/me/ratings')).body.ratings).toEqual([])
}, 30_000)

test('whoever is erased has no rating, and no name in old games; others keep the one they played under', async () => {
  const [ada, bela] = [await person('Adele'), await person('Bertalan')]
  const table = await beginGame([ada, bela], LIVE)
  await playTo(table, [ada, bela], 2)
  await bela.does(table, { type: 'concede' })
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
  expect((await guest(server.url, 'Adele the Great')).id).toBeDefined()
}, 30_000)

test('games that are not rated, or against bots alone, change nothing', async () => {
  const [ada, bela] = [await person('Ada'), await person('Béla')]
  const friendly = await beginGame([ada, bela], { ...LIVE, rated: false })
  await playTo(friendly, [ada, bela], 2)
  await bela.does(friendly, { type: 'concede' })
  expect((await ada.call('GET', `/tables/${friendly}/ratings`)).body).toMatchObject({ rated: false, settled: false })
  const alone = await makeTable(ada, { ...LIVE, seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] })
  await sitDown([ada], alone)
  await ada.does(alone, { type: 'concede' })
  expect(outcomesOf(await settled(ada, alone))).toEqual(['alone'])
  expect((await ada.call('GET', '/me/ratings')).body.ratings).toEqual([])
})
