import type { Position } from '../table/position.ts'
import type { MoveList } from './move.ts'
import type { RefusalCode } from './refusal.ts'

/**
 * The one form of every rule in `round/` and `palace/`: why a move may not be chosen, and what it does. What may be
 * chosen follows: every move of the kind that nothing forbids. `argument` is what the move names (`move.ts`).
 */
export interface Rule {
  whyNot(pos: Position, argument: number): RefusalCode | undefined
  carryOut(pos: Position, argument: number): void
  /** Only where the notation can write too many to try them all. */
  choices?(pos: Position, list: MoveList): void
}
