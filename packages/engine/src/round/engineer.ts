import { SIDES } from '../box/garden.ts'
import { anyOpenSide, fillZone, hasWater, isFull } from '../table/canals.ts'
import { ask, cubeOf, type Position } from '../table/position.ts'
import { score } from '../table/reserve.ts'
import type { Rule } from '../table/rule.ts'

export const ENGINEER_POINTS = 2

/** R5.4, R7.4 With no open zone nothing is placed; nor without a cube, after a sale or by version 1. */
export const canIrrigate = (pos: Position) => pos.seats[pos.player].cubes > 0 && anyOpenSide(pos)

/** R6.4 Engineer: a cube on an open zone, then 2 points. With nothing to place the points are scored all the same. */
export function engineer(pos: Position, reason: 'engineer' | 'free'): void {
  if (canIrrigate(pos)) ask(pos, 'irrigate', pos.player, reason)
  else score(pos, pos.player, ENGINEER_POINTS, 'R6.4')
}

export const irrigate: Rule = {
  whyNot(pos, side) {
    if (isFull(pos, side)) return 'irrigate-full'
    if (!hasWater(pos, side)) return 'irrigate-dry'
    return undefined
  },

  carryOut(pos, side) {
    pos.seats[pos.player].cubes--
    fillZone(pos, side, cubeOf(pos.player))
    pos.log?.push({ type: 'canal', seat: pos.player, side: SIDES[side] })
    if (pos.reason !== 'babylon') score(pos, pos.player, ENGINEER_POINTS, 'R6.4')
  },
}
