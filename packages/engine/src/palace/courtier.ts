import type { Position } from '../table/position.ts'
import { score } from '../table/reserve.ts'
import { advance } from './track.ts'

export const COURTIER_PLACES = 1
export const COURTIER_POINTS = 1

/** R12.4 Courtier: one place on the track and one point. */
export function courtier(pos: Position): void {
  advance(pos, pos.player, COURTIER_PLACES)
  score(pos, pos.player, COURTIER_POINTS, 'R12.4')
}
