import type { Event } from '@amyitis/engine'
import type { GameInProgress } from './game-in-progress.ts'

interface GameState {
  readonly running: GameInProgress
  /** What the last change set in motion; none after taking back. */
  readonly events: readonly Event[]
  /** How many changes there have been: a new number means new events. */
  readonly changes: number
}

/** A game of this browser. */
export interface LocalState extends GameState {
  readonly kind: 'local'
  readonly saving: 'saved' | 'saving' | 'unsaved'
  /** A bot decides: it thinks, or waits for a sign (`waiting`). */
  readonly bot: 'none' | 'thinking' | 'waiting'
  /** A bot could not think as it should, and a simpler one stood in. */
  readonly standIn: boolean
  readonly deleted: boolean
}

/** A game of a server, which decides what is played. */
export interface OnlineState extends GameState {
  readonly kind: 'online'
  /** A move waits for the server; `slow` once that takes long enough to show. */
  readonly sending: boolean
  readonly slow: boolean
  /** Why the server has refused what was asked of it last. */
  readonly problem: string | undefined
  /** Is there anything that `hurry` shortens? */
  readonly skips: boolean
  /** Also where somebody has conceded and the garden has not ended the game. */
  readonly over: boolean
  /** The rank of each seat, once it is over. */
  readonly ranks: readonly number[] | undefined
  /** The last decision of a round is made, and the next round is being dealt. */
  readonly dealing: boolean
  /** Does somebody play at this screen, or only watch? */
  readonly seated: boolean
  /** Among people no bot is asked for hints. */
  readonly unaided: boolean
}

export type SessionState = LocalState | OnlineState
