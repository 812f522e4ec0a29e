import { type Random, seededRandom } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { passGate } from '../src/train/gate.ts'

/** Blocks of games, each won with a probability. */
function* blocks(count: number, players: number, chance: number, random: Random): Generator<number> {
  for (let block = 0; block < count; block++) {
    let won = 0
    for (let game = 0; game < players; game++) if (random(1000) < 1000 * chance) won++
    yield won / players
  }
}

const passes = (players: number, chance: number) =>
  Array.from({ length: 40 }, (_, i) =>
    passGate(blocks(240 / players, players, chance, seededRandom(`gate ${i}`)), players),
  )

const GATES = 2000

/** How often weights pass that win as many points more or less than their share. */
function passRate(players: number, games: number, advantage: number): number {
  const random = seededRandom(`rate ${players} ${games}`)
  const gates = Array.from({ length: GATES }, () =>
    passGate(blocks(games / players, players, 1 / players + advantage / 100, random), players),
  )
  return gates.filter(({ passed }) => passed).length / GATES
}

describe.each([2, 3, 4])('how often the gate opens, %d players', (players) => {
  // The table in docs/bots.md, with what chance does to 2,000 gates.
  test.each([
    [96, 0.07],
    [240, 0.16],
  ])('for equally good weights, with %d games', (games, rate) => {
    expect(Math.abs(passRate(players, games, 0) - rate)).toBeLessThan(0.025)
  })

  test.each([96, 240])('hardly ever for weights that are 4 points worse, with %d games', (games) => {
    expect(passRate(players, games, -4)).toBeLessThan(0.025)
  })

  test('most of the time for weights that are 8 points better, with 240 games', () => {
    expect(passRate(players, 240, 8)).toBeGreaterThan(0.9)
  })
})

describe.each([2, 3, 4])('the gate, %d players', (players) => {
  const even = 1 / players

  test('lets clearly better weights pass', () => {
    expect(passes(players, even + 0.12).filter(({ passed }) => passed).length).toBeGreaterThanOrEqual(36)
  })

  test('stops clearly worse weights', () => {
    expect(passes(players, even - 0.06).filter(({ passed }) => passed).length).toBeLessThanOrEqual(2)
  })

  test('plays no more games than it needs', () => {
    const clear = passGate(blocks(240 / players, players, 1, seededRandom('clear')), players)
    expect(clear.passed).toBe(true)
    expect(clear.games).toBeLessThan(120)
    expect(passGate(blocks(240 / players, players, 0, seededRandom('hopeless')), players)).toMatchObject({
      passed: false,
      share: 0,
    })
  })

  test('reports an interval around the share', () => {
    for (const { share, low, high } of passes(players, even)) {
      expect(low).toBeLessThan(share)
      expect(high).toBeGreaterThan(share)
    }
  })
})
