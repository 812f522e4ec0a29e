import { createStore, useStore } from '../../create-store.ts'
import type { Route } from '../router.ts'

/** A search for opponents that goes on wherever the player is, or has failed there. */
export interface RunningSearch {
  readonly failed: boolean
  /** Ends it, or dismisses the failure. */
  stop(): void
}

/** Is it the lobby, which itself says everything about a search? */
export const isLobby = (route: Route): boolean => route.screen === 'online' && route.rest.length === 0

export const searchStore = createStore<RunningSearch | undefined>(undefined)

export const useRunningSearch = (): RunningSearch | undefined => useStore(searchStore)
