import { seededRandom } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import type { ArenaGame } from '../src/arena/ratings.ts'
import { SequentialTest } from '../src/arena/sequential.ts'
import { type Pairing, sequentialInterval, Tournament } from '../src/index.ts'

/** Simulates blocks of two games with this chance to win, and checks after every block until there is a verdict. */
function run(seed: string, chance: number, target: number, most: number) {
  const random = seededRandom(seed)
  const won = () => (random(1000) < 1000 * chance ? 1 : 0)
  const test = new SequentialTest(target)
  const means: number[] = []
  while (test.verdict === undefined && means.length < most) {
    means.push((won() + won()) / 2)
    test.add(means[means.length - 1])
  }
  return { verdict: test.verdict, means }
}
const runs = (count: number, chance: number, target: number, most: number) =>
  Array.from({ length: count }, (_, i) => run(`${chance}/${i}`, chance, target, most))

describe('the sequential test', () => {
  test('is wrong at most one time in twenty, even if checked after every block', () => {
    const decided = runs(300, 0.65, 0.65, 500).filter(({ verdict }) => verdict !== undefined)
    expect(decided.length).toBeLessThanOrEqual(300 / 20)
  })

  test.each([
    [0.8, 'above', 100],
    [0.5, 'below', 120],
  ] as const)('finds that %f is %s 0.65, most often within %i blocks', (chance, side, blocks) => {
    const found = runs(50, chance, 0.65, 1000)
    expect(found.every(({ verdict }) => verdict === side)).toBe(true)
    expect(found.filter(({ means }) => means.length <= blocks).length).toBeGreaterThan(40)
  })

  test('stops exactly when the interval excludes the target', () => {
    for (const { verdict, means } of runs(20, 0.75, 0.65, 60)) {
      const { low, high } = sequentialInterval(means)
      expect(verdict === 'above').toBe(low > 0.65)
      expect(verdict === 'below').toBe(high < 0.65)
      if (means.length > 1) expect(sequentialInterval(means.slice(0, -1)).low).toBeLessThanOrEqual(0.65)
    }
  })

  test('starts with the widest interval and is never certain', () => {
    expect(sequentialInterval([])).toEqual({ low: 0, high: 1 })
    const { low, high } = sequentialInterval(new Array(100).fill(1))
    expect(high).toBe(1)
    expect(low).toBeGreaterThan(0.9)
    expect(low).toBeLessThan(1)
  })
})

/** Bot 1 wins against bot 0, except in the blocks of `lost`. */
function play({ block, seed, seats }: Pairing, lost: readonly number[] = []): ArenaGame {
  const loses = lost.includes(Number(seed.split('/')[1]))
  return { block, seed, seats, scores: seats.map((bot) => ((bot === 1) === loses ? 10 : 20)) }
}

describe('a tournament', () => {
  const make = (games: number, target?: number) => new Tournament([[1, 0]], games, 's', target)

  function playOn(tournament: Tournament<ArenaGame>, most = Number.POSITIVE_INFINITY): ArenaGame[] {
    const played: ArenaGame[] = []
    for (let pairing = tournament.next(); pairing !== undefined && played.length < most; pairing = tournament.next()) {
      played.push(play(pairing))
      tournament.add(played[played.length - 1])
    }
    return played
  }

  test('ends a match as soon as it is decided, or after the maximum number of games', () => {
    const decided = make(400, 0.65)
    const count = playOn(decided).length
    expect(decided.matches[0].verdict).toBe('above')
    expect(count).toBeLessThan(100)
    expect(decided.progress).toEqual({ done: count, all: count })
    const short = make(6, 0.65)
    expect(playOn(short).length).toBe(6)
    expect(short.matches[0].verdict).toBeUndefined()
    expect(playOn(make(6)).length).toBe(6)
  })

  test('counts blocks in seed order, whichever game ends first', () => {
    const all = playOn(make(40)).map((game) => play(game, [0, 1, 2]))
    const forwards = make(40, 0.65)
    const backwards = make(40, 0.65)
    for (const game of all) forwards.add(game)
    for (const game of [...all].reverse()) backwards.add(game)
    expect(backwards.matches[0].means).toEqual(forwards.matches[0].means)
    expect(forwards.matches[0].means.slice(0, 4)).toEqual([0, 0, 0, 1])
  })

  test('ignores games still in progress when the verdict was reached', () => {
    const tournament = make(400, 0.65)
    const games = playOn(make(400))
    for (const game of games) tournament.add(game)
    expect(tournament.games.length).toBeLessThan(100)
    expect(tournament.games.length).toBe(2 * tournament.matches[0].means.length)
  })

  test('resumes an earlier run, and ignores games of other tournaments', () => {
    const first = make(20)
    const earlier = playOn(first, 7)
    const second = make(20)
    for (const game of earlier) second.add(game)
    second.add({ ...earlier[0], block: '5-6/0' })
    expect(second.progress).toEqual({ done: 7, all: 20 })
    const later = playOn(second)
    expect(later.length).toBe(13)
    expect(second.games.length).toBe(20)
    const key = ({ block, seats }: ArenaGame) => `${block} ${seats}`
    expect(new Set([...earlier, ...later].map(key)).size).toBe(20)
  })

  test('hands out each game once, whatever the number of workers', () => {
    const tournament = make(4)
    const given = [tournament.next(), tournament.next(), tournament.next(), tournament.next(), tournament.next()]
    expect(given[4]).toBeUndefined()
    expect(new Set(given.slice(0, 4).map((pairing) => `${pairing?.block} ${pairing?.seats}`)).size).toBe(4)
  })
})
