import { tilesLeft } from '../table/garden.ts'
import type { Decision, Position, Reason } from '../table/position.ts'

/** The clause of each decision, for a move that answers another one. */
const ASKED_BY: Readonly<Record<Decision, string>> = {
  action: 'R5.1',
  field: 'R6.1',
  temple: 'R6.3',
  irrigate: 'R6.4',
  sell: 'R7.4',
  pay: 'R7.7',
  court: 'R7.5',
  good: 'R8.3',
  plant: 'R9.1',
  take: 'R9.2',
  ishtar: 'R10.2',
  exchange: 'R10.2',
  discard: 'R10.3',
  power: 'R12.3',
  free: 'R12.3',
}

/** Some decisions have several reasons. */
const ASKED_FOR: Partial<Record<NonNullable<Reason>, string>> = {
  babylon: 'R7.4',
  tile: 'R9.2',
  procession: 'R10.1',
  tammouz: 'R10.2',
  free: 'R12.3',
}

/** The clause of the current decision; for a finished game, the clause by which it ended. */
export function clauseAsked(pos: Position): string {
  if (pos.decision === undefined) return tilesLeft(pos) <= pos.box.endTiles ? 'R11.1' : 'R11.4'
  return (pos.reason === undefined ? undefined : ASKED_FOR[pos.reason]) ?? ASKED_BY[pos.decision]
}
