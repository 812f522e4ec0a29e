import type { MoveList, Position } from '@amyitis/engine'
import { positionKey } from './position-key.ts'
import type { Walk } from './walk.ts'

/** What is known about the best result from a position. */
interface Bounds {
  low: number
  high: number
}

const lead = ({ seats: [first, second] }: Position) => first.score - second.score

/**
 * What two players still gain from a last round, exactly: alpha–beta over a table of positions. Winning comes before the
 * margin, and the larger margin is the win, so both simply play for the margin.
 */
export class TwoPlayers {
  private readonly walk: Walk
  private readonly known = new Map<string, Bounds>()

  constructor(walk: Walk) {
    this.walk = walk
  }

  /** The final scores of both with best play, up to a constant: only their difference counts. */
  result(pos: Position, depth: number): readonly number[] {
    return [lead(pos) + this.gain(pos, depth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY), 0]
  }

  /** What the first seat gains on the second from here; exact between `low` and `high`, otherwise a bound. */
  private gain(pos: Position, depth: number, low: number, high: number): number {
    if (pos.decision === undefined) return 0
    const legal = this.walk.legal(pos, depth)
    if (legal.length === 1) return this.after(pos, legal.moves[0], depth, low, high)
    const key = positionKey(pos)
    const bounds = this.known.get(key) ?? { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
    if (bounds.low >= high || bounds.low === bounds.high) return bounds.low
    if (bounds.high <= low) return bounds.high
    this.walk.count()
    const from = Math.max(low, bounds.low)
    const to = Math.min(high, bounds.high)
    const best = this.best(pos, legal, depth, from, to)
    if (best > from) bounds.low = Math.max(bounds.low, best)
    if (best < to) bounds.high = Math.min(bounds.high, best)
    this.known.set(key, bounds)
    return best
  }

  private best(pos: Position, { moves, length }: MoveList, depth: number, low: number, high: number): number {
    const maximises = pos.player === 0
    let [from, to] = [low, high]
    let best = maximises ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    for (let i = 0; i < length && from < to; i++) {
      const gain = this.after(pos, moves[i], depth, from, to)
      if (maximises) {
        best = Math.max(best, gain)
        from = Math.max(from, best)
      } else {
        best = Math.min(best, gain)
        to = Math.min(to, best)
      }
    }
    return best
  }

  private after(pos: Position, move: number, depth: number, low: number, high: number): number {
    const next = this.walk.play(pos, move, depth)
    const now = lead(next) - lead(pos)
    return now + this.gain(next, depth + 1, low - now, high - now)
  }
}
