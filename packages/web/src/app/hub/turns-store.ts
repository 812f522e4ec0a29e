import type { Turns } from '@amyitis/protocol'
import { createStore, useStore } from '../../create-store.ts'

/** What waits for the player online; undefined as long as nobody is signed in or the server has not answered. */
export const turnsStore = createStore<Turns | undefined>(undefined)

export const useTurns = (): Turns | undefined => useStore(turnsStore)

/** How many tables wait for the player. */
export const useTurnCount = (): number => useStore(turnsStore)?.count ?? 0
