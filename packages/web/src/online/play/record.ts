import { chanceFits, formatRecord, withHeaders } from '@amyitis/engine'
import { chanceOf } from '@amyitis/fair'
import type { Table } from '@amyitis/tables'
import type { GameInProgress } from '../../game/game-in-progress.ts'

/** The record of a game: with the seed once it is public, so that anyone can check the deals. */
export function recordOfTable({ game }: GameInProgress, { result }: Table): string {
  const tells = result !== undefined && chanceFits(game, chanceOf(result.seed))
  return formatRecord(tells ? withHeaders(game, { seed: result.seed }) : game)
}
