import { describeMove, moveCode, type Trade } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import type { BotChoice } from '../src/analysis.ts'
import { indulge, TEMPERAMENTS } from '../src/temperament.ts'

/** A choice between recruiting these trades, the best first, each with its value. */
function choiceOf(...options: readonly (readonly [Trade, number])[]): BotChoice {
  const moves = options.map(([trade, value]) => ({
    ...{ move: moveCode({ kind: 'recruit', group: 1, trade }), visits: 1, chance: 0.5, margin: 0, value },
  }))
  return { move: moves[0].move, analysis: { iterations: moves.length, moves, line: [] } }
}

const tradeOf = ({ move }: BotChoice) => {
  const said = describeMove(move)
  return said.kind === 'recruit' ? said.trade : undefined
}

describe('a temperament', () => {
  test('prefers its trade where that is almost as good as the best move', () => {
    for (const [level, { trade, cost }] of Object.entries(TEMPERAMENTS)) {
      const near = choiceOf(['courtier', 0.5], [trade, 0.5 - cost / 2])
      expect(tradeOf(indulge(level as 'judge', near))).toBe(trade)
      const far = choiceOf(['courtier', 0.5], [trade, 0.5 - cost * 2])
      expect(tradeOf(indulge(level as 'judge', far))).toBe('courtier')
    }
  })

  test('chooses the best of several', () => {
    const trade = TEMPERAMENTS.judge?.trade ?? 'engineer'
    const choice = choiceOf(['courtier', 0.5], [trade, 0.492], [trade, 0.499])
    expect(indulge('judge', choice).move).toBe(choice.analysis?.moves[2].move)
  })

  test('is missing in the strongest levels', () => {
    const choice = choiceOf(['courtier', 0.5], ['merchant', 0.5], ['priest', 0.5])
    for (const level of ['priest', 'oracle', 'amyitis'] as const) expect(indulge(level, choice)).toBe(choice)
  })
})
