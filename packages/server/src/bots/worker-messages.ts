import type { Level, SerializedPosition } from '@amyitis/bots'
import type { Edition, PlayerCount } from '@amyitis/engine'

/** Asks a worker for a move. */
export interface MoveRequest {
  readonly level: Level
  readonly players: PlayerCount
  readonly palace: boolean
  readonly edition: Edition
  readonly position: SerializedPosition
  readonly ms: number
  /** Seed of the bot's random numbers. */
  readonly seed: string
}

/** What a worker sends: that it is ready, and the moves it chooses. */
export type WorkerMessage = { readonly ready: true } | { readonly move: string }
