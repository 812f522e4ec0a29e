import type { Decision } from '@amyitis/engine'
import type { Reason } from '../explain/reason.ts'
import type { Grade } from './accuracy.ts'

/** What would have been better, from the same position: its own turn, and why it is better than what was played. */
export interface Better {
  readonly moves: readonly string[]
  readonly chance: number
  readonly margin: number
  readonly reasons: readonly Reason[]
}

/** One answered decision. Chances and margins are those of who decided, if no seat is named. */
export interface ReviewedDecision {
  /** Counts from 1, as `amyitis replay --json` does. */
  readonly n: number
  readonly round: number
  readonly seat: number
  readonly decision: Decision
  readonly move: string
  /** Only one move was legal. */
  readonly forced: boolean
  /** Win chance and expected margin of every seat as the decision was asked. */
  readonly chances: readonly number[]
  readonly margins: readonly number[]
  /** Win chance with the best move, and with the one that was played. */
  readonly before: number
  readonly after: number
  readonly loss: number
  /** Expected points given away: margin of the best move less that of the one played. */
  readonly points: number
  readonly best: string
  /** How the game would have gone on with the best move, up to the next deal. */
  readonly line: readonly string[]
  /** Told only where something was given away. */
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
  /** `before` is what was to be had: `after` and all that its decisions gave away. */
  readonly before: number
  readonly after: number
  readonly loss: number
  readonly points: number
  readonly accuracy: number
  readonly grade: Grade
  /** Of the decision that gave away most, with the moves of the turn that came before it. */
  readonly better: Better | null
}

/** R4.1 A deal: win chances of every seat before the cards were known, and with them. */
export interface ReviewedDeal {
  readonly round: number
  /** How many decisions came before it. */
  readonly n: number
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** The win chance that changed hands. */
  readonly swing: number
}

export interface ReviewedSeat {
  /** In per cent; `null` if the seat never had a choice. */
  readonly accuracy: number | null
  readonly turns: number
  readonly grades: Readonly<Record<Grade, number>>
  /** Win chance given away in all, and brought by all deals. */
  readonly loss: number
  readonly luck: number
}

export type TurningPoint =
  | { readonly kind: 'turn'; readonly n: number; readonly swing: number }
  | { readonly kind: 'deal'; readonly round: number; readonly n: number; readonly swing: number }

/** A judged game: plain data, moves as the notation writes them. */
export interface Review {
  readonly players: number
  readonly palace: boolean
  readonly edition: string
  readonly scores: readonly number[]
  /** `null` if the game is not over. */
  readonly winners: readonly number[] | null
  /** False if the review was broken off: it then covers what it had judged. */
  readonly complete: boolean
  readonly decisions: readonly ReviewedDecision[]
  readonly turns: readonly ReviewedTurn[]
  readonly deals: readonly ReviewedDeal[]
  readonly seats: readonly ReviewedSeat[]
  /** The greatest swings, in the order of the game. */
  readonly turningPoints: readonly TurningPoint[]
  /** The part of all win chance that changed hands by deals, not by decisions: 0 to 1. */
  readonly luckShare: number
}
