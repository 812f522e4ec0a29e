import type { MoveList } from '../core/move-code.ts'
import type { RefusalCode } from '../core/refusal.ts'
import type { Position } from './position.ts'

/**
 * The one form of every rule in `round/` and `palace/`: why a move may not be chosen, and what it does. What may be
 * chosen follows: every move of the kind that nothing forbids. `argument` is what the move names (`core/move-code.ts`).
 */
export interface Rule {
  whyNot(pos: Position, argument: number): RefusalCode | undefined
  carryOut(pos: Position, argument: number): void
  /** What may be chosen, where trying every move that the notation can write would take too long. */
  choices?(pos: Position, list: MoveList): void
}
