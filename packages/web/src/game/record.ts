import { formatRecord, isOver, seedFits, withHeaders } from '@amyitis/engine'
import type { GameInProgress } from './game-in-progress.ts'

/** The record of a game: with the seed once the game is over, if all of it came from that seed. */
export function recordOf({ game, head }: GameInProgress): string {
  const tells = isOver(game) && seedFits(game, head.seed)
  return formatRecord(tells ? withHeaders(game, { seed: head.seed }) : game)
}
