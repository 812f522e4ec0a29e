import { sizeOf } from '../core/move-code.ts'
import { ask, type Position } from '../table/position.ts'
import { goodsHeld, holds, payHandful, score } from '../table/reserve.ts'
import type { Rule } from '../table/rule.ts'
import { canIrrigate } from './engineer.ts'

const POINTS_EACH = 3
export const MAX_SOLD = 2

/** R7.4 Points for a number of goods. */
export const salePoints = (count: number): number => POINTS_EACH * count

/** R7.4 Points for the best sale that a seat could make in Babylon. */
export const bestSale = (pos: Position, seat: number): number => salePoints(Math.min(MAX_SOLD, goodsHeld(pos, seat)))

/** R7.4 Babylon: sell one or two goods of any kind, then place an irrigation without points. */
export const sell: Rule = {
  whyNot(pos, handful) {
    const size = sizeOf(handful)
    if (size < 1 || size > MAX_SOLD) return 'sell-count'
    return holds(pos, pos.player, handful) ? undefined : 'sell-not-held'
  },

  carryOut(pos, handful) {
    payHandful(pos, pos.player, handful, 'R7.4')
    score(pos, pos.player, salePoints(sizeOf(handful)), 'R7.4')
    if (canIrrigate(pos)) ask(pos, 'irrigate', pos.player, 'babylon')
  },
}
