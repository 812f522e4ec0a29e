import { newGame, seededRandom } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { type ArenaGame, rate, strengths, winShare } from '../src/arena/ratings.ts'
import { createBot, lineUps, playArenaGame, schedule } from '../src/index.ts'

/** Games of two in which the first wins so many of a hundred. */
const match = (wins: number): ArenaGame[] =>
  Array.from({ length: 100 }, (_, i) => ({
    block: String(i >> 1),
    seats: i % 2 === 0 ? [0, 1] : [1, 0],
    scores: i < wins === (i % 2 === 0) ? [10, 5] : [5, 10],
  }))

describe('ratings', () => {
  test('three wins in four are 191 points of Elo, up to the draw that everyone is given', () => {
    const [first, second] = rate(match(75), 2, 1, seededRandom('elo'))
    expect(second.elo).toBe(0)
    expect(first.elo).toBeGreaterThan(180)
    expect(first.elo).toBeLessThan(192)
    expect(first.low).toBeLessThan(first.elo)
    expect(first.high).toBeGreaterThan(first.elo)
  })

  test('who wins every game has a finite rating', () => {
    const [first] = rate(match(100), 2, 1, seededRandom('all'))
    expect(first.elo).toBeGreaterThan(400)
    expect(Number.isFinite(first.elo)).toBe(true)
  })

  test('a tie is half a win for either, whatever the seats', () => {
    const games = Array.from({ length: 20 }, (_, i) => ({ block: String(i), seats: [0, 1], scores: [7, 7] }))
    const [first, second] = strengths(games, 2)
    expect(first).toBeCloseTo(second, 5)
    expect(winShare(games, 0)).toMatchObject({ share: 0.5, games: 20 })
  })

  test('with four at a table the order counts, and equals stay equal', () => {
    const games = Array.from({ length: 40 }, (_, i) => ({
      block: String(i),
      seats: [0, 1, 2, 2],
      scores: [30, 20, 10, 10],
    }))
    const [first, second, third] = strengths(games, 3)
    expect(first).toBeGreaterThan(second)
    expect(second).toBeGreaterThan(third)
  })

  test('the interval of a share is that of whole blocks', () => {
    const even = Array.from({ length: 50 }, (_, i) => [
      { block: String(i), seats: [0, 1], scores: [1, 0] },
      { block: String(i), seats: [1, 0], scores: [1, 0] },
    ]).flat()
    expect(winShare(even, 0)).toEqual({ share: 0.5, error: 0, games: 100 })
  })
})

describe('schedule', () => {
  test('with two players every pair meets once, in both seat orders under each seed', () => {
    expect(lineUps(3, 2)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
    const games = schedule([[0, 1]], 4, 's')
    expect(games.map(({ seats }) => seats.join(''))).toEqual(['01', '10', '01', '10'])
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(2)
  })

  test('with more, each one sits alone among the same others, in every seat', () => {
    expect(lineUps(2, 4)).toEqual([
      [0, 1, 1, 1],
      [1, 0, 0, 0],
    ])
    expect(schedule([[0, 1, 1]], 3, 's').map(({ seats }) => seats.join(''))).toEqual(['011', '110', '101'])
  })
})

test('a game of the arena is the game of its seed', async () => {
  const kind = { players: 2, seed: 'arena' } as const
  const play = () =>
    playArenaGame(
      kind,
      [0, 1].map((seat) => createBot('gardener', { random: seededRandom(String(seat)) })),
    )
  const [one, two] = [await play(), await play()]
  expect(one.seats.map((seat) => seat.score)).toEqual(two.seats.map((seat) => seat.score))
  expect(one.phase).toBe('over')
  expect(one.box.players).toBe(newGame(kind).position.box.players)
})
