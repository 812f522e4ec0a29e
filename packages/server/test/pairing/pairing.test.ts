import { type Game, legalMoves } from '@amyitis/engine'
import { decider, seatOf } from '@amyitis/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addGuest, startServer, type TestPlayer, type TestServer } from '../http/test-server.ts'
import { newTable } from '../store/samples.ts'
import { requestPairing, requestUntilFound, revealShare, searcher, takePlace } from './searchers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ proxy: '127.0.0.1' })
})
afterAll(() => server.close())

const people = (...names: readonly string[]) => Promise.all(names.map((name) => searcher(server, name)))

async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Sends a request every ten seconds for this long. */
async function waitFor(player: TestPlayer, ms: number, request = {}) {
  for (let waited = 0; waited < ms; waited += 10_000) {
    await requestPairing(player, request)
    server.clock.skip(Math.min(10_000, ms - waited))
  }
  return (await requestPairing(player, request)).body
}

/** Gives a player a rating: 30 points for each unit. */
async function rate(player: TestPlayer, table: string, mu: number): Promise<void> {
  await server.store.createTable(newTable(table))
  const result = { player: player.id, outcome: 'counted', reduced: false, left: false } as const
  const skill = { before: { mu: 25, sigma: 8 }, mu, sigma: 3, games: 1, opponents: 1 }
  await server.store.rate({ players: 2, pace: 'live', table, at: 1, since: 0 }, [player.id], () => ({
    results: [{ ...result, ...skill }],
    pairs: [],
  }))
}

