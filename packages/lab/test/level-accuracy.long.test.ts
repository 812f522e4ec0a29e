import type { PlayerCount } from '@amyitis/engine'
import { expect, test } from 'vitest'
import { type LevelBudgets, measureAccuracy, REVIEWED, type Reviewed } from '../src/bench/level-accuracy.ts'

/** Far less than their own, but in the same order, and at most an eighth of what the reviewer searches. */
const BUDGETS: LevelBudgets = {
  harpist: { iterations: 4 },
  physician: { iterations: 12 },
  judge: { iterations: 20 },
  priest: { iterations: 32 },
  oracle: { iterations: 48 },
  amyitis: { iterations: 64 },
}

test('a review puts the levels in order, with random moves and the beginner far down', () => {
  const plan = { players: 2, games: 8, iterations: 512, budgets: BUDGETS, seed: 'levels' } as const
  const found = REVIEWED.map((who) => ({ who, ...measureAccuracy(who, plan) }))
  const [uniform, ...levels] = found
  const beginner = levels[0]
  const gardener = levels[2]
  const strongest = levels[levels.length - 1]
  for (const { who, accuracy } of [uniform, beginner]) {
    expect(accuracy, who).toBeLessThan(50)
    expect(accuracy, who).toBeLessThan(strongest.accuracy - 40)
  }
  expect(strongest.accuracy).toBeGreaterThan(90)
  // The beginner is greedy, and loses as much per turn as random moves do; from the third level on, nobody does.
  expect(uniform.points).toBeGreaterThan(gardener.points)
  // With other games, the points that a level loses per turn change by up to a quarter or two hundredths, and its accuracy by
  // 5 %, which is more than some neighbours differ.
  levels.forEach(({ who, accuracy, points }, i) => {
    if (i > 0) expect(points, who).toBeLessThan(1.25 * levels[i - 1].points + 0.02)
    if (i > 0) expect(accuracy, who).toBeGreaterThan(levels[i - 1].accuracy - 5)
    if (i > 1) expect(points, who).toBeLessThan(levels[i - 2].points)
    if (i > 2) expect(accuracy, who).toBeGreaterThan(levels[i - 3].accuracy)
  })
}, 900_000)

/** The strongest has an eighth of what every review has; the others have less, in the same order. */
const CLOSER_BUDGETS: LevelBudgets = {
  physician: { iterations: 12 },
  judge: { iterations: 40 },
  priest: { iterations: 120 },
  oracle: { iterations: 250 },
  amyitis: { iterations: 500 },
}

interface Case {
  readonly players: PlayerCount
  readonly games: number
  /** Whoever plays about as badly as random moves, in no particular order. */
  readonly worst: readonly Reviewed[]
  /** The others, weakest first. */
  readonly others: readonly Reviewed[]
}

const CASES: readonly Case[] = [
  {
    players: 2,
    games: 2,
    worst: ['uniform', 'random', 'apprentice'],
    others: ['physician', 'judge', 'priest', 'oracle', 'amyitis'],
  },
  { players: 4, games: 2, worst: ['uniform', 'apprentice'], others: ['engineer', 'judge', 'amyitis'] },
]

test.each(CASES)(
  'a usual review does, too: $players players',
  ({ players, games, worst, others }) => {
    // A hundred and twenty decisions are about half a game.
    const plan = { players, games, decisions: 120, iterations: 4000, budgets: CLOSER_BUDGETS, seed: 'levels closely' }
    const found = [worst, others].map((levels) => levels.map((who) => ({ who, ...measureAccuracy(who, plan) })))
    const [bad, good] = found
    for (const one of bad)
      for (const other of good) {
        expect(other.accuracy, `${other.who}, ${one.who}`).toBeGreaterThan(one.accuracy + 10)
        expect(other.points, `${other.who}, ${one.who}`).toBeLessThan(one.points / 2)
      }
    const strongest = good[good.length - 1]
    expect(strongest.accuracy).toBeGreaterThan(90)
    // These are few games: neighbours may be the wrong way round, but not by much.
    good.forEach(({ who, accuracy, points }, i) => {
      for (const weaker of good.slice(0, i)) {
        expect(accuracy, `${who}, ${weaker.who}`).toBeGreaterThan(weaker.accuracy - 5)
        expect(points, `${who}, ${weaker.who}`).toBeLessThan(weaker.points + 0.1)
      }
    })
  },
  900_000,
)
