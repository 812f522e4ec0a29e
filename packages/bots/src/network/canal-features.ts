import { type Position, REQUIRED_QUALITY, SIDES_AROUND_BITS, SQUARES } from '@amyitis/engine'
import { around, OWNERS } from './cubes-around.ts'

/** Features per seat. */
export const CANAL_FEATURES = 6

/**
 * What each seat's cubes in the canals are worth: around squares with a tile, irrigated or not, depending on whether the
 * seat would get the irrigation bonus (most cubes), ties for it (so nobody gets it), or is behind. After `countCubesAround`.
 */
export function writeCanalFeatures(pos: Position, into: Float32Array): void {
  into.fill(0)
  const players = pos.seats.length
  for (let square = 0; square < SQUARES.length; square++) {
    if (pos.garden[square] < 0) continue
    const first = square * OWNERS + 1
    let most = 0
    let leaders = 0
    for (let seat = 0; seat < players; seat++) {
      const own = around[first + seat]
      if (own > most) {
        most = own
        leaders = 1
      } else if (own === most) leaders++
    }
    if (most === 0) continue
    const wet = (pos.irrigated & SIDES_AROUND_BITS[square]) !== 0
    const worth = Math.min(2, REQUIRED_QUALITY[square]) / 2
    for (let seat = 0; seat < players; seat++) {
      const own = around[first + seat]
      if (own === 0) continue
      const at = seat * CANAL_FEATURES + (wet ? 0 : 3)
      if (own === most && leaders === 1) into[at] += worth
      else if (own === most) into[at + 1] += worth
      else into[at + 2] += worth / 2
    }
  }
  for (let i = 0; i < into.length; i++) into[i] /= 3
}
