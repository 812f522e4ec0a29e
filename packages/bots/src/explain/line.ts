import { clonePosition, type MoveCode, type Position, plainDealer, playMove } from '@amyitis/engine'
import { goesOn } from './turn.ts'

/** How the game is expected to go on: moves up to the next deal, of which the first `own` are the own turn. */
export interface Line {
  readonly moves: readonly MoveCode[]
  readonly own: number
}

/** Chooses a move. */
export type Chooser = (position: Position) => MoveCode

/** A line from the moves that are expected; where they end within the own turn, `choose` says how that goes on. */
export function lineFrom(position: Position, expected: readonly MoveCode[], choose: Chooser): Line {
  const seat = position.player
  const pos = clonePosition(position)
  const moves: MoveCode[] = []
  let own = 0
  for (;;) {
    const inTurn = own === 0 || (own === moves.length && goesOn(pos, seat))
    const known = expected[moves.length]
    if (pos.decision === undefined || pos.round !== position.round || (known === undefined && !inTurn)) break
    const move = known ?? choose(pos)
    playMove(pos, move, plainDealer)
    moves.push(move)
    if (inTurn) own = moves.length
  }
  return { moves, own }
}
