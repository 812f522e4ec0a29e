import type { Position } from '../table/position.ts'
import { score } from '../table/reserve.ts'
import { advance } from './track.ts'

/** R12.4 Courtier: one place on the track and one point. */
export function courtier(pos: Position): void {
  advance(pos, pos.player, 1)
  score(pos, pos.player, 1, 'R12.4')
}
