import type { Position } from '@amyitis/engine'
import { isBetter } from './outcome.ts'
import { positionKey } from './position-key.ts'
import type { Walk } from './walk.ts'

/**
 * The end of a last round in which everybody plays for their own best outcome (max^n), over a table of positions. If several
 * moves are equally good for whoever moves, the one that is worst for the player who asks counts: they can't rely on more.
 */
export class MaxN {
  private readonly walk: Walk
  private readonly asking: number
  private readonly known = new Map<string, readonly number[]>()

  constructor(walk: Walk, asking: number) {
    this.walk = walk
    this.asking = asking
  }

  /** The final scores of all seats. */
  result(pos: Position, depth: number): readonly number[] {
    if (pos.decision === undefined) return pos.seats.map(({ score }) => score)
    const { moves, length } = this.walk.legal(pos, depth)
    if (length === 1) return this.result(this.walk.play(pos, moves[0], depth), depth + 1)
    const least = Math.min(...pos.seats.map(({ score }) => score))
    const key = positionKey(pos)
    const known = this.known.get(key)
    if (known !== undefined) return known.map((points) => points + least)
    this.walk.count()
    let best: readonly number[] | undefined
    for (let i = 0; i < length; i++) {
      const scores = this.result(this.walk.play(pos, moves[i], depth), depth + 1)
      if (best === undefined || this.isPreferred(scores, best, pos.player)) best = scores
    }
    const found = best as readonly number[]
    this.known.set(
      key,
      found.map((points) => points - least),
    )
    return found
  }

  private isPreferred(scores: readonly number[], best: readonly number[], seat: number): boolean {
    if (isBetter(scores, best, seat)) return true
    return !isBetter(best, scores, seat) && isBetter(best, scores, this.asking)
  }
}
