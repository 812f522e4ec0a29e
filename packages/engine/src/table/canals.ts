import { SIDE_END_BITS, SIDES, SIDES_AROUND_BITS } from '../box/garden.ts'
import { EMPTY, type Position } from './position.ts'

/** Is the side completely irrigated? */
export const isFull = (pos: Position, side: number) => (pos.irrigated & (1 << side)) !== 0

/** R3.5 Has the side water at one end at least? */
export const hasWater = (pos: Position, side: number) => (pos.water & SIDE_END_BITS[side]) !== 0

/** R3.5 Is there a zone that may be irrigated? */
export function anyOpenSide(pos: Position): boolean {
  for (let side = 0; side < SIDES.length; side++) if (!isFull(pos, side) && hasWater(pos, side)) return true
  return false
}

/** R3.5 A half-irrigated double side lets no water pass, unless the edition says that its first cube does. */
function letsPass(pos: Position, side: number): boolean {
  return isFull(pos, side) || (pos.box.firstPasses && pos.canals[2 * side] !== EMPTY)
}

/** R3.8 A square is irrigated if at least one of its sides is completely irrigated. */
export const isIrrigated = (pos: Position, square: number) => (pos.irrigated & SIDES_AROUND_BITS[square]) !== 0

/**
 * R3.5 Water reaches the far end of every side that lets it pass and has it at one end, and goes on from there.
 * Neutral cubes carry it like any other (R3.6).
 */
export function letWaterFlow(pos: Position): void {
  let before: number
  do {
    before = pos.water
    for (let side = 0; side < SIDES.length; side++)
      if (letsPass(pos, side) && hasWater(pos, side)) pos.water |= SIDE_END_BITS[side]
  } while (pos.water !== before)
}

/** Puts a cube into the first empty zone of a side. */
export function fillZone(pos: Position, side: number, cube: number): void {
  const first = 2 * side
  const zone = pos.canals[first] === EMPTY ? first : first + 1
  pos.canals[zone] = cube
  if (zone - first + 1 === pos.box.zones[side]) pos.irrigated |= 1 << side
  else if (!pos.box.firstPasses) return
  if ((pos.water & SIDE_END_BITS[side]) !== SIDE_END_BITS[side] && hasWater(pos, side)) letWaterFlow(pos)
}
