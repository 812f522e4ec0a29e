import { isProven, type Puzzle, type PuzzleTheme, type TurnMoves } from '@amyitis/bots'
import type { Game } from '@amyitis/engine'

/** A puzzle as it is put to somebody: from the collection, or from a game of their own. */
export interface Posed {
  readonly id: string
  readonly game: Game
  readonly answers: readonly TurnMoves[]
  readonly tempting: TurnMoves
  readonly proven: boolean
  readonly theme?: PuzzleTheme
  /** Missing for puzzles from one's own games, which nobody else has tried. */
  readonly rating?: number
}

export const posedOf = (puzzle: Puzzle): Posed => {
  const { id, game, answers, tempting, theme, rating } = puzzle
  return { id, game, answers, tempting, theme, rating, proven: isProven(puzzle) }
}
