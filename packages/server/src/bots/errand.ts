import type { Level, SentPosition } from '@amyitis/bots'
import type { Edition, PlayerCount } from '@amyitis/engine'

/** What a worker is asked: a move of a level in a position. */
export interface Errand {
  readonly level: Level
  readonly players: PlayerCount
  readonly palace: boolean
  readonly edition: Edition
  readonly position: SentPosition
  readonly ms: number
  /** What the bot's chance is drawn from. */
  readonly seed: string
}

/** What a worker says: that it can begin, and the moves it chooses. */
export type Said = { readonly ready: true } | { readonly move: string }
