import type { Rule } from '../table/rule.ts'

/** R5.2 No more actions this round. */
export const pass: Rule = {
  whyNot: () => undefined,

  carryOut(pos) {
    pos.seats[pos.player].passed = true
    pos.log?.push({ type: 'pass', seat: pos.player })
  },
}
