import { describe, expect, test } from 'vitest'
import { eloIn } from '../src/expected-share.ts'
import { expectedShare, GAME_KINDS, LEVELS, STRENGTHS } from '../src/index.ts'
import { STRENGTHS_BY_KIND } from '../src/strength.ts'

test('every level is stronger than the one before, and the merchant is the anchor', () => {
  const strengths = LEVELS.map((level) => STRENGTHS[level])
  expect(strengths).toEqual([...strengths].sort((a, b) => a - b))
  expect(new Set(strengths).size).toBe(LEVELS.length)
  expect(STRENGTHS.merchant).toBe(1300)
})

const halfway = (a: number, b: number) => (a + b) / 2

describe.each(GAME_KINDS)('in games of the kind %s', (kind) => {
  const ladder = STRENGTHS_BY_KIND[kind]

  test('no level is weaker than the one before', () => {
    const elos = LEVELS.map((level) => ladder[level])
    expect(elos).toEqual([...elos].sort((a, b) => a - b))
  })

  test('levels have the Elo of that ladder, and whoever is halfway between two of them is halfway there, too', () => {
    for (const [i, level] of LEVELS.entries()) {
      expect(eloIn(kind, STRENGTHS[level])).toBe(ladder[level])
      if (i === 0) continue
      const below = LEVELS[i - 1]
      const between = halfway(STRENGTHS[below], STRENGTHS[level])
      expect(eloIn(kind, between)).toBeCloseTo(halfway(ladder[below], ladder[level]))
    }
  })

  test('two players share what they win', () => {
    expect(expectedShare(kind, 1234, 1234)).toBe(0.5)
    expect(expectedShare(kind, 1234, 2345) + expectedShare(kind, 2345, 1234)).toBeCloseTo(1)
  })
})

test('with two players, 400 points of strength mean ten wins to one; with four, fewer', () => {
  expect(expectedShare('2p', 1700, 1300)).toBeCloseTo(10 / 11)
  expect(expectedShare('4p', 1700, 1300)).toBeLessThan(expectedShare('2p', 1700, 1300))
  expect(expectedShare('4p', 1700, 1300)).toBeGreaterThan(0.5)
})
