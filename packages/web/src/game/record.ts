import { formatRecord, isOver, seedFits, withHeaders } from '@amyitis/engine'
import type { Running } from './running.ts'

/** The record of a game: with the seed once the game is over, if all of it came from that seed. */
export function recordOf({ game, head }: Running): string {
  const tells = isOver(game) && seedFits(game, head.seed)
  return formatRecord(tells ? withHeaders(game, { seed: head.seed }) : game)
}
