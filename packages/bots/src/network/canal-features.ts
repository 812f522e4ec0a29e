import { type Position, REQUIRED_QUALITY, SIDES_AROUND, SIDES_AROUND_BITS, SQUARES } from '@amyitis/engine'

/** Features per seat. */
export const CANAL_FEATURES = 6

/**
 * What each seat's cubes in the canals are worth: around squares with a tile, irrigated or not, depending on whether the
 * seat would get the irrigation bonus (most cubes), ties for it (so nobody gets it), or is behind.
 */
export function writeCanalFeatures(pos: Position, into: Float32Array): void {
  into.fill(0)
  const players = pos.seats.length
  for (let square = 0; square < SQUARES.length; square++) {
    if (pos.garden[square] < 0) continue
    let first = 0
    let second = 0
    let third = 0
    let fourth = 0
    for (const side of SIDES_AROUND[square])
      for (let zone = 2 * side; zone < 2 * side + 2; zone++) {
        const cube = pos.canals[zone]
        if (cube === 1) first++
        else if (cube === 2) second++
        else if (cube === 3) third++
        else if (cube === 4) fourth++
      }
    const most = Math.max(first, second, third, fourth)
    if (most === 0) continue
    const leaders = +(first === most) + +(second === most) + +(third === most) + +(fourth === most)
    const wet = (pos.irrigated & SIDES_AROUND_BITS[square]) !== 0
    const worth = Math.min(2, REQUIRED_QUALITY[square]) / 2
    for (let seat = 0; seat < players; seat++) {
      const own = seat === 0 ? first : seat === 1 ? second : seat === 2 ? third : fourth
      if (own === 0) continue
      const at = seat * CANAL_FEATURES + (wet ? 0 : 3)
      if (own === most && leaders === 1) into[at] += worth
      else if (own === most) into[at + 1] += worth
      else into[at + 2] += worth / 2
    }
  }
  for (let i = 0; i < into.length; i++) into[i] /= 3
}
