import { ask, clockwise, type Position } from '../table/position.ts'
import { takeTalents } from '../table/reserve.ts'

/** R5.1 Phase II begins: clockwise from the first player, each in turn does one action. */
export function beginActions(pos: Position): void {
  pos.phase = 'actions'
  pos.turn = pos.firstPlayer + pos.seats.length - 1
  pos.step = 'turn'
}

/** R5.1, R5.2 The turn goes on; who has passed takes a talent instead, until all have. */
export function nextTurn(pos: Position): void {
  if (pos.seats.every((seat) => seat.passed)) {
    pos.phase = 'procession'
    pos.step = 'procession'
    return
  }
  pos.turn = clockwise(pos, pos.turn)
  while (pos.seats[pos.turn].passed) {
    takeTalents(pos, pos.turn, 1, 'R5.2')
    pos.turn = clockwise(pos, pos.turn)
  }
  ask(pos, 'action', pos.turn)
}

/** Does the decision asked now begin a turn, or go on with one? Every decision of phase III and every power begins one. */
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
