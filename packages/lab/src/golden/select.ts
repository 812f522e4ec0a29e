import type { FinishedGame } from './play.ts'

/** In how many of the chosen games each trait should appear, if the candidates allow it. */
const TARGET_COUNT = 2

/**
 * Greedily chooses games that together cover as much as possible: always the one that adds most, with rare traits weighing
 * more. Long games show more but are much alike, so the gain counts per decision; a table like one already chosen counts
 * less.
 */
export function selectGames<T extends FinishedGame>(candidates: readonly T[], count: number): T[] {
  const chosen: T[] = []
  const seen = new Map<string, number>()
  const shows = new Map<string, number>()
  for (const { traits } of candidates) for (const trait of traits) shows.set(trait, (shows.get(trait) ?? 0) + 1)
  const worth = ({ game, styles, traits }: T) => {
    let sum = 0
    for (const trait of traits) if ((seen.get(trait) ?? 0) < TARGET_COUNT) sum += 1 / (shows.get(trait) ?? 1)
    const alike = chosen.filter((other) => other.styles.join() === styles.join()).length
    return sum / game.entries.length / (1 + alike)
  }
  const rest = [...candidates]
  while (chosen.length < count && rest.length > 0) {
    const worths = rest.map(worth)
    const [best] = rest.splice(worths.indexOf(Math.max(...worths)), 1)
    chosen.push(best)
    for (const trait of best.traits) seen.set(trait, (seen.get(trait) ?? 0) + 1)
  }
  return chosen
}
