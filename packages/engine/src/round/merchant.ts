import type { Position } from '../table/position.ts'
import { takeCamels } from '../table/reserve.ts'

export const MERCHANT_CAMELS = 1

/** R6.5 Merchant: take a camel. */
export function merchant(pos: Position): void {
  takeCamels(pos, pos.player, MERCHANT_CAMELS, 'R6.5')
}
