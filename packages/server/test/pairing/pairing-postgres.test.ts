import { afterAll, beforeAll, expect, test } from 'vitest'
import { playerWith, startServer, type TestServer } from '../http/test-server.ts'
import { sharedPostgres } from '../shared-postgres.ts'
import { requestPairing, requestUntilFound, revealShare, searcher, takePlace } from './searchers.ts'

let copies: readonly TestServer[]
beforeAll(async () => {
  const database = await sharedPostgres.database()
  copies = [await startServer({ database, proxy: '127.0.0.1' }), await startServer({ database, proxy: '127.0.0.1' })]
}, 60_000)
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.close()))
}, 60_000)

test('players who send requests to two processes at the same time are seated once each', async () => {
  const players = await Promise.all(
    Array.from({ length: 8 }, (_, i) => searcher(copies[i % 2], `Copy ${String.fromCharCode(65 + i)}`)),
  )
  const tables = await requestUntilFound(players)
  const counts = new Map<string, number>()
  for (const table of tables) counts.set(table, (counts.get(table) ?? 0) + 1)
  expect([...counts.values()]).toEqual([2, 2, 2, 2])
  await Promise.all(players.map((player, i) => takePlace(player, tables[i])))
  for (const [i, player] of players.entries()) await revealShare(player, tables[i])
  for (const table of counts.keys()) expect((await players[0].table(table)).status).toBe('playing')
})

test('a search at one process is found by the other, and stays found when the first crashes', async () => {
  const ada = await searcher(copies[0], 'Twice Ada')
  const bela = await searcher(copies[1], 'Twice Bela')
  await requestPairing(ada, { palace: true })
  const { body } = await requestPairing(bela, { palace: true })
  expect(body.status).toBe('found')
  const elsewhere = playerWith(copies[1].url, ada.id, ada.headers)
  expect((await elsewhere.call('GET', '/me/pairing')).body.table).toBe(body.table)
  expect((await requestPairing(elsewhere, { palace: true })).body.table).toBe(body.table)
})

test('when somebody does not come, any process pairs the others again', async () => {
  const ada = await searcher(copies[0], 'Third Ada')
  const bela = await searcher(copies[1], 'Third Bela')
  const [table] = await requestUntilFound([ada, bela], { clock: 'relaxed' })
  expect((await takePlace(ada, table)).status).toBe(200)
  for (const copy of copies) copy.clock.skip(31_000)
  const elsewhere = playerWith(copies[1].url, ada.id, ada.headers)
  expect((await requestPairing(elsewhere, { clock: 'relaxed' })).body.status).toBe('waiting')
  expect((await requestPairing(bela, { clock: 'relaxed' })).status).toBe(429)
  expect((await ada.table(table)).closed).toBe('unpaired')
})
