import { chanceFits, parseRecord, STANDARD } from '@amyitis/engine'
import { chanceOf, hashOfSecret } from '@amyitis/fair'
import type { TableEvent } from '@amyitis/protocol'
import { decider, fold, openTable, type Table } from '@amyitis/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listener, listen } from './live/listener.ts'
import { addGuest, someMove, startGame, startServer, type TestPlayer, type TestServer } from './test-server.ts'

/** R11.1 Its games end with the round in which the second tile is taken. */
const BRIEF = { ...STANDARD, id: 'brief', endTiles: { 2: 11, 3: 14, 4: 14 } }

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Watches a game a few events at a time: forgets the rest, reconnects, and resumes after the last event seen. */
async function watchWithCuts(table: string): Promise<{ seen: TableEvent[]; cuts: number }> {
  const seen: TableEvent[] = []
  for (let cuts = 0; ; cuts++) {
    const socket: Listener = await listen(server.url, table, { after: seen.length })
    const some = () => socket.events.slice(0, 1 + (cuts % 3))
    const over = () => some().at(-1)?.body.type === 'ended'
    await socket.until(() => some().length > cuts % 3 || over())
    socket.cut()
    seen.push(...some())
    if (over()) return { seen, cuts }
  }
}

test('two people play a whole game; a spectator with many reconnections sees exactly its log', async () => {
  const people: TestPlayer[] = [await addGuest(server.url, 'Ada'), await addGuest(server.url, 'Béla')]
  const table = await startGame(people, { edition: BRIEF })
  const watching = watchWithCuts(table)
  const log = (await people[0].view(table)).events
  let state = openTable(log)
  while (state.status === 'playing') {
    const { status, body, text } = await people[decider(state) ?? 0].command(table, state.seq, {
      type: 'move',
      move: someMove(state),
    })
    expect(status, text).toBe(200)
    log.push(...body.events)
    expect(body.seq).toBe(log.length)
    state = (body.events as TableEvent[]).reduce<Table>(fold, state)
  }
  const { seen, cuts } = await watching
  expect(cuts).toBeGreaterThan(log.length / 3)
  expect(seen).toEqual(log)
  expect(openTable(log).result).toEqual(state.result)
  expect(seen).toEqual((await people[1].view(table)).events)

  const { text } = await people[0].call('GET', `/tables/${table}/record`)
  const read = parseRecord(text)
  if (!read.ok || state.result === undefined) throw new Error('no record, or no result')
  expect(read.game.headers.names).toEqual([expect.stringMatching(/^Ada/), expect.stringMatching(/^Béla/)])
  expect(read.game.headers.seed).toBe(state.result.seed)
  expect(chanceFits(read.game, chanceOf(state.result.seed))).toBe(true)
  expect(hashOfSecret(state.result.secret)).toBe(state.secretHash)
  const stats = (await people[0].call('GET', `/tables/${table}/stats`)).body
  for (const [seat, { score, points, rank }] of stats.seats.entries()) {
    expect(Object.values(points as Record<string, number>).reduce((sum, one) => sum + one, 0)).toBe(score)
    expect(score).toBe(state.result.scores[seat])
    expect(rank).toBe(state.result.ranks[seat])
  }
  expect(server.errors).toEqual([])
}, 60_000)
