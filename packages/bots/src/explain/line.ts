import { clonePosition, type MoveCode, type Position, playMove, unshuffledDealer } from '@amyitis/engine'
import { turnContinues } from './turn.ts'

/** The expected continuation: moves up to the next deal, of which the first `own` are the player's own turn. */
export interface Line {
  readonly moves: readonly MoveCode[]
  readonly own: number
}

/** Chooses a move. */
export type Chooser = (position: Position) => MoveCode

/** A line from the expected moves; if they end within the player's turn, `choose` completes it. */
export function lineFrom(position: Position, expected: readonly MoveCode[], choose: Chooser): Line {
  const seat = position.player
  const pos = clonePosition(position)
  const moves: MoveCode[] = []
  let own = 0
  for (;;) {
    const inTurn = own === 0 || (own === moves.length && turnContinues(pos, seat))
    const known = expected[moves.length]
    if (pos.decision === undefined || pos.round !== position.round || (known === undefined && !inTurn)) break
    const move = known ?? choose(pos)
    playMove(pos, move, unshuffledDealer)
    moves.push(move)
    if (inTurn) own = moves.length
  }
  return { moves, own }
}
