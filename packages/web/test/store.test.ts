import { legalMoves } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { createGame } from '../src/game/create-game.ts'
import { storeWithFallback } from '../src/game/fallback-store.ts'
import { openGame } from '../src/game/game-in-progress.ts'
import { memoryStore } from '../src/game/memory-store.ts'
import { summaryOf } from '../src/game/saved.ts'
import { difference, type GameStore } from '../src/game/store.ts'

const saved = () =>
  createGame({
    seats: [
      { kind: 'human', name: '' },
      { kind: 'bot', level: 'gardener' },
    ],
    palace: false,
    seed: 's',
  })

const opened = openGame(saved())
if (!opened.ok) throw new Error('not opened')
const { game } = opened.running
const summary = summaryOf(game)
const [first, second] = legalMoves(game)
const adding = (keep: number, ...moves: string[]) => ({
  keep,
  add: moves.map((move) => ({ move })),
  summary,
  changed: 1,
})

describe('compare and append', () => {
  it('lets only one of two tabs win', async () => {
    const store = memoryStore()
    const own = saved()
    await store.add(own)
    const { id } = own.head
    const answers = await Promise.all([store.change(id, 0, adding(0, first)), store.change(id, 0, adding(0, second))])
    expect(answers).toEqual(['done', 'stale'])
    const now = await store.load(id)
    expect(now?.moves.map(({ move }) => move)).toEqual([first])
    expect(now?.head.revision).toBe(1)
    expect(now?.head.count).toBe(1)
  })

  it('takes back by keeping fewer moves', async () => {
    const store = memoryStore()
    const own = saved()
    await store.add(own)
    const { id } = own.head
    await store.change(id, 0, adding(0, 'a', 'b', 'c'))
    expect(await store.change(id, 1, adding(1, 'd'))).toBe('done')
    expect((await store.load(id))?.moves.map(({ move }) => move)).toEqual(['a', 'd'])
  })

  it('says when a game is gone', async () => {
    const store = memoryStore()
    expect(await store.change('nobody', 0, adding(0))).toBe('gone')
  })
})

it('writes only what differs', () => {
  const log = (...moves: string[]) => moves.map((move) => ({ move }))
  expect(difference(log('a', 'b'), log('a', 'b', 'c'))).toEqual({ keep: 2, add: log('c') })
  expect(difference(log('a', 'b', 'c'), log('a'))).toEqual({ keep: 1, add: [] })
  expect(difference(log('a', 'b'), log('a', 'x', 'b'))).toEqual({ keep: 1, add: log('x', 'b') })
})

it('keeps a game in memory where the browser refuses to', async () => {
  const refusing: GameStore = {
    ...memoryStore(),
    add: () => Promise.reject(new Error('QuotaExceededError')),
    list: () => Promise.reject(new Error('blocked')),
    keeps: () => true,
  }
  const store = storeWithFallback(refusing)
  const own = saved()
  await store.add(own)
  expect(store.keeps(own.head.id)).toBe(false)
  expect((await store.list()).map(({ id }) => id)).toEqual([own.head.id])
  expect(await store.change(own.head.id, 0, adding(0, first))).toBe('done')
  expect((await store.load(own.head.id))?.moves).toHaveLength(1)
})

it('lists the games last played first', async () => {
  const store = memoryStore()
  const games = [saved(), saved(), saved()]
  for (const one of games) await store.add(one)
  await store.change(games[1].head.id, 0, { ...adding(0, first), changed: Number.MAX_SAFE_INTEGER })
  expect((await store.list())[0].id).toBe(games[1].head.id)
})