describe('quick pairing', () => {
  test('pairs two players, who sit down and play a rated game', async () => {
    const [ada, bela] = await people('Pair Ada', 'Pair Bela')
    const first = (await requestPairing(ada)).body
    expect(first).toMatchObject({ status: 'waiting', window: 150, botsAt: first.since + 45_000 })
    expect((await ada.call('GET', '/me/pairing')).body.status).toBe('waiting')
    const [table, other] = await requestUntilFound([ada, bela])
    expect(other).toBe(table)
    const opened = await ada.table(table)
    expect(opened.settings).toMatchObject({ rated: true, public: true, clock: { minutes: 10, increment: 5 } })
    expect(opened.seats.map(({ reservedFor }) => reservedFor).sort()).toEqual([ada.id, bela.id].sort())
    for (const player of [ada, bela]) expect((await takePlace(player, table)).status).toBe(200)
    for (const player of [ada, bela]) expect((await revealShare(player, table)).status).toBe(200)
    expect((await ada.table(table)).status).toBe('playing')
    expect((await requestPairing(bela)).body).toEqual({ status: 'found', table })
    expect((await ada.call('GET', '/me/pairing')).body).toEqual({ status: 'found', table })
  })

  test('waits until the windows of both include the other', async () => {
    const [ann, ben] = await people('Far Ann', 'Far Ben')
    const game = { palace: true }
    // 210 points apart: each needs 20 seconds.
    await rate(ann, 'rated ann', 25)
    await rate(ben, 'rated ben', 32)
    expect((await requestPairing(ann, game)).body.status).toBe('waiting')
    expect((await requestPairing(ben, game)).body.status).toBe('waiting')
    expect((await waitFor(ann, 10_000, game)).status).toBe('waiting')
    expect((await requestPairing(ben, game)).body).toMatchObject({ status: 'waiting', window: 200 })
    server.clock.skip(10_000)
    expect((await requestPairing(ann, game)).body.status).toBe('found')
  })

  test('does not pair players who search for different games, or from the same address', async () => {
    const [ada, bela, carl] = await people('Other Ada', 'Other Bela', 'Other Carl')
    const beside = await addGuest(server.url, 'Other Beside', { 'x-forwarded-for': ada.headers['x-forwarded-for'] })
    await requestPairing(ada)
    expect((await requestPairing(bela, { palace: true })).body.status).toBe('waiting')
    expect((await requestPairing(bela, { clock: 'relaxed' })).body.status).toBe('waiting')
    expect((await requestPairing(bela, { rated: false })).body.status).toBe('waiting')
    expect((await requestPairing(bela, { players: 3 })).body.status).toBe('waiting')
    expect((await requestPairing(beside)).body.status).toBe('waiting')
    await beside.call('DELETE', '/me/pairing')
    await requestUntilFound([ada, carl])
    expect((await bela.call('DELETE', '/me/pairing')).status).toBe(204)
    expect((await bela.call('GET', '/me/pairing')).body).toEqual({ status: 'none' })
    await bela.call('DELETE', '/me/pairing')
  })

  test('pairs nobody with players whose search has expired', async () => {
    const [ada, bela] = await people('Gone Ada', 'Gone Bela')
    await requestPairing(ada, { clock: 'relaxed' })
    server.clock.skip(15_001)
    expect((await requestPairing(bela, { clock: 'relaxed' })).body.status).toBe('waiting')
    await bela.call('DELETE', '/me/pairing')
  })

  test('pairs players again when somebody does not come; the missing player can’t search for a while', async () => {
    const [ada, bela, carl] = await people('Late Ada', 'Late Bela', 'Late Carl')
    const [table] = await requestUntilFound([ada, bela])
    await takePlace(ada, table)
    const { since } = (await server.store.pairing(ada.id)) ?? {}
    server.clock.skip(31_000)
    await until(async () => (await ada.table(table)).status === 'closed')
    const again = await requestPairing(ada)
    expect(again.body).toMatchObject({ status: 'waiting', since })
    const refused = await requestPairing(bela)
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'too-many', '30'])
    expect((await requestPairing(bela)).status).toBe(429)
    const [next] = await requestUntilFound([ada, carl])
    expect(next).not.toBe(table)
    server.clock.skip(30_001)
    expect((await requestPairing(bela)).status).toBe(200)
    await bela.call('DELETE', '/me/pairing')
  })

  test('a player who leaves a table that was found can’t search for a while, and the others are paired again at once', async () => {
    const [ada, bela] = await people('Snipe Ada', 'Snipe Bela')
    const [table] = await requestUntilFound([ada, bela])
    await takePlace(bela, table)
    await ada.call('DELETE', '/me/pairing')
    expect((await ada.table(table)).status).toBe('closed')
    expect((await requestPairing(ada)).status).toBe(429)
    expect((await requestPairing(bela)).body.status).toBe('waiting')
    await bela.call('DELETE', '/me/pairing')
  })

  test('a player is not penalized if somebody else left before they could sit down', async () => {
    const [ada, bela] = await people('Quick Ada', 'Quick Bela')
    const [table] = await requestUntilFound([ada, bela])
    expect((await ada.execute(table, { type: 'decline' })).status).toBe(200)
    expect((await requestPairing(bela)).body.status).toBe('waiting')
    expect((await requestPairing(ada)).status).toBe(429)
    await bela.call('DELETE', '/me/pairing')
  })

  test('a player who does not reveal their share can’t search for a while, and the others are paired again', async () => {
    const [ada, bela] = await people('Mute Ada', 'Mute Bela')
    const [table] = await requestUntilFound([ada, bela])
    for (const player of [ada, bela]) await takePlace(player, table)
    await revealShare(ada, table)
    server.clock.skip(31_000)
    expect((await requestPairing(ada)).body.status).toBe('waiting')
    expect((await requestPairing(bela)).status).toBe(429)
    await ada.call('DELETE', '/me/pairing')
  })

  test('creates the table even if the process that found the players has crashed', async () => {
    const [ada, bela] = await people('Crash Ada', 'Crash Bela')
    const [table] = await requestUntilFound([ada, bela])
    await server.store.removeTable(table)
    expect((await requestPairing(bela)).body.table).toBe(table)
    expect((await takePlace(ada, table)).status).toBe(200)
  })

  test('seats three or four, all of whom fit', async () => {
    const three = await people('Three Ada', 'Three Bela', 'Three Carl')
    const tables = await requestUntilFound(three, { players: 3 })
    expect(new Set(tables).size).toBe(1)
    expect((await three[0].table(tables[0])).seats).toHaveLength(3)
  })
})

