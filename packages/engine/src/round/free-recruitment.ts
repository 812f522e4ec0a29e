import { TRADES } from '../box/components.ts'
import type { Rule } from '../table/rule.ts'
import { carryOutTrade, whyNotTrade } from './recruit.ts'

/** R12.3 Free recruitment: the action of any trade, no card turned, nothing paid. R5.4 holds. */
export const free: Rule = {
  whyNot: whyNotTrade,

  carryOut(pos, trade) {
    pos.log?.push({ type: 'free', seat: pos.player, trade: TRADES[trade] })
    carryOutTrade(pos, trade, true)
  },
}
