import { type Game, scores } from '@amyitis/engine'
import type { TableSeat } from './table.ts'

/** R1.1 The rank of each seat, 1 for the first; ties share a rank. Players who have conceded come last. */
export function ranksOf(game: Game, seats: readonly TableSeat[]): number[] {
  const worth = scores(game).map((score, seat) => (seats[seat].conceded ? Number.NEGATIVE_INFINITY : score))
  return worth.map((own) => 1 + worth.filter((other) => other > own).length)
}
