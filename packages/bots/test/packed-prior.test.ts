import { expect, test } from 'vitest'
import { PRIORS, packPrior } from '../src/search/packed-prior.ts'

test('a packed prior is at most 1 % off, and certainty stays certain', () => {
  expect(PRIORS[packPrior(1)]).toBe(1)
  for (let prior = 1; prior > 1e-9; prior *= 0.93) {
    expect(PRIORS[packPrior(prior)]).toBeGreaterThan(0.99 * prior)
    expect(PRIORS[packPrior(prior)]).toBeLessThan(1.01 * prior)
  }
})

test('packed priors keep their order, down to none at all', () => {
  const priors = [1, 0.5, 0.49, 1e-3, 9e-4, 1e-6, 1e-12, 0]
  const packed = priors.map(packPrior)
  expect(packed).toEqual([...packed].sort((a, b) => b - a))
  expect(PRIORS[packPrior(0)]).toBeLessThan(1e-9)
  expect(PRIORS[packPrior(0)]).toBeGreaterThan(0)
})
