import { TEMPLES } from '../box/components.ts'
import { processionSeat } from '../palace/powers.ts'
import { ask, cubeOf, NEUTRAL, type Position } from '../table/position.ts'
import { pushIntoTemple } from '../table/temples.ts'

/** R10.1 The last in turn order leads the procession, unless somebody took that power (R12.3). */
export function startProcession(pos: Position): void {
  pos.step = 'ishtar'
  ask(pos, 'temple', processionSeat(pos), 'procession')
}

/** R10.1 One of their cubes into a temple of their choice, then a neutral cube into each of the two others. */
export function procession(pos: Position, chosen: number): void {
  if (pos.seats[pos.player].cubes > 0) pushIntoTemple(pos, chosen, cubeOf(pos.player))
  for (let temple = 0; temple < TEMPLES.length; temple++)
    if (temple !== chosen && pos.reserve.neutral > 0) pushIntoTemple(pos, temple, NEUTRAL)
  pos.phase = 'temples'
}
