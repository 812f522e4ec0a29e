import { newGame, seededRandom } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { addDecisionTime } from '../src/arena/decision-times.ts'
import { type ArenaGame, fitRatings, meanWithInterval } from '../src/arena/ratings.ts'
import { schedule } from '../src/arena/schedule.ts'
import { shareOf } from '../src/arena/tournament.ts'
import { createBot, createDecisionTimes, lineUps, mergeDecisionTimes, playArenaGame, quantile } from '../src/index.ts'

const game = (seats: number[], scores: number[], seed = 's'): ArenaGame => ({ block: seed, seed, seats, scores })

/** A hundred games for two, of which the first player wins this number. */
const match = (wins: number): ArenaGame[] =>
  Array.from({ length: 100 }, (_, i) =>
    game(i % 2 === 0 ? [0, 1] : [1, 0], i < wins === (i % 2 === 0) ? [10, 5] : [5, 10], String(i >> 1)),
  )

describe('ratings', () => {
  test('three wins in four games are worth 191 Elo, apart from the prior draw', () => {
    const [first, second] = fitRatings(match(75), 2, 1, seededRandom('elo'))
    expect(second.elo).toBe(0)
    expect(first.elo).toBeGreaterThan(180)
    expect(first.elo).toBeLessThan(192)
    expect(first.low).toBeLessThan(first.elo)
    expect(first.high).toBeGreaterThan(first.elo)
  })

  test('a player who wins every game has a finite rating', () => {
    const [first] = fitRatings(match(100), 2, 1, seededRandom('all'))
    expect(first.elo).toBeGreaterThan(400)
    expect(Number.isFinite(first.elo)).toBe(true)
  })

  test('steps add up along a ladder, however far apart its ends are', () => {
    const step = (low: number) =>
      match(90).map(({ seats, ...rest }) => ({ ...rest, seats: seats.map((s) => 1 - s + low) }))
    const games = [0, 1, 2, 3, 4].flatMap(step)
    const ratings = fitRatings(games, 6, 0, seededRandom('ladder'), 2)
    const steps = ratings.slice(1).map(({ elo }, i) => elo - ratings[i].elo)
    // 90 % is worth 382 points; the prior draw costs the ends some of them.
    for (const points of steps) expect(Math.abs(points - 382)).toBeLessThan(30)
  })

  test('a tie counts as half a win, whatever the seats', () => {
    const games = Array.from({ length: 20 }, (_, i) => game([0, 1], [7, 7], String(i)))
    const [first] = fitRatings(games, 2, 1, seededRandom('tie'), 2)
    expect(first.elo).toBeCloseTo(0, 5)
    expect(shareOf(games[0], 0)).toBe(0.5)
  })

  test('a win shared by k counts 1/k', () => {
    expect(shareOf(game([0, 1, 1, 1], [9, 9, 9, 2]), 0)).toBeCloseTo(1 / 3)
    expect(shareOf(game([0, 1, 1, 1], [8, 9, 9, 2]), 0)).toBe(0)
    expect(shareOf(game([1, 1, 0, 1], [8, 9, 10, 2]), 0)).toBe(1)
  })

  test('with four players the whole ranking counts, and equals stay equal', () => {
    const games = Array.from({ length: 40 }, (_, i) => game([0, 1, 2, 2], [30, 20, 10, 10], String(i)))
    const [first, second, third] = fitRatings(games, 3, 2, seededRandom('order'), 2)
    expect(first.elo).toBeGreaterThan(second.elo)
    expect(second.elo).toBeGreaterThan(third.elo)
  })

  test('games of a seed are resampled together: more games with the same luck add no information', () => {
    const width = (games: ArenaGame[]) => {
      const [{ low, high }] = fitRatings(games, 2, 1, seededRandom('width'))
      return high - low
    }
    const games = match(70)
    const twice = games.flatMap((one) => [one, one])
    expect(width(twice)).toBeGreaterThan(0.9 * width(games))
  })
})

test('a player 106 Elo stronger wins 38 % alone against three, and is rated accordingly', () => {
  const random = seededRandom('luce')
  // Strengths with Gumbel noise give rankings of the Plackett–Luce model.
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
  const [{ elo, low, high }] = fitRatings(games, 2, 1, seededRandom('draws'))
  expect(Math.abs(elo - 106)).toBeLessThan(12)
  expect(high - low).toBeLessThan(30)
})

