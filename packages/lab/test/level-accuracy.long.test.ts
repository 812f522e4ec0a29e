import { expect, test } from 'vitest'
import { type LevelBudgets, measureAccuracy, REVIEWED } from '../src/bench/level-accuracy.ts'

/** Far less than their own, but in the same order, and at most an eighth of what the reviewer searches. */
const BUDGETS: LevelBudgets = {
  harpist: { iterations: 2 },
  physician: { iterations: 5 },
  judge: { iterations: 8 },
  priest: { iterations: 12 },
  oracle: { iterations: 20 },
  amyitis: { iterations: 32 },
}

test('a review puts the levels in order, with random moves and the beginner far down', () => {
  const plan = { players: 2, games: 8, iterations: 256, budgets: BUDGETS, seed: 'levels' } as const
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
  // With other games, the points that a level loses per turn change by up to a quarter, and its accuracy by 5 %, which is more
  // than some neighbours differ.
  levels.forEach(({ who, accuracy, points }, i) => {
    if (i > 0) expect(points, who).toBeLessThan(1.25 * levels[i - 1].points)
    if (i > 0) expect(accuracy, who).toBeGreaterThan(levels[i - 1].accuracy - 5)
    if (i > 1) expect(points, who).toBeLessThan(levels[i - 2].points)
    if (i > 2) expect(accuracy, who).toBeGreaterThan(levels[i - 3].accuracy)
  })
}, 900_000)
