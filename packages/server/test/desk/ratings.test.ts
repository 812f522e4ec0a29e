import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginGame, guest, makeTable, type Person, type Running, sitDown, startServer } from '../http/start.ts'

let server: Running
let ada: Person
let bela: Person
beforeAll(async () => {
  server = await startServer()
  ada = await guest(server.url, 'Ada')
  bela = await guest(server.url, 'Béla')
})
afterAll(async () => {
  expect(server.faults).toEqual([])
  await server.close()
})

/** Waits until a game has been rated. */
async function rated(player: Person, games: number): Promise<{ mu: number; sigma: number }> {
  for (;;) {
    const row = await server.store.rating(player.id, 2)
    if (row?.games === games) return row
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('who wins rated games rises, who loses falls, and after ten the ladder shows them', async () => {
  for (let game = 1; game <= 10; game++) {
    const table = await beginGame(game % 2 === 0 ? [ada, bela] : [bela, ada], { rated: true })
    await bela.does(table, { type: 'concede' })
    const [winner, loser] = [await rated(ada, game), await rated(bela, game)]
    expect(winner.mu).toBeGreaterThan(loser.mu)
    const { rows } = (await ada.call('GET', '/ladder?players=2')).body
    expect(rows.length).toBe(game < 10 ? 0 : 2)
    if (game === 10) expect(rows[0]).toMatchObject({ player: { id: ada.id, name: 'Ada' }, games: 10 })
  }
  expect((await ada.call('GET', '/ladder?players=3')).body.rows).toEqual([])
}, 30_000)

test('games that are not rated, or against bots alone, change nothing', async () => {
  const before = await server.store.rating(ada.id, 2)
  const friendly = await beginGame([ada, bela])
  await bela.does(friendly, { type: 'concede' })
  const alone = await makeTable(ada, { seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }], rated: true })
  await sitDown([ada], alone)
  await ada.does(alone, { type: 'concede' })
  const real = await beginGame([ada, bela], { rated: true })
  await bela.does(real, { type: 'concede' })
  await rated(bela, 11)
  expect((await server.store.rating(ada.id, 2))?.games).toBe((before?.games ?? 0) + 1)
})
