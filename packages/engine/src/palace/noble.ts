import { payTalents } from '../table/reserve.ts'
import type { Rule } from '../table/rule.ts'
import { advance } from './track.ts'

export const NOBLE_TALENTS = 2
export const NOBLE_PLACES = 2

/** R12.5 Noble: pay 2 talents, two places on the track; always available, any number of times. */
export const noble: Rule = {
  whyNot(pos) {
    if (!pos.box.palace) return 'noble-base-game'
    return pos.seats[pos.player].talents < NOBLE_TALENTS ? 'noble-talents' : undefined
  },

  carryOut(pos) {
    payTalents(pos, pos.player, NOBLE_TALENTS, 'R12.5')
    advance(pos, pos.player, NOBLE_PLACES)
  },
}
