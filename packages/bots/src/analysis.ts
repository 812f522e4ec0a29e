import type { MoveCode } from '@amyitis/engine'

/** What a bot thinks of one choice, for who decides. */
export interface Considered {
  readonly move: MoveCode
  /** How often the search has looked at it; 1 for levels that do not search. */
  readonly visits: number
  readonly chance: number
  /** Points ahead of the best of the others at the end. */
  readonly margin: number
  /** What the bot goes by: the win chance, and a little for the margin and for an early end. */
  readonly value: number
}

/** What a bot thinks of a position, best choice first. */
export interface Analysis {
  readonly iterations: number
  readonly moves: readonly Considered[]
  /** How it expects the game to go on, its own move first, up to the next deal. */
  readonly line: readonly MoveCode[]
}

export interface Thought {
  readonly move: MoveCode
  /** Levels that do not judge by the network have none. */
  readonly analysis?: Analysis
}
