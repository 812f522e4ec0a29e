import { BroadcastChannel } from 'node:worker_threads'
import { LEVELS } from '@amyitis/bots'
import { legalMoves, newGame } from '@amyitis/engine'
import { afterEach, expect, test } from 'vitest'
import { type BotPool, createBotPool } from '../../src/bots/bot-pool.ts'

const game = newGame({ players: 3, palace: true, seed: 'pool' })
const legal = legalMoves(game)
const SLOW = new URL('./slow-worker.ts', import.meta.url)
const DEAD = new URL('./dead-worker.ts', import.meta.url)
const BAD = new URL('./bad-worker.ts', import.meta.url)
const TIMED = new URL('./timed-worker.ts', import.meta.url)

let pool: BotPool
afterEach(() => pool.close())

test('every level chooses a legal move and leaves the position unchanged', async () => {
  const before = JSON.stringify(game.position.groups)
  pool = createBotPool({ size: 1, thinkingMs: 100 })
  for (const level of LEVELS) expect(legal).toContain(await pool.choose(level, game.position))
  expect(JSON.stringify(game.position.groups)).toBe(before)
})

test('reports how long each level thought, for metrics', async () => {
  const thoughts: [string, number][] = []
  pool = createBotPool({ size: 1, thinkingMs: 300, onMove: (level, seconds) => thoughts.push([level, seconds]) })
  await pool.choose('random', game.position)
  await pool.choose('amyitis', game.position)
  expect(thoughts).toEqual([
    ['random', expect.any(Number)],
    ['amyitis', expect.any(Number)],
  ])
})

test('queues requests when all workers are busy', async () => {
  pool = createBotPool({ size: 2 })
  const moves = await Promise.all(Array.from({ length: 12 }, () => pool.choose('gardener', game.position)))
  for (const move of moves) expect(legal).toContain(move)
})

/** One worker answers all these requests, which are waiting when it starts: who was served, in this order, and for how long. */
async function served(owners: readonly string[], thinkingMs: number): Promise<[owner: string, ms: number][]> {
  const times: number[] = []
  const channel = new BroadcastChannel('amyitis-timed-worker')
  const reported = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }) => {
      if (times.push(data) === owners.length) resolve()
    }
  })
  pool = createBotPool({ size: 1, script: TIMED, thinkingMs, graceMs: 60_000, startTimeoutMs: 60_000 })
  const order: string[] = []
  await Promise.all(
    owners.map(async (owner) => {
      await pool.choose('amyitis', game.position, owner)
      order.push(owner)
    }),
  )
  await reported
  channel.close()
  return order.map((owner, i) => [owner, times[i]])
}

test('with n other owners waiting, a move gets 1/(n + 1) of the time, but never less than 50 ms', async () => {
  const owners = Array.from({ length: 12 }, (_, i) => `owner ${i}`)
  expect(await served(owners, 420)).toEqual(
    [50, 50, 50, 50, 52.5, 60, 70, 84, 105, 140, 210, 420].map((ms, i) => [owners[i], ms]),
  )
})

test('an owner with many tables gets less time for each, and the others their turn and their share', async () => {
  const waiting = ['greedy', 'greedy', 'greedy', 'greedy', 'greedy', 'ada', 'béla']
  expect(await served(waiting, 600)).toEqual([
    ['greedy', 120],
    ['ada', 200],
    ['béla', 300],
    ['greedy', 150],
    ['greedy', 200],
    ['greedy', 300],
    ['greedy', 600],
  ])
})

test.each([
  ['hangs', 'priest'],
  ['dies', 'amyitis'],
  ['throws', 'engineer'],
  ['answers nonsense', 'merchant'],
] as const)('a worker that %s is replaced and the request retried; then a simpler bot answers', async (_, level) => {
  const warnings: unknown[] = []
  pool = createBotPool({
    size: 1,
    script: BAD,
    thinkingMs: 50,
    graceMs: 150,
    reportError: (error) => warnings.push(error),
  })
  expect(legal).toContain(await pool.choose(level, game.position))
  expect(warnings.length).toBe(2)
  // The next request finds a worker again.
  expect(legal).toContain(await pool.choose('merchant', game.position))
})

test('queued requests still get a move when the pool closes', async () => {
  pool = createBotPool({ size: 1, script: BAD, thinkingMs: 50, graceMs: 5000 })
  const moves = [pool.choose('priest', game.position), pool.choose('priest', game.position)]
  await pool.close()
  for (const move of await Promise.all(moves)) expect(legal).toContain(move)
})

test('workers start before the first request', async () => {
  const channel = new BroadcastChannel('amyitis-slow-worker')
  const started = new Promise((resolve) => {
    channel.onmessage = resolve
  })
  pool = createBotPool({ size: 1, script: SLOW })
  await started
  channel.close()
})

test.each([
  ['hang', SLOW, 300, 0],
  ['die', DEAD, 60_000, 1],
] as const)('workers that %s while starting leave no request unanswered', async (_, script, startTimeoutMs, warned) => {
  const warnings: unknown[] = []
  pool = createBotPool({ size: 1, script, startTimeoutMs, reportError: (error) => warnings.push(error) })
  const moves = await Promise.all(Array.from({ length: 8 }, () => pool.choose('priest', game.position)))
  for (const move of moves) expect(legal).toContain(move)
  expect(warnings.length).toBe(warned)
})
