import { ask, clockwise, type Position } from '../table/position.ts'
import { takeTalents } from '../table/reserve.ts'

export const PASS_TALENTS = 1

/** R5.1 Phase II begins: clockwise from the first player, each in turn does one action. */
export function startActions(pos: Position): void {
  pos.phase = 'actions'
  pos.turn = pos.firstPlayer + pos.seats.length - 1
  pos.step = 'turn'
}

/** R5.1, R5.2 The turn passes on; a player who has passed takes a talent instead, until all have passed. */
export function nextTurn(pos: Position): void {
  if (pos.seats.every((seat) => seat.passed)) {
    pos.phase = 'procession'
    pos.step = 'procession'
    return
  }
  pos.turn = clockwise(pos, pos.turn)
  while (pos.seats[pos.turn].passed) {
    takeTalents(pos, pos.turn, PASS_TALENTS, 'R5.2')
    pos.turn = clockwise(pos, pos.turn)
  }
  ask(pos, 'action', pos.turn)
}

/** R5.2 Has everybody else passed? Then phase II ends when the player passes, and nobody takes a talent. */
export const passesLast = (pos: Position): boolean => pos.seats.every((seat, i) => seat.passed || i === pos.player)

/** Does the current decision start a turn or continue one? Every decision of phase III and every power starts one. */
export function opensTurn({ decision, reason }: Position): boolean {
  if (reason === 'procession' || reason === 'tammouz') return true
  return (
    decision === 'action' ||
    decision === 'power' ||
    decision === 'ishtar' ||
    decision === 'exchange' ||
    decision === 'discard'
  )
}
