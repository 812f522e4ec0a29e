import { type Game, parseRecord } from '@amyitis/engine'
import type { GameHead } from '../saved.ts'

/** Only what was played from the first move counts: nobody chose the moves before another position, or those of another game. */
export const isFromStart = ({ start, entries }: Game): boolean => 'setup' in start && entries.length === 0

/** A game of this browser before its first move; undefined if it doesn't count. */
export function startOf({ record, seed, seats }: Pick<GameHead, 'record' | 'seed' | 'seats'>): Game | undefined {
  const read = parseRecord(record, seed)
  return read.ok && isFromStart(read.game) && read.game.position.seats.length === seats.length ? read.game : undefined
}
