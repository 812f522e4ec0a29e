/**
 * How well a turn was played, in percent, from the win chance (0 to 1) that it gave away. The curve is the one lichess
 * fits to win percentages: exponential in the loss, plus one percent because the evaluation isn't perfect either.
 */
export function accuracyOf(loss: number): number {
  if (loss <= 0) return 100
  const raw = 103.1668 * Math.exp(-0.04354 * 100 * loss) - 3.1669 + 1
  return Math.max(0, Math.min(100, raw))
}

export const GRADES = ['good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Grade = (typeof GRADES)[number]

/** Loss of win chance from which a turn gets each grade; the same thresholds as on lichess. */
export const INACCURACY = 0.05
const MISTAKE = 0.1
const BLUNDER = 0.15

export function gradeOf(loss: number): Grade {
  if (loss >= BLUNDER) return 'blunder'
  if (loss >= MISTAKE) return 'mistake'
  return loss >= INACCURACY ? 'inaccuracy' : 'good'
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function deviation(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/**
 * A player's accuracy over a game: the average of two means, one weighted towards turns in volatile parts of the game, and
 * the harmonic mean, which punishes bad turns more.
 */
export function gameAccuracy(turns: readonly { before: number; after: number; loss: number }[]): number | undefined {
  const last = turns.at(-1)
  if (last === undefined) return undefined
  const chances = [...turns.map(({ before }) => 100 * before), 100 * last.after]
  const size = within(Math.floor(turns.length / 10), 2, 8)
  const accuracies = turns.map(({ loss }) => accuracyOf(loss))
  const weights = turns.map((_, i) => {
    const from = Math.max(0, i + 2 - size)
    return within(deviation(chances.slice(from, from + size)), 0.5, 12)
  })
  const weighted =
    accuracies.reduce((sum, accuracy, i) => sum + accuracy * weights[i], 0) / (mean(weights) * turns.length)
  const harmonic = turns.length / accuracies.reduce((sum, accuracy) => sum + 1 / Math.max(1, accuracy), 0)
  return (weighted + harmonic) / 2
}
