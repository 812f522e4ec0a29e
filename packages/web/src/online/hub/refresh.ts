import type { Polling } from './poll-turns.ts'

let polling: Polling | undefined

export const setPolling = (now: Polling | undefined): void => {
  polling = now
}

/** Something has changed at a table: what waits for the player may be something else now. */
export const refreshTurns = (): void => polling?.refresh()
