import { expect, test } from 'vitest'
import { withUpperPart } from '../src/measure/ladder.ts'

const rung = (name: string, elo: number, error: number) => ({ name, elo, low: elo - error, high: elo + error })

test('the upper part of an earlier ladder keeps its distance, and both uncertainties add up', () => {
  const earlier = [rung('amyitis', 1000, 50), rung('priest', 700, 30), rung('judge', 500, 20), rung('random', 0, 0)]
  const fresh = [rung('priest', 800, 60), rung('judge', 650, 40), rung('random', 0, 0)]
  // 72² = 60² + (50² − 30²)
  expect(withUpperPart(fresh, earlier)).toEqual([rung('amyitis', 1100, 72), ...fresh])
  expect(() => withUpperPart([rung('priest@400', 800, 60)], earlier)).toThrow('no priest@400')
})
