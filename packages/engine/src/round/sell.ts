import { sizeOf } from '../play/move-code.ts'
import type { Rule } from '../play/rule.ts'
import { ask } from '../table/position.ts'
import { holds, payHandful, score } from '../table/reserve.ts'
import { canIrrigate } from './engineer.ts'

export const POINTS_EACH = 3
const AT_MOST = 2

/** R7.4 Babylon: sell one or two goods of any kind, then place an irrigation without points. */
export const sell: Rule = {
  whyNot(pos, handful) {
    const size = sizeOf(handful)
    if (size < 1 || size > AT_MOST) return 'sell-count'
    return holds(pos, pos.player, handful) ? undefined : 'sell-not-held'
  },

  carryOut(pos, handful) {
    payHandful(pos, pos.player, handful, 'R7.4')
    score(pos, pos.player, POINTS_EACH * sizeOf(handful), 'R7.4')
    if (canIrrigate(pos)) ask(pos, 'irrigate', pos.player, 'babylon')
  },
}
