import type { Box } from '../box/box.ts'
import { LAST_ROUND } from '../box/favour.ts'
import { tilesLeft } from '../table/garden.ts'
import { clockwise, type Position } from '../table/position.ts'
import { goodsHeld, score } from '../table/reserve.ts'

/** R10.4, R12.6 The first-player card goes to the next player clockwise, whoever holds it; passing cubes go back. */
function passFirstPlayer(pos: Position): void {
  pos.firstPlayer = clockwise(pos, pos.firstPlayer)
  for (const seat of pos.seats) seat.passed = false
  pos.log?.push({ type: 'first-player', seat: pos.firstPlayer })
}

export const GOOD_POINTS = 1

interface Favour {
  /** The points for a number of tiles at the end. */
  readonly now: number
  /** The next step: the number of tiles, and its points. */
  readonly next: Box['favour'][number] | undefined
}

/** R11.2 Amyitis' favour for a number of tiles. */
export function favourFor({ favour }: Pick<Box, 'favour'>, tiles: number): Favour {
  let now = 0
  let next: Favour['next']
  for (const step of favour) {
    if (tiles >= step.tiles) now = step.points
    else next ??= step
  }
  return { now, next }
}

/** R1.1 Most points; players tied for first all win. */
export function winners(pos: Position): number[] {
  const most = Math.max(...pos.seats.map((seat) => seat.score))
  return pos.seats.flatMap((seat, index) => (seat.score === most ? [index] : []))
}

/** R11.2, R11.3 The favour, then one point for each good in stock. Camels and talents score nothing. */
function finalScoring(pos: Position): void {
  for (let seat = 0; seat < pos.seats.length; seat++) {
    score(pos, seat, favourFor(pos.box, pos.seats[seat].tiles).now, 'R11.2')
    score(pos, seat, GOOD_POINTS * goodsHeld(pos, seat), 'R11.3')
  }
}

/** R11.1, R11.4 After the end of a round: is it the end of the game? */
export function endRound(pos: Position): void {
  passFirstPlayer(pos)
  const enoughTaken = tilesLeft(pos) <= pos.box.endTiles
  if (!enoughTaken && pos.round < LAST_ROUND) {
    pos.step = 'deal'
    return
  }
  finalScoring(pos)
  pos.phase = 'over'
  pos.log?.push({ type: 'over', winners: winners(pos), by: enoughTaken ? 'tiles' : 'rounds' })
}
