import { expect, it } from 'vitest'
import { THIS_CHECKOUT } from '../src/bench/checkout.ts'
import { duel } from '../src/bench/duel.ts'

it('a duel with another checkout gives every seat of each seed to this version, and says how often it wins', async () => {
  const plan = { against: THIS_CHECKOUT, palace: false, seeds: 1, budget: { iterations: 2 }, seed: 'test' }
  const lines: string[] = []
  for await (const line of duel({ ...plan, players: 3 })) lines.push(line)
  expect(lines).toEqual([expect.stringMatching(/^3 games: wins (0\.0|33\.3|66\.7|100\.0) %/)])
})
