/** What a decision or a turn gave away: win chance (0 to 1) and expected points of the margin. */
export interface Cost {
  readonly loss: number
  readonly points: number
}

/**
 * What a point given away counts for as win chance. In an even game, a point is worth about half of that; it must count when
 * the game is decided, too, or the worst players would have nothing to lose.
 */
const POINT = 0.05

/** What was given away as one number: win chance, or points if they count for more. */
export const costOf = ({ loss, points }: Cost): number => Math.max(loss, POINT * points)

/** From this cost up, a turn is worth mentioning, and the review names a better move. */
export const WORTH_MENTIONING = 0.02

/** A turn that gave away hardly any win chance matters, if at all, for its points. */
export const isAboutPoints = ({ loss }: Pick<Cost, 'loss'>): boolean => loss < WORTH_MENTIONING

/**
 * How well a turn was played, in percent, from what it cost. The curve is the one lichess
 * fits to win percentages: exponential in the cost, plus one percent because the evaluation isn't perfect either.
 */
export function accuracyOf(cost: number): number {
  if (cost <= 0) return 100
  const raw = 103.1668 * Math.exp(-0.04354 * 100 * cost) - 3.1669 + 1
  return Math.max(0, Math.min(100, raw))
}

export const GRADES = ['good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Grade = (typeof GRADES)[number]

/** The cost from which a turn gets each grade; the same thresholds as on lichess. */
export const INACCURACY = 0.05
const MISTAKE = 0.1
const BLUNDER = 0.15

export function gradeOf(cost: number): Grade {
  if (cost >= BLUNDER) return 'blunder'
  if (cost >= MISTAKE) return 'mistake'
  return cost >= INACCURACY ? 'inaccuracy' : 'good'
}

/** Players who gave away nothing have 100 %; one bad turn costs more than many small slips. */
export function gameAccuracy(turns: readonly Cost[]): number | undefined {
  if (turns.length === 0) return undefined
  const accuracies = turns.map((turn) => accuracyOf(costOf(turn)))
  return turns.length / accuracies.reduce((sum, accuracy) => sum + 1 / Math.max(1, accuracy), 0)
}
