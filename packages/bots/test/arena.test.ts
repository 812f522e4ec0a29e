import { newGame, seededRandom } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { tick } from '../src/arena/clock.ts'
import { type ArenaGame, meanOf, rate } from '../src/arena/ratings.ts'
import { schedule } from '../src/arena/schedule.ts'
import { shareOf } from '../src/arena/tournament.ts'
import { createBot, joinClocks, lineUps, makeClock, playArenaGame, quantile } from '../src/index.ts'

const game = (seats: number[], scores: number[], seed = 's'): ArenaGame => ({ block: seed, seed, seats, scores })

/** Games of two in which the first wins so many of a hundred. */
const match = (wins: number): ArenaGame[] =>
  Array.from({ length: 100 }, (_, i) =>
    game(i % 2 === 0 ? [0, 1] : [1, 0], i < wins === (i % 2 === 0) ? [10, 5] : [5, 10], String(i >> 1)),
  )

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

  test('steps add up along a ladder, far apart as its ends may be', () => {
    const step = (low: number) =>
      match(90).map(({ seats, ...rest }) => ({ ...rest, seats: seats.map((s) => 1 - s + low) }))
    const games = [0, 1, 2, 3, 4].flatMap(step)
    const ratings = rate(games, 6, 0, seededRandom('ladder'), 2)
    const steps = ratings.slice(1).map(({ elo }, i) => elo - ratings[i].elo)
    // 90 % are 382 points; the draw that everyone is given costs the ends some of them.
    for (const points of steps) expect(Math.abs(points - 382)).toBeLessThan(30)
  })

  test('a tie is half a win for either, whatever the seats', () => {
    const games = Array.from({ length: 20 }, (_, i) => game([0, 1], [7, 7], String(i)))
    const [first] = rate(games, 2, 1, seededRandom('tie'), 2)
    expect(first.elo).toBeCloseTo(0, 5)
    expect(shareOf(games[0], 0)).toBe(0.5)
  })

  test('a shared win of k counts 1/k', () => {
    expect(shareOf(game([0, 1, 1, 1], [9, 9, 9, 2]), 0)).toBeCloseTo(1 / 3)
    expect(shareOf(game([0, 1, 1, 1], [8, 9, 9, 2]), 0)).toBe(0)
    expect(shareOf(game([1, 1, 0, 1], [8, 9, 10, 2]), 0)).toBe(1)
  })

  test('with four at a table the order counts, and equals stay equal', () => {
    const games = Array.from({ length: 40 }, (_, i) => game([0, 1, 2, 2], [30, 20, 10, 10], String(i)))
    const [first, second, third] = rate(games, 3, 2, seededRandom('order'), 2)
    expect(first.elo).toBeGreaterThan(second.elo)
    expect(second.elo).toBeGreaterThan(third.elo)
  })

  test('games of one seed are drawn together: more games of the same luck say no more', () => {
    const width = (games: ArenaGame[]) => {
      const [{ low, high }] = rate(games, 2, 1, seededRandom('width'))
      return high - low
    }
    const games = match(70)
    const twice = games.flatMap((one) => [one, one])
    expect(width(twice)).toBeGreaterThan(0.9 * width(games))
  })
})

test('whoever is as strong as 106 points more wins 38 % alone against three, and is rated so', () => {
  const random = seededRandom('luce')
  // Gumbel noise on strengths makes orders by the model of Plackett and Luce.
  const noise = () => -Math.log(-Math.log((random(1_000_000) + 0.5) / 1_000_000))
  const strength = (bot: number) => (bot === 0 ? 106 : 0) * (Math.LN10 / 400)
  const games = Array.from({ length: 8000 }, (_, i) => {
    const seats = [1, 1, 1, 1].map((bot, seat) => (seat === i % 4 ? 0 : bot))
    return game(
      seats,
      seats.map((bot) => strength(bot) + noise()),
      String(i >> 2),
    )
  })
  const shares = games.map((one) => shareOf(one, 0))
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeCloseTo(0.38, 1)
  const [{ elo, low, high }] = rate(games, 2, 1, seededRandom('draws'))
  expect(Math.abs(elo - 106)).toBeLessThan(12)
  expect(high - low).toBeLessThan(30)
})

