import { describe, expect, test } from 'vitest'
import { FEATURES, type GainsPlan, measureGain } from '../src/bench/gains.ts'

async function linesOf(plan: Pick<GainsPlan, 'players' | 'feature' | 'budget'>): Promise<string[]> {
  const lines: string[] = []
  for await (const line of measureGain({ palace: false, games: 2, seed: 'test', ...plan })) lines.push(line)
  return lines
}

describe('what a feature gains', () => {
  test.each(FEATURES)('is measured from every seat of each seed: %s', async (feature) => {
    const [won, on, off, ...others] = await linesOf({ players: 3, feature, budget: { ms: 1 } })
    expect(won).toMatch(/^3 games: wins \d+\.\d % \(0\.0 … 100\.0\), even would be 33 %$/)
    expect(on).toMatch(new RegExp(`^with ${feature}: [1-9]\\d* iterations/s, [\\d.]+ ms per decision$`))
    expect(off).toMatch(new RegExp(`^without ${feature}: [1-9]\\d* iterations/s`))
    expect(others).toEqual([])
  })

  test('comes out the same again for a number of iterations', async () => {
    const plan = { players: 2, feature: 'tree', budget: { iterations: 8 } } as const
    expect((await linesOf(plan))[0]).toBe((await linesOf(plan))[0])
  })
})
