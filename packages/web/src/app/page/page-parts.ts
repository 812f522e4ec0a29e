import { type ComponentType, createContext } from 'react'
import { createStore } from '../../create-store.ts'

/** Which part of Babylon is seen over the parapet. */
export type Camera = 'gate' | 'ziggurat' | 'city' | 'roof' | 'garden'

/** A game of this browser, or a table of the server. */
export interface FinishedGame {
  readonly kind: 'game' | 'table'
  readonly id: string
}

/** What folders above this one contribute to every page; the shell provides it. */
export interface PageParts {
  /** Babylon, as seen from here. */
  readonly View?: ComponentType<{ readonly camera: Camera }>
  /** The player’s name and rating, at the end of the bar. */
  readonly Account?: ComponentType
  /** What a finished game has earned, beside its results. */
  readonly NewSeals?: ComponentType<FinishedGame>
  /** Signing in, in the settings. */
  readonly SignIn?: ComponentType
}

export const PagePartsContext = createContext<PageParts>({})

/** How many online games wait for this player; 0 shows nothing. */
export const onlineBadge = createStore(0)
