import type { Dealer } from '../core/chance.ts'
import { argumentOf, type MoveCode } from '../core/move-code.ts'
import type { Position } from '../table/position.ts'
import { proceed } from './course.ts'
import { ruleOf } from './legal.ts'

/**
 * Plays a legal move in place and continues to the next decision; a move that ends a round also deals the next. The move is
 * not checked again: it comes from `listLegal` or has passed `whyNot`.
 */
export function playMove(pos: Position, move: MoveCode, dealer: Dealer): void {
  pos.decision = undefined
  ruleOf(move).carryOut(pos, argumentOf(move))
  proceed(pos, dealer)
}
