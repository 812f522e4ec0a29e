import type { PuzzleInfo, PuzzleTheme } from '@amyitis/bots'
import type { PuzzleResults } from './results.ts'

export interface Wanted {
  readonly theme?: PuzzleTheme | undefined
  /** Not the one just tried. */
  readonly except?: string
}

/** The puzzle nearest to one's strength: one that was never tried, otherwise one that was not solved. */
export function nextPuzzle(
  puzzles: readonly PuzzleInfo[],
  { rating, outcomes }: Pick<PuzzleResults, 'rating' | 'outcomes'>,
  { theme, except }: Wanted = {},
): PuzzleInfo | undefined {
  const open = puzzles.filter(
    (puzzle) =>
      puzzle.id !== except && (theme === undefined || puzzle.theme === theme) && outcomes[puzzle.id] !== 'solved',
  )
  const fresh = open.filter(({ id }) => outcomes[id] === undefined)
  const distance = (puzzle: PuzzleInfo) => Math.abs(puzzle.rating - rating)
  return (fresh.length > 0 ? fresh : open).reduce<PuzzleInfo | undefined>(
    (best, one) => (best === undefined || distance(one) < distance(best) ? one : best),
    undefined,
  )
}

const MEDIUM = 1400
const HARD = 1800

/** One to three stars. */
export const difficultyOf = (rating: number): 1 | 2 | 3 => (rating < MEDIUM ? 1 : rating < HARD ? 2 : 3)
