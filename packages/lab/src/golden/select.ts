import type { FinishedGame } from './play.ts'

/** In how many of the chosen games each trait should be seen, where the candidates allow it. */
const TARGET_COUNT = 2

/**
 * Chooses games that together show as much as possible: again and again the one that adds most, what few candidates
 * show counting more than what all do. Long games show more than short ones and are much alike, so they count by the
 * decision; a table like one already chosen counts less.
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
