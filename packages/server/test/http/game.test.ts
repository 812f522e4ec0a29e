import { chanceFits, parseRecord } from '@amyitis/engine'
import { chanceOf, hashOfSecret } from '@amyitis/fair'
import type { TableEvent } from '@amyitis/protocol'
import { decider, openTable } from '@amyitis/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listener, listen } from './live/listener.ts'
import { addGuest, someMove, startGame, startServer, type TestPlayer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Looks on, is cut off again and again, and takes up where it was. */
async function watchWithCuts(table: string): Promise<{ seen: TableEvent[]; cuts: number }> {
  const seen: TableEvent[] = []
  for (let cuts = 0; ; cuts++) {
    const socket: Listener = await listen(server.url, table, { after: seen.length })
    const over = () => socket.events.at(-1)?.body.type === 'ended'
    await socket.until(() => socket.events.length >= 1 + (cuts % 7) || over())
    socket.cut()
    seen.push(...socket.events)
    if (over()) return { seen, cuts }
  }
}

test('two people play a whole game; whoever looks on and is cut off many times sees exactly its log', async () => {
  const people: TestPlayer[] = [await addGuest(server.url, 'Ada'), await addGuest(server.url, 'Béla')]
  const table = await startGame(people)
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
    state = openTable(log)
  }
  const { seen, cuts } = await watching
  expect(cuts).toBeGreaterThan(10)
  expect(seen).toEqual(log)
  expect(seen).toEqual((await people[1].view(table)).events)

  const { text } = await people[0].call('GET', `/tables/${table}/record`)
  const read = parseRecord(text)
  if (!read.ok || state.result === undefined) throw new Error('no record, or no result')
  expect(read.game.headers.names).toEqual(['Ada', 'Béla'])
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
