import { describeMove, moveCode, type Trade } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import type { BotChoice } from '../src/analysis.ts'
import { FAVOURITES, indulge } from '../src/temperament.ts'

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

const COST = 0.01

describe('a favourite trade', () => {
  test('is recruited where that is almost as good as the best move', () => {
    const near = choiceOf(['courtier', 0.5], ['farmer', 0.5 - COST / 2])
    expect(tradeOf(indulge('farmer', COST, near))).toBe('farmer')
    const far = choiceOf(['courtier', 0.5], ['farmer', 0.5 - COST * 2])
    expect(tradeOf(indulge('farmer', COST, far))).toBe('courtier')
  })

  test('is recruited in the best of several ways', () => {
    const choice = choiceOf(['courtier', 0.5], ['engineer', 0.492], ['engineer', 0.499])
    expect(indulge('engineer', COST, choice).move).toBe(choice.analysis?.moves[2].move)
  })

  test('is missing in the strongest levels', () => {
    for (const level of ['priest', 'oracle', 'amyitis'] as const) expect(FAVOURITES[level]).toBeUndefined()
    const choice = choiceOf(['courtier', 0.5], ['merchant', 0.5], ['priest', 0.5])
    expect(indulge(undefined, COST, choice)).toBe(choice)
  })
})
