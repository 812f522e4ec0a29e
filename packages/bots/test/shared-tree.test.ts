import { moveCode } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { createTreeMemory, SEARCH_DEFAULTS, Tree } from '../src/index.ts'
import { recruitBit } from '../src/search/dealt-cards.ts'
import { ALL_RECRUITS, ROOT } from '../src/search/tree.ts'

/** Two threads' views of one tree. */
function twoViews(): [Tree, Tree] {
  const memory = createTreeMemory(100)
  const first = new Tree(memory)
  first.reset()
  return [first, new Tree(memory)]
}

describe('a tree of two threads', () => {
  test('loses no card when both expand a node with different cards on the table', () => {
    const [one, other] = twoViews()
    one.expand(ROOT, 0, 0, [1], [1], 1)
    const node = one.descend(one.choicesOf(ROOT)[0], true) as number
    const farmer = moveCode({ kind: 'recruit', group: 1, trade: 'farmer' })
    const priest = moveCode({ kind: 'recruit', group: 1, trade: 'priest' })
    expect(one.expand(node, 0, 0.5, [farmer], [1], 1, recruitBit(farmer))).toBe(true)
    expect(other.expand(node, 0, 0.5, [priest], [1], 1, recruitBit(priest))).toBe(false)
    expect(other.see(node, recruitBit(farmer))).toBe(0)
    expect(other.see(node, recruitBit(priest))).toBe(recruitBit(priest))
    expect(one.see(node, recruitBit(priest))).toBe(0)
  })

  // With ten tries each, a visit in progress lowers the bonus for rarely tried choices by 0.004, and the virtual loss is 0.009.
  test.each([
    [0.009, 'the other choice'],
    [0.1, 'the same choice'],
  ])('while one tries a choice that is better by %d, the other tries %s', (better, expected) => {
    const [one, other] = twoViews()
    one.expand(ROOT, 0, 0.5, [1, 2], [0.5, 0.5], 2)
    const [first, second] = one.choicesOf(ROOT)
    for (const [choice, value] of [
      [first, 0.5 + better],
      [second, 0.5],
    ] as const) {
      const child = one.descend(choice, false) as number
      for (let i = 0; i < 10; i++) {
        one.enter(ROOT, choice)
        one.add(choice, child, value, value, 0)
      }
    }
    expect(one.select(ROOT, ALL_RECRUITS, SEARCH_DEFAULTS)).toBe(first)
    one.enter(ROOT, first)
    expect(other.select(ROOT, ALL_RECRUITS, SEARCH_DEFAULTS)).toBe(expected === 'the same choice' ? first : second)
  })
})
