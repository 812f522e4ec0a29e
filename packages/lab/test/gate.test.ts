import { seededRandom } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { passGate } from '../src/train/gate.ts'

/** Blocks of games, each won with a probability. */
function* blocks(count: number, players: number, chance: number, seed: string): Generator<number> {
  const random = seededRandom(seed)
  for (let block = 0; block < count; block++) {
    let won = 0
    for (let game = 0; game < players; game++) if (random(1000) < 1000 * chance) won++
    yield won / players
  }
}

const passes = (players: number, chance: number) =>
  Array.from({ length: 40 }, (_, i) => passGate(blocks(240 / players, players, chance, `gate ${i}`), players))

describe.each([2, 3, 4])('the gate, %d players', (players) => {
  const even = 1 / players

  test('lets clearly better weights pass', () => {
    expect(passes(players, even + 0.12).filter(({ passed }) => passed).length).toBeGreaterThanOrEqual(36)
  })

  test('stops clearly worse weights', () => {
    expect(passes(players, even - 0.06).filter(({ passed }) => passed).length).toBeLessThanOrEqual(2)
  })

  test('plays no more games than it needs', () => {
    const clear = passGate(blocks(240 / players, players, 1, 'clear'), players)
    expect(clear.passed).toBe(true)
    expect(clear.games).toBeLessThan(120)
    expect(passGate(blocks(240 / players, players, 0, 'hopeless'), players)).toMatchObject({ passed: false, share: 0 })
  })

  test('reports an interval around the share', () => {
    for (const { share, low, high } of passes(players, even)) {
      expect(low).toBeLessThan(share)
      expect(high).toBeGreaterThan(share)
    }
  })
})
