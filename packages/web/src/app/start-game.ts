import { createGame, type NewGameOptions } from '../game/create-game.ts'
import type { SavedGame } from '../game/saved.ts'
import { store, tabChannel } from '../game/tabs.ts'
import { beginCoaching } from './coach/coach-store.ts'
import { FIRST_GAME } from './first-game.ts'
import { go } from './use-route.ts'

/** Keeps a game and goes to its table. */
export async function enterGame(saved: SavedGame): Promise<void> {
  await store.add(saved)
  tabChannel.post({ kind: 'games' })
  go({ screen: 'play', id: saved.head.id })
}

export const startGame = (how: NewGameOptions): Promise<void> => enterGame(createGame(how))

/** A game in which each kind of decision is explained, and the bots wait for a click. */
export function startCoachedGame(how: NewGameOptions = FIRST_GAME): Promise<void> {
  const saved = createGame(how)
  beginCoaching(saved.head.id)
  return enterGame(saved)
}
