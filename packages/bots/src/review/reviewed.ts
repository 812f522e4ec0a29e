import type { Decision } from '@amyitis/engine'
import type { Reason } from '../explain/reason.ts'
import type { Grade } from './accuracy.ts'

/** A better turn from the same position, and why it beats what was played. */
export interface Better {
  readonly moves: readonly string[]
  readonly chance: number
  readonly margin: number
  readonly reasons: readonly Reason[]
}

/** One reviewed decision. Single chances and margins are those of the player who decided. */
export interface ReviewedDecision {
  /** Counted from 1, as in `amyitis replay --json`. */
  readonly n: number
  readonly round: number
  readonly seat: number
  readonly decision: Decision
  readonly move: string
  /** Only one move was legal. */
  readonly forced: boolean
  /** Was it calculated to the end of the game? Then nothing is estimated. */
  readonly proven?: boolean
  /** Was it searched again, with more time than any level plays with? */
  readonly closer?: boolean
  /** Win chance and expected margin of every seat before the decision. */
  readonly chances: readonly number[]
  readonly margins: readonly number[]
  /** Win chance with the best move, and with the move played. */
  readonly before: number
  readonly after: number
  readonly loss: number
  /** Expected points given away: the margin of the best move minus that of the move played, if that is less. */
  readonly points: number
  readonly best: string
  /** The expected line after the best move, up to the next deal. */
  readonly line: readonly string[]
  /** Only if enough was given away. */
  readonly better: Better | null
}

/** The decisions of one turn together. */
export interface ReviewedTurn {
  /** Its first decision, and how many there are. */
  readonly n: number
  readonly decisions: number
  readonly round: number
  readonly seat: number
  readonly moves: readonly string[]
  readonly forced: boolean
  /** Was all of it calculated to the end of the game? */
  readonly proven?: boolean
  /** `before` is the best that was possible: `after` plus everything its decisions gave away. */
  readonly before: number
  readonly after: number
  readonly loss: number
  readonly points: number
  readonly accuracy: number
  readonly grade: Grade
  /** For the decision that gave away most, preceded by the earlier moves of the turn. */
  readonly better: Better | null
}

/** R4.1 A deal: the win chances of every seat before and after it. */
export interface ReviewedDeal {
  readonly round: number
  /** How many decisions came before it. */
  readonly n: number
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** How much win chance changed hands. */
  readonly swing: number
}

export interface ReviewedSeat {
  /** In percent; `null` if the seat never had a choice. */
  readonly accuracy: number | null
  readonly turns: number
  readonly grades: Readonly<Record<Grade, number>>
  /** Total win chance given away by decisions, and gained by deals. */
  readonly loss: number
  /** Total points given away; missing in reviews of older versions. */
  readonly points?: number
  readonly luck: number
}

export type TurningPoint =
  | { readonly kind: 'turn'; readonly n: number; readonly swing: number }
  | { readonly kind: 'deal'; readonly round: number; readonly n: number; readonly swing: number }

/** A reviewed game as plain data, with moves in notation. */
export interface Review {
  readonly players: number
  readonly palace: boolean
  readonly edition: string
  readonly scores: readonly number[]
  /** `null` if the game is not over. */
  readonly winners: readonly number[] | null
  /** False if the review was cancelled and covers only part of the game. */
  readonly complete: boolean
  readonly decisions: readonly ReviewedDecision[]
  readonly turns: readonly ReviewedTurn[]
  readonly deals: readonly ReviewedDeal[]
  readonly seats: readonly ReviewedSeat[]
  /** The largest swings, in game order. */
  readonly turningPoints: readonly TurningPoint[]
  /** The share of all win chance changing hands that deals account for, 0 to 1. */
  readonly luckShare: number
}
