import { type Game, isOver, legalMoves, type Trade, winners } from '@amyitis/engine'
import type { SeatSetting } from './seats.ts'

/** One answered decision as it is kept; with the cards dealt after it, so that no later version deals others. */
export interface LoggedMove {
  readonly move: string
  readonly deal?: readonly Trade[]
}

/** What a list of games shows without replaying them. */
export interface Summary {
  readonly players: number
  readonly palace: boolean
  readonly round: number
  readonly scores: readonly number[]
  /** The seat that decides; undefined once the game is over. */
  readonly player: number | undefined
  readonly winners: readonly number[]
}

/** A game of this browser, beside its moves. */
export interface GameHead {
  readonly id: string
  readonly version: 1
  /** What its owner calls it, if anything. */
  readonly title?: string
  /** The set game that it is, if any. */
  readonly challenge?: string
  readonly created: number
  readonly changed: number
  readonly seats: readonly SeatSetting[]
  /** Decides the deals to come. It is never shown before the end. */
  readonly seed: string
  /** The record of the game as it was begun: setup and first deal, a position, or another game up to some point. */
  readonly record: string
  /** Its record with variations, signs and comments, once somebody has added some. */
  readonly study?: string
  /** Counts changes; a change is rejected unless it names the latest revision. */
  readonly revision: number
  readonly count: number
  readonly summary: Summary
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Can it be listed? What a browser has stored may be damaged, and one such game must not hide all others. */
export function isHead(value: unknown): value is GameHead {
  const { id, seats, seed, record, changed, summary } = (value ?? {}) as Partial<Record<string, unknown>>
  const { scores, winners: won, round } = (summary ?? {}) as Partial<Record<string, unknown>>
  const isSeat = (seat: unknown) => ['human', 'bot'].includes((seat as Partial<SeatSetting> | null)?.kind ?? '')
  return (
    [id, seed, record].every(isText) &&
    [changed, round].every(Number.isFinite) &&
    [seats, scores, won].every(isList) &&
    (seats as unknown[]).every(isSeat)
  )
}

export interface SavedGame {
  readonly head: GameHead
  readonly moves: readonly LoggedMove[]
}

export function summaryOf({ position }: Game): Summary {
  const over = position.phase === 'over'
  return {
    players: position.seats.length,
    palace: position.box.palace,
    round: position.round,
    scores: position.seats.map((seat) => seat.score),
    player: over ? undefined : position.player,
    winners: over ? winners(position) : [],
  }
}

/** The only legal move of the decision asked now; undefined if there are several. */
export function onlyAnswer(game: Game): string | undefined {
  if (isOver(game)) return undefined
  const moves = legalMoves(game)
  return moves.length === 1 ? moves[0] : undefined
}