describe('the interval of a share', () => {
  test('is computed over whole blocks: if each side wins every seed once, luck explains everything', () => {
    const { share, low, high } = meanWithInterval(new Array(50).fill(0.5))
    expect(share).toBe(0.5)
    // Fifty equal blocks are consistent with one in fourteen being different.
    expect([low, high].map((end) => end.toFixed(3))).toEqual(['0.464', '0.536'])
  })

  test('is wider with few blocks (Student’s t)', () => {
    // Three blocks, 0.75 ± 4.303 · 0.25 / √3.
    const { low, high } = meanWithInterval([0.5, 0.75, 1])
    expect([low, high].map((end) => end.toFixed(3))).toEqual(['0.129', '1.000'])
  })

  test('is the normal interval with many blocks', () => {
    // 100 blocks, 60 won and 40 lost: 0.6 ± 1.984 · 0.0492.
    const { share, low, high } = meanWithInterval(Array.from({ length: 100 }, (_, i) => (i < 60 ? 1 : 0)))
    expect(share).toBeCloseTo(0.6)
    expect([low, high].map((end) => end.toFixed(3))).toEqual(['0.502', '0.698'])
  })

  test('never claims certainty when nobody has lost yet, and stays between 0 and 1', () => {
    expect(meanWithInterval([0.5])).toEqual({ share: 0.5, low: 0, high: 1 })
    // Ten wins in a row are consistent with a chance of 0.69, which gives them one time in forty.
    expect(meanWithInterval(new Array(10).fill(1))).toMatchObject({ share: 1, high: 1 })
    expect(meanWithInterval(new Array(10).fill(1)).low).toBeCloseTo(0.025 ** 0.1)
    expect(meanWithInterval(new Array(10).fill(0)).high).toBeCloseTo(1 - 0.025 ** 0.1)
    expect(meanWithInterval([1, 1, 1, 1, 0.5]).high).toBe(1)
  })
})

describe('schedule', () => {
  test('with two players every pair meets once, in both seat orders per seed', () => {
    expect(lineUps(3, 2)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
    const games = schedule([0, 1], 4, 's')
    expect(games.map(({ seats }) => seats.join(''))).toEqual(['01', '10', '01', '10'])
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(2)
  })

  test('with more players each sits alone among copies of another, in every seat', () => {
    expect(lineUps(2, 4)).toEqual([
      [0, 1, 1, 1],
      [1, 0, 0, 0],
    ])
    expect(schedule([0, 1, 1], 3, 's').map(({ seats }) => seats.join(''))).toEqual(['011', '110', '101'])
  })

  test('pairs each with its predecessor, or all with the first', () => {
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

describe('decision times', () => {
  const clockOf = (times: readonly number[]) => {
    const clock = createDecisionTimes()
    for (const ms of times) addDecisionTime(clock, ms)
    return clock
  }

  test('keep count, total and maximum, and lose nothing when merged', () => {
    const joined = mergeDecisionTimes([clockOf([1, 2, 30]), clockOf([4])])
    expect(joined).toEqual(clockOf([1, 2, 30, 4]))
    expect(joined).toMatchObject({ decisions: 4, ms: 37, longest: 30 })
  })

  test('give a p99 that is at most a twelfth too high', () => {
    const clock = clockOf(Array.from({ length: 1000 }, (_, i) => i + 1))
    const time = quantile(clock, 0.99)
    expect(time).toBeGreaterThanOrEqual(990)
    expect(time).toBeLessThanOrEqual(1000)
    expect(quantile(clock, 0.5)).toBeGreaterThanOrEqual(500)
    expect(quantile(clock, 0.5)).toBeLessThan(500 * (13 / 12))
    expect(quantile(clockOf([0.004]), 0.99)).toBe(0.004)
  })
})

test('an arena game follows from its seed, and the time of each seat is measured', async () => {
  const kind = { players: 2, seed: 'arena' } as const
  const clocks = [createDecisionTimes(), createDecisionTimes()]
  const play = () =>
    playArenaGame(
      kind,
      [0, 1].map((seat) => createBot('gardener', { random: seededRandom(String(seat)) })),
      clocks,
    )
  const one = await play()
  const two = await play()
  expect(one.seats.map((seat) => seat.score)).toEqual(two.seats.map((seat) => seat.score))
  expect(one.phase).toBe('over')
  expect(one.box.players).toBe(newGame(kind).position.box.players)
  for (const { decisions, ms, longest } of clocks) {
    expect(decisions % 2).toBe(0)
    expect(decisions).toBeGreaterThan(20)
    expect(ms).toBeGreaterThanOrEqual(longest)
  }
})
