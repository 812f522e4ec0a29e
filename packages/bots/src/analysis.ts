import type { MoveCode } from '@amyitis/engine'

/** A bot's evaluation of one move, from the view of the player who decides. */
export interface MoveEvaluation {
  readonly move: MoveCode
  /** Visits by the search; 1 for levels that do not search. */
  readonly visits: number
  readonly chance: number
  /** Expected points ahead of the best opponent at the end of the game. */
  readonly margin: number
  /** What the bot maximises: the win chance, plus a little for the margin and for an early end. */
  readonly value: number
}

/** A bot's evaluation of a position, best move first. */
export interface Analysis {
  readonly iterations: number
  readonly moves: readonly MoveEvaluation[]
  /** The line it expects, starting with the best move, up to the next deal. */
  readonly line: readonly MoveCode[]
}

/** The move a bot plays. */
export interface BotChoice {
  readonly move: MoveCode
  /** Missing for levels that do not use the network, and where only one move is legal. */
  readonly analysis?: Analysis
}
