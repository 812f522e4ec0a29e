import { type ComponentType, createContext } from 'react'
import { createStore } from '../../create-store.ts'

/** Where one stands: which part of Babylon is seen over the parapet. */
export type Camera = 'gate' | 'ziggurat' | 'city' | 'roof' | 'garden'

/** What folders above this one contribute to every room; the shell provides it. */
export interface RoomParts {
  /** Babylon, as seen from here. */
  readonly View?: ComponentType<{ readonly camera: Camera }>
  /** One's own name and rating, at the end of the bar. */
  readonly Account?: ComponentType
  /** How one signs in, in the settings. */
  readonly SignIn?: ComponentType
}

export const RoomPartsContext = createContext<RoomParts>({})

/** How many online games wait for this player; 0 shows nothing. */
export const onlineBadge = createStore(0)
