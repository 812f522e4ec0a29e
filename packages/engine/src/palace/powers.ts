import { POWERS } from '../core/event.ts'
import { ask, NOBODY, type Position } from '../table/position.ts'
import { takeTalents } from '../table/reserve.ts'
import type { Rule } from '../table/rule.ts'
import { advance } from './track.ts'

const FIRST = 0
const PROCESSION = 1
const RECRUIT = 2

export const ADVANCE_PLACES = 1
export const ADVANCE_TALENTS = 1

/** R10.1 Who leads the procession: the last in turn order, or the player who took that power. */
export function processionSeat(pos: Position): number {
  const taken = pos.powers[PROCESSION]
  return taken === NOBODY ? (pos.firstPlayer + pos.seats.length - 1) % pos.seats.length : taken
}

/** R12.3 Each player takes one of the powers that nobody took this round. */
export const power: Rule = {
  whyNot(pos, chosen) {
    return pos.powers[chosen] === NOBODY ? undefined : 'power-taken'
  },

  carryOut(pos, chosen) {
    const seat = pos.player
    pos.powers[chosen] = seat
    pos.powerTurn++
    pos.log?.push({ type: 'power', seat, power: POWERS[chosen] })
    if (chosen === FIRST) {
      pos.firstPlayer = seat
      pos.log?.push({ type: 'first-player', seat })
    } else if (chosen === RECRUIT) ask(pos, 'free', seat)
    else if (chosen !== PROCESSION) {
      advance(pos, seat, ADVANCE_PLACES)
      takeTalents(pos, seat, ADVANCE_TALENTS, 'R12.3')
    }
  },
}
