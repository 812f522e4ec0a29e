import { cubeOf } from '../table/position.ts'
import type { Rule } from '../table/rule.ts'
import { pushIntoTemple } from '../table/temples.ts'
import { procession } from './procession.ts'

/** R6.3 Priest: a cube into one of the three temples. The procession chooses its temple in the same words (R10.1). */
export const temple: Rule = {
  whyNot: () => undefined,

  carryOut(pos, chosen) {
    if (pos.reason === 'procession') procession(pos, chosen)
    else pushIntoTemple(pos, chosen, cubeOf(pos.player))
  },
}
