import { costOf, INACCURACY, isAboutPoints } from './accuracy.ts'
import type { Review, ReviewedTurn } from './reviewed.ts'

const MAX_BY_CHANCE = 5
const MAX_BY_POINTS = 3

/** What the points alone would cost. */
const pointCost = ({ points }: ReviewedTurn) => costOf({ loss: 0, points })

/**
 * The turns of some seats that cost most, in the order of the game: those that lost most win chance, and of the others those
 * that lost most points. Where a game is decided, only points can be lost.
 */
export function costliestTurns({ turns }: Pick<Review, 'turns'>, seats: readonly number[]): ReviewedTurn[] {
  const own = turns.filter(({ seat }) => seats.includes(seat))
  const byChance = own
    .filter((turn) => !isAboutPoints(turn))
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, MAX_BY_CHANCE)
  const byPoints = own
    .filter((turn) => !byChance.includes(turn) && pointCost(turn) >= INACCURACY)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MAX_BY_POINTS)
  return [...byChance, ...byPoints].toSorted((a, b) => a.n - b.n)
}
