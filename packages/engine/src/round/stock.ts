import { GOODS } from '../box/components.ts'
import { CARAVANEER } from '../box/court.ts'
import { type MoveList, makeMove, oneOf, sizeOf } from '../core/move-code.ts'
import { ask, type Position } from '../table/position.ts'
import { goodsHeld, holds, payHandful } from '../table/reserve.ts'
import type { Rule } from '../table/rule.ts'

/** R10.3 Goods a seat holds beyond what its Caravaneer allows. */
export function excess(pos: Position, seat: number): number {
  return goodsHeld(pos, seat) - pos.box.caravaneers[pos.seats[seat].court[CARAVANEER]].keeps
}

/** R10.3 In turn order, players with more goods than allowed discard the excess. */
export function checkStocks(pos: Position): void {
  pos.phase = 'stock'
  const players = pos.seats.length
  for (let i = 0; i < players; i++) {
    const seat = (pos.firstPlayer + i) % players
    if (excess(pos, seat) > 0) {
      ask(pos, 'discard', seat)
      return
    }
  }
  pos.step = 'end'
}

/** Every handful of `left` goods out of those held, from this good on. */
function addHandfuls(held: readonly number[], good: number, left: number, handful: number, list: MoveList): void {
  if (left === 0) list.add(makeMove('discard', handful))
  if (left === 0 || good === GOODS.length) return
  for (let count = 0; count <= Math.min(left, held[good]); count++)
    addHandfuls(held, good + 1, left - count, handful + count * oneOf(good), list)
}

/** R10.3 Exactly the excess, of the player's choice. */
export const discard: Rule = {
  whyNot(pos, handful) {
    if (sizeOf(handful) !== excess(pos, pos.player)) return 'discard-count'
    return holds(pos, pos.player, handful) ? undefined : 'discard-not-held'
  },

  carryOut(pos, handful) {
    payHandful(pos, pos.player, handful, 'R10.3')
  },

  choices(pos, list) {
    addHandfuls(pos.seats[pos.player].goods, 0, excess(pos, pos.player), 0, list)
  },
}
