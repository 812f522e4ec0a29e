import { BANKER } from '../box/court.ts'
import type { Position } from '../table/position.ts'
import { score, takeTalents } from '../table/reserve.ts'
import { afterIncome } from './palace-phase.ts'

/** R4.2 Income, in turn order from the first player: each takes what their Banker shows. */
export function income(pos: Position): void {
  const players = pos.seats.length
  for (let i = 0; i < players; i++) {
    const seat = (pos.firstPlayer + i) % players
    const banker = pos.box.bankers[pos.seats[seat].court[BANKER]]
    takeTalents(pos, seat, banker.talents, 'R4.2')
    score(pos, seat, banker.points, 'R4.2')
  }
  afterIncome(pos)
}
