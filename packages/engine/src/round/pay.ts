import { NO_GOOD } from '../box/box.ts'
import { WINE } from '../box/components.ts'
import { ask, type Position } from '../table/position.ts'
import { payGood } from '../table/reserve.ts'
import type { Rule } from '../table/rule.ts'

/** R7.6 The good on the plant card in a city, if its face shows one. */
export function plantGood(pos: Position, city: number): number {
  const plant = pos.plants[city]
  return plant < 0 ? NO_GOOD : pos.box.faces[plant].good
}

/** R7.7 Each good owed is paid by the good itself or by one wine. */
function payable(goods: readonly number[], wine: number, first: number, second: number): boolean {
  let short = 0
  if (first !== NO_GOOD && goods[first] === 0) short++
  if (second !== NO_GOOD && goods[second] - (first === second ? 1 : 0) <= 0) short++
  return short <= wine
}

/** R7.5, R7.6 Can the player whose turn it is pay what the city asks? */
export function payableFor(pos: Position, city: number): boolean {
  const { goods } = pos.seats[pos.player]
  return payable(goods, goods[WINE], pos.box.asks[city], plantGood(pos, city))
}

/** R7.6 The city's good first, then the plant card's. */
export function oweFor(pos: Position, city: number): void {
  pos.owed = pos.box.asks[city]
  pos.owedNext = plantGood(pos, city)
}

function settle(pos: Position, good: number): void {
  payGood(pos, pos.player, good, 'R7.7')
  pos.owed = pos.owedNext
  pos.owedNext = NO_GOOD
}

/** R7.7 Pays what is owed; asks only a player who holds both the good and wine, if either leaves the rest payable. */
export function payOwed(pos: Position): void {
  const { goods } = pos.seats[pos.player]
  while (pos.owed !== NO_GOOD) {
    const byWine = goods[WINE] > 0 && payable(goods, goods[WINE] - 1, pos.owedNext, NO_GOOD)
    goods[pos.owed]--
    const byGood = goods[pos.owed] >= 0 && payable(goods, goods[WINE], pos.owedNext, NO_GOOD)
    goods[pos.owed]++
    if (byWine && byGood) {
      ask(pos, 'pay', pos.player)
      return
    }
    settle(pos, byGood ? pos.owed : WINE)
  }
  pos.step = 'stop'
}

export const pay: Rule = {
  whyNot(pos, good) {
    return good === pos.owed || good === WINE ? undefined : 'pay-other-good'
  },

  carryOut: settle,
}
