import type { SerializedPosition } from '@amyitis/bots'
import { type Box, type Edition, openBox, type PlayerCount, STANDARD } from '@amyitis/engine'

/** What kind of game it is: all that a worker needs to open the box itself. */
export interface GameKind {
  readonly players: PlayerCount
  readonly palace: boolean
  /** Left out for the standard one. */
  readonly edition?: Edition
}

export interface Task {
  readonly kind: GameKind
  readonly position: SerializedPosition
  /** Of the thinking; it has nothing to do with the deals to come. */
  readonly seed: string
}

export const gameKindOf = ({ players, palace, edition }: Box): GameKind =>
  edition === STANDARD ? { players, palace } : { players, palace, edition }

export const boxOf = ({ players, palace, edition = STANDARD }: GameKind): Box => openBox(edition, players, palace)
