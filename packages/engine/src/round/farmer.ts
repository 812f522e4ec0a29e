import { ROWS } from '../box/components.ts'
import { GARDENER } from '../box/court.ts'
import { cardLeft, takeCard } from '../table/cards.ts'
import { cubeOf, EMPTY, NOBODY, ownerOf, type Position, soleLeader } from '../table/position.ts'
import { takeGood } from '../table/reserve.ts'
import type { Rule } from '../table/rule.ts'

/** R6.1 The leftmost empty field of a row. A row is never full when somebody is asked (R6.2). */
export function leftmostEmpty(pos: Position, row: number): number {
  let field = pos.box.rowStart[row]
  while (pos.fields[field] !== EMPTY) field++
  return field
}

/** R6.2 The player with the most cubes in the row; on a tie nobody. */
export function mostCubesIn(pos: Position, row: number): number {
  return soleLeader(pos, (seat) => {
    let cubes = 0
    for (let field = pos.box.rowStart[row]; field < pos.box.rowStart[row + 1]; field++)
      if (pos.fields[field] === cubeOf(seat)) cubes++
    return cubes
  })
}

/** R6.2 A full row: a gardener for the most cubes, if one is left. Either way the row is emptied. */
function clearRow(pos: Position, row: number): void {
  const winner = mostCubesIn(pos, row)
  pos.log?.push({ type: 'row-full', row: ROWS[row], most: winner === NOBODY ? null : winner })
  if (winner !== NOBODY) {
    if (cardLeft(pos, winner, GARDENER)) takeCard(pos, winner, GARDENER)
    else pos.log?.push({ type: 'lost', seat: winner, what: 'court', count: 1, clause: 'R6.2' })
  }
  for (let field = pos.box.rowStart[row]; field < pos.box.rowStart[row + 1]; field++) {
    pos.seats[ownerOf(pos.fields[field])].cubes++
    pos.fields[field] = EMPTY
  }
}

/** R6.1 Farmer: a cube on the leftmost empty field of one of the two rows, and that field's good. */
export const field: Rule = {
  whyNot: () => undefined,

  carryOut(pos, row) {
    const place = leftmostEmpty(pos, row)
    pos.seats[pos.player].cubes--
    pos.fields[place] = cubeOf(pos.player)
    pos.log?.push({ type: 'field', seat: pos.player, row: ROWS[row], place: place - pos.box.rowStart[row] })
    takeGood(pos, pos.player, pos.box.fields[place], 'R6.1')
    if (place + 1 === pos.box.rowStart[row + 1]) clearRow(pos, row)
  },
}
