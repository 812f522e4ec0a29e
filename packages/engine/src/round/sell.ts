import { GOODS } from '../box/goods.ts'
import { countIn, sizeOf } from '../play/move.ts'
import type { Rule } from '../play/rule.ts'
import { ask } from '../table/position.ts'
import { payGood, score } from '../table/reserve.ts'
import { canIrrigate } from './engineer.ts'

const POINTS_EACH = 3
const AT_MOST = 2

/** R7.4 Babylon: sell one or two goods of any kind, then place an irrigation without points. */
export const sell: Rule = {
  whyNot(pos, handful) {
    const size = sizeOf(handful)
    if (size < 1 || size > AT_MOST) return 'sell-count'
    const { goods } = pos.seats[pos.player]
    for (let good = 0; good < GOODS.length; good++) if (countIn(handful, good) > goods[good]) return 'sell-not-held'
    return undefined
  },

  carryOut(pos, handful) {
    for (let good = 0; good < GOODS.length; good++) {
      const count = countIn(handful, good)
      if (count > 0) payGood(pos, pos.player, good, 'R7.4', count)
    }
    score(pos, pos.player, POINTS_EACH * sizeOf(handful), 'R7.4')
    if (canIrrigate(pos)) ask(pos, 'irrigate', pos.player, 'babylon')
  },
}
