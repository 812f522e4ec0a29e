import type { MoveList } from '../core/move-code.ts'
import type { RefusalCode } from '../core/refusal.ts'
import type { Position } from './position.ts'

/**
 * The form of every rule in `round/` and `palace/`: why a move is not allowed, and what it does. The legal moves follow:
 * every move of the kind that nothing forbids. `argument` is what the move names (`core/move-code.ts`).
 */
export interface Rule {
  whyNot(pos: Position, argument: number): RefusalCode | undefined
  carryOut(pos: Position, argument: number): void
  /** The legal moves, if trying every move of the notation would take too long. */
  choices?(pos: Position, list: MoveList): void
}
