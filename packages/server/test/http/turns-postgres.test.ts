import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedPostgres } from '../shared-postgres.ts'
import {
  addGuest,
  createTable,
  newShare,
  playerWith,
  startGame,
  startServer,
  type TestPlayer,
  type TestServer,
  testClock,
} from './test-server.ts'

/** Two minutes slow, so that every job is already due by the clock of the database. */
const clock = testClock()
clock.skip(-120_000)

let copies: readonly TestServer[]
beforeAll(async () => {
  const database = await sharedPostgres.database()
  copies = [await startServer({ database, testClock: clock }), await startServer({ database, testClock: clock })]
}, 60_000)
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.close()))
}, 60_000)

const OPEN = { kind: 'open' } as const
const LIVE = { kind: 'live', minutes: 10, increment: 0 } as const

const sit = (player: TestPlayer, table: string) => player.execute(table, { type: 'sit', commit: newShare().commit })
const elsewhere = (player: TestPlayer) => playerWith(copies[1].url, player.id, player.headers)

test('any process frees the seat of a player who is not ready, and all processes know who has answered', async () => {
  const ada = await addGuest(copies[0].url, 'Ada')
  const bela = await addGuest(copies[1].url, 'Bela')
  const table = await createTable(ada, { seats: [OPEN, OPEN], clock: LIVE, ready: true })
  for (const player of [ada, bela]) expect((await sit(player, table)).status).toBe(200)
  await ada.execute(table, { type: 'ready' })
  expect((await elsewhere(ada).call('GET', '/me/turns')).body.count).toBe(0)
  expect((await bela.call('GET', '/me/turns')).body.starting).toMatchObject([{ id: table }])
  clock.skip(61_000)
  while ((await elsewhere(ada).table(table)).seats[1].player !== undefined)
    await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await ada.table(table)).seats[0].player).toBe(ada.id)
})

test('a rematch is offered by every process, and one of two simultaneous requests creates the table', async () => {
  const ada = await addGuest(copies[0].url, 'Ada')
  const bela = await addGuest(copies[1].url, 'Bela')
  const game = await startGame([ada, bela], { public: true })
  await ada.execute(game, { type: 'concede' })
  const responses = await Promise.all([ada, bela].map((player) => player.call('POST', `/tables/${game}/rematch`)))
  const { id } = responses[0].body
  expect(responses[1].body.id).toBe(id)
  expect((await bela.call('GET', '/me/turns')).body.offers).toMatchObject([{ id }])
  for (const player of [ada, bela]) expect((await sit(player, id)).status).toBe(200)
  expect((await elsewhere(ada).call('GET', `/players/${bela.id}`)).body.you).toEqual({ won: 0, lost: 1, drawn: 0 })
})
