import type { Game, MoveCode } from '@amyitis/engine'
import { isLastRound } from '../endgame/walk.ts'
import type { GameKind } from '../game-kind.ts'

/** What a puzzle is about, in the order in which they are listed. */
export const PUZZLE_THEMES = [
  'irrigate-to-open',
  'break-majority',
  'win-row',
  'time-caravan',
  'keep-good',
  'pass-in-time',
  'last-round',
] as const
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number]

/** What is known about a puzzle before it is opened. */
export interface PuzzleInfo {
  /** `2p-17-43`: the game, and how many of its moves come before the puzzle. */
  readonly id: string
  readonly kind: GameKind
  readonly theme: PuzzleTheme
  /** How hard it is: a player of this strength finds the answer every other time. */
  readonly rating: number
}

/** The moves of one player from the start of their turn to its end. */
export type TurnMoves = readonly MoveCode[]

/** The start of a turn in which one turn is clearly best. */
export interface Puzzle extends PuzzleInfo {
  readonly game: Game
  /** The best turn, then every other that is as good. */
  readonly answers: readonly TurnMoves[]
  /** The most tempting turn that is worse. */
  readonly tempting: TurnMoves
}

/** Puzzles of the last round are calculated to the end of the game; all others are searched. */
export const isProven = ({ game }: Pick<Puzzle, 'game'>) => isLastRound(game.position)

export const isAnswer = ({ answers }: Pick<Puzzle, 'answers'>, turn: TurnMoves) =>
  answers.some((answer) => answer.length === turn.length && answer.every((move, i) => move === turn[i]))
