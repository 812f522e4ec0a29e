import type { Position } from '../table/position.ts'
import { takeCamels } from '../table/reserve.ts'

/** R6.5 Merchant: take a camel. */
export function merchant(pos: Position): void {
  takeCamels(pos, pos.player, 1, 'R6.5')
}
