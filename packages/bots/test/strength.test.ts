import { expect, test } from 'vitest'
import { LEVELS, STRENGTHS } from '../src/index.ts'

test('every level is stronger than the one before, and the merchant is the anchor', () => {
  const strengths = LEVELS.map((level) => STRENGTHS[level])
  expect(strengths).toEqual([...strengths].sort((a, b) => a - b))
  expect(new Set(strengths).size).toBe(LEVELS.length)
  expect(STRENGTHS.merchant).toBe(1300)
})
