import { expect, test } from 'vitest'
import { levelAccuracy, REVIEWED_LEVELS } from '../src/bench/level-accuracy.ts'

test('the accuracy of a review puts the levels in order, with the beginner far down', () => {
  // The strongest of them searches an eighth of what the reviewer does.
  const plan = { players: 2, games: 8, iterations: 64, budget: { iterations: 8 }, seed: 'levels' } as const
  const means = REVIEWED_LEVELS.map((level) => levelAccuracy(level, plan).accuracy)
  expect(means[0]).toBeLessThan(65)
  expect(means[0]).toBeLessThan(means[means.length - 1] - 15)
  // Neighbours differ by less than what chance does to a few games; every other level has to be clearly better.
  means.forEach((mean, i) => {
    if (i > 0) expect(mean).toBeGreaterThan(means[i - 1] - 5)
    if (i > 1) expect(mean).toBeGreaterThan(means[i - 2] + 3)
  })
}, 900_000)
