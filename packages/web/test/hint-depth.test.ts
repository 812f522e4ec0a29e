import { readFileSync } from 'node:fs'
import { type Explanation, explain, parseWeights, weightsUrl } from '@amyitis/bots'
import { newGame } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { nextDepth } from '../src/table/use-hint.ts'

const { net } = parseWeights(readFileSync(weightsUrl({ players: 2, palace: false })))
const { position } = newGame({ players: 2, seed: 'hint' })
const thought = explain(position, { net, random: () => 0, budget: { iterations: 8 } })

const naming = (move: string): Explanation => ({ ...thought, choices: [{ ...thought.choices[0], move }] })

/** The depths of all hints on a move, from the first. */
function depthsOf(move: string, legal: number): number[] {
  const depths = [1]
  let hint: Parameters<typeof nextDepth>[0] = { depth: 1, thought: naming(move) }
  for (let next = nextDepth(hint, legal); next !== hint.depth; next = nextDepth(hint, legal)) {
    hint = { ...hint, depth: next }
    depths.push(next)
  }
  return depths
}

describe('a hint', () => {
  it('reveals more each time: what to look at, which move, why, and what else there is', () => {
    expect(depthsOf('noble', 5)).toEqual([1, 2, 3, 4])
    expect(depthsOf('recruit 1 farmer', 5)).toEqual([1, 2, 3, 4])
  })

  it('does not say twice that one should pass', () => {
    expect(depthsOf('pass', 5)).toEqual([1, 3, 4])
  })

  it('names the only choice after saying that it is the only one', () => {
    expect(depthsOf('pass', 1)).toEqual([1, 2, 3, 4])
  })

  it('can be asked for more while the bot is still thinking', () => {
    expect(nextDepth({ depth: 1, thought: 'thinking' }, 5)).toBe(2)
  })
})