describe('after 45 seconds', () => {
  test('the nearest bot sits down, and the game is unrated; a person may take its seat', async () => {
    const [ada, bela, carl] = await people('Bot Ada', 'Bot Bela', 'Bot Carl')
    const game = { clock: 'normal' } as const
    const { status, table } = await waitFor(ada, 45_000, game)
    expect(status).toBe('found')
    const opened = await ada.table(table)
    expect(opened.settings.rated).toBe(false)
    expect(opened.seats.flatMap(({ plan }) => (plan.kind === 'bot' ? [plan.level] : []))).toEqual(['engineer'])
    await takePlace(ada, table)
    await revealShare(ada, table)
    expect((await ada.table(table)).status).toBe('playing')
    expect((await takePlace(carl, table)).body.code).toBe('already-started')
    // A search for a rated game first waits for one.
    expect((await requestPairing(carl, game)).body.status).toBe('waiting')
    await carl.call('DELETE', '/me/pairing')
    const offered = (await requestPairing(bela, { ...game, rated: false })).body
    expect(offered).toMatchObject({ status: 'found', table })
    expect(offered.until).toBeGreaterThan(server.clock.now())
    expect((await takePlace(bela, table, 1)).status).toBe(200)
    const joined = await ada.table(table)
    expect(joined.seats.map(({ player }) => player).sort()).toEqual([ada.id, bela.id].sort())
    expect((await ada.view(table)).players.map(({ name }) => name).sort()).toEqual(['Bot Ada', 'Bot Bela'])
    expect((await requestPairing(carl, { ...game, rated: false })).body.status).toBe('waiting')
    await carl.call('DELETE', '/me/pairing')
  })

  test('a player is not penalized if the offered seat is lost because the first round continues', async () => {
    const [ada, bela] = await people('Gone Again Ada', 'Gone Again Bela')
    const game = { clock: 'normal', palace: true } as const
    const { table } = await waitFor(ada, 45_000, game)
    await takePlace(ada, table)
    await revealShare(ada, table)
    expect((await requestPairing(bela, { ...game, rated: false })).body.table).toBe(table)
    const seat = seatOf(await ada.table(table), ada.id)
    for (;;) {
      const now = await ada.table(table)
      if (now.game?.position.seats[seat].passed) break
      if (decider(now) !== seat) continue
      const moves = legalMoves(now.game as Game)
      await ada.command(table, now.seq, { type: 'move', move: moves.includes('pass') ? 'pass' : moves[0] })
      await ada.execute(table, { type: 'done' })
    }
    expect((await takePlace(bela, table, 1)).body.code).toBe('already-started')
    const again = await requestPairing(bela, { ...game, rated: false })
    expect([again.status, again.body.status]).toEqual([200, 'waiting'])
    await bela.call('DELETE', '/me/pairing')
  })

  test('bots fill only the empty seats', async () => {
    const [ada, bela] = await people('Fill Ada', 'Fill Bela')
    const game = { players: 4, clock: 'relaxed' } as const
    await requestPairing(bela, game)
    for (let i = 0; i < 5; i++) {
      await Promise.all([requestPairing(ada, game), requestPairing(bela, game)])
      server.clock.skip(9000)
    }
    const [table, other] = await requestUntilFound([ada, bela], game)
    expect(other).toBe(table)
    const { seats } = await ada.table(table)
    expect(seats.filter(({ plan }) => plan.kind === 'bot')).toHaveLength(2)
  })
})

describe('a flood of requests', () => {
  test('is limited', async () => {
    const strict = await startServer({ rate: 1, proxy: '127.0.0.1' })
    const mallory = await searcher(strict, 'Mallory')
    const codes = new Set<number>()
    for (let i = 0; i < 30; i++) {
      codes.add((await requestPairing(mallory)).status)
      await mallory.call('DELETE', '/me/pairing')
    }
    expect([...codes]).toEqual([200, 429])
    await strict.close()
  })
})
