import { meanWithInterval, SequentialTest } from '@amyitis/bots'

export interface GateResult {
  readonly passed: boolean
  readonly games: number
  /** Share of the wins, and its 95 % interval. */
  readonly share: number
  readonly low: number
  readonly high: number
}

/** New weights may be that much worse than those they replace, in shares of the wins: less takes too many games to see. */
const TOLERANCE = 0.03

/**
 * Are new weights good enough to replace those kept so far? `blocks` are the shares of their wins, one block at a time. The
 * games end early if a sequential test says that they are better or worse. Otherwise the interval decides: they pass if they
 * are certainly not much worse.
 */
export function passGate(blocks: Iterable<number>, players: number): GateResult {
  const even = 1 / players
  const test = new SequentialTest(even)
  const shares: number[] = []
  for (const share of blocks) {
    shares.push(share)
    if (test.add(share) !== undefined) break
  }
  const { share, low, high } = meanWithInterval(shares)
  const passed = test.verdict === undefined ? low >= even - TOLERANCE : test.verdict === 'above'
  return { passed, games: shares.length * players, share, low, high }
}