describe('the interval of a share', () => {
  test('is that of whole blocks: where every seed is won once by either, luck explains all', () => {
    const { share, low, high } = meanOf(new Array(50).fill(0.5))
    expect(share).toBe(0.5)
    // Fifty blocks that never differ leave room for one of fourteen that does.
    expect([low, high].map((end) => end.toFixed(3))).toEqual(['0.464', '0.536'])
  })

  test('is wider where blocks are few: Student’s t', () => {
    // Three blocks, 0.75 ± 4.303 · 0.25 / √3.
    const { low, high } = meanOf([0.5, 0.75, 1])
    expect([low, high].map((end) => end.toFixed(3))).toEqual(['0.129', '1.000'])
  })

  test('is the usual one for many blocks', () => {
    // 100 blocks, 60 won and 40 lost: 0.6 ± 1.984 · 0.0492.
    const { share, low, high } = meanOf(Array.from({ length: 100 }, (_, i) => (i < 60 ? 1 : 0)))
    expect(share).toBeCloseTo(0.6)
    expect([low, high].map((end) => end.toFixed(3))).toEqual(['0.502', '0.698'])
  })

  test('does not pretend certainty where nobody has lost yet, nor leaves what is possible', () => {
    expect(meanOf([0.5])).toEqual({ share: 0.5, low: 0, high: 1 })
    // Ten wins of ten leave room for a chance of 0.69: it wins ten times in a row in one case of forty.
    expect(meanOf(new Array(10).fill(1))).toMatchObject({ share: 1, high: 1 })
    expect(meanOf(new Array(10).fill(1)).low).toBeCloseTo(0.025 ** 0.1)
    expect(meanOf(new Array(10).fill(0)).high).toBeCloseTo(1 - 0.025 ** 0.1)
    expect(meanOf([1, 1, 1, 1, 0.5]).high).toBe(1)
  })
})

describe('schedule', () => {
  test('with two players every pair meets once, in both seat orders under each seed', () => {
    expect(lineUps(3, 2)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
    const games = schedule([0, 1], 4, 's')
    expect(games.map(({ seats }) => seats.join(''))).toEqual(['01', '10', '01', '10'])
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(2)
  })

  test('with more, each one sits alone among the same others, in every seat', () => {
    expect(lineUps(2, 4)).toEqual([
      [0, 1, 1, 1],
      [1, 0, 0, 0],
    ])
    expect(schedule([0, 1, 1], 3, 's').map(({ seats }) => seats.join(''))).toEqual(['011', '110', '101'])
  })

  test('neighbours: each one meets the one before it; or all meet the first', () => {
    expect(lineUps(3, 2, 'next')).toEqual([
      [1, 0],
      [2, 1],
    ])
    expect(lineUps(3, 3, 'next')).toEqual([
      [1, 0, 0],
      [2, 1, 1],
    ])
    expect(lineUps(3, 2, 'first')).toEqual([
      [1, 0],
      [2, 0],
    ])
  })
})

describe('clocks', () => {
  const clockOf = (times: readonly number[]) => {
    const clock = makeClock()
    for (const ms of times) tick(clock, ms)
    return clock
  }

  test('know number, sum and longest, and lose nothing when joined', () => {
    const joined = joinClocks([clockOf([1, 2, 30]), clockOf([4])])
    expect(joined).toEqual(clockOf([1, 2, 30, 4]))
    expect(joined).toMatchObject({ decisions: 4, ms: 37, longest: 30 })
  })

  test('tell within which time 99 of 100 decisions were made, at most a twelfth too long', () => {
    const clock = clockOf(Array.from({ length: 1000 }, (_, i) => i + 1))
    const time = quantile(clock, 0.99)
    expect(time).toBeGreaterThanOrEqual(990)
    expect(time).toBeLessThanOrEqual(1000)
    expect(quantile(clock, 0.5)).toBeGreaterThanOrEqual(500)
    expect(quantile(clock, 0.5)).toBeLessThan(500 * (13 / 12))
    expect(quantile(clockOf([0.004]), 0.99)).toBe(0.004)
  })
})

test('a game of the arena is the game of its seed, with the time that each seat took', async () => {
  const kind = { players: 2, seed: 'arena' } as const
  const clocks = [makeClock(), makeClock()]
  const play = () =>
    playArenaGame(
      kind,
      [0, 1].map((seat) => createBot('gardener', { random: seededRandom(String(seat)) })),
      clocks,
    )
  const [one, two] = [await play(), await play()]
  expect(one.seats.map((seat) => seat.score)).toEqual(two.seats.map((seat) => seat.score))
  expect(one.phase).toBe('over')
  expect(one.box.players).toBe(newGame(kind).position.box.players)
  for (const { decisions, ms, longest } of clocks) {
    expect(decisions % 2).toBe(0)
    expect(decisions).toBeGreaterThan(20)
    expect(ms).toBeGreaterThanOrEqual(longest)
  }
})
