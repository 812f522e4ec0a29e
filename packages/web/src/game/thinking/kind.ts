import type { SentPosition } from '@amyitis/bots'
import { type Box, type Edition, openBox, type PlayerCount, STANDARD } from '@amyitis/engine'

/** What kind of game it is: all that a worker needs to open the box itself. */
export interface Kind {
  readonly players: PlayerCount
  readonly palace: boolean
  /** Left out for the standard one. */
  readonly edition?: Edition
}

export interface Task {
  readonly kind: Kind
  readonly position: SentPosition
  /** Of the thinking; it has nothing to do with the deals to come. */
  readonly seed: string
}

export const kindOf = ({ players, palace, edition }: Box): Kind =>
  edition === STANDARD ? { players, palace } : { players, palace, edition }

export const openKind = ({ players, palace, edition = STANDARD }: Kind): Box => openBox(edition, players, palace)
