import { createGame, type NewGameOptions } from '../game/create-game.ts'
import type { SavedGame } from '../game/saved.ts'
import { isAuto } from '../game/seats.ts'
import { store, tabChannel } from '../game/tabs.ts'
import { beginCoaching } from './coach/coach-store.ts'
import { FIRST_GAME } from './first-game.ts'
import { withAutoLevels } from './own-strength.ts'
import { go } from './use-route.ts'

/** Keeps a game and goes to its table. */
export async function enterGame(saved: SavedGame): Promise<void> {
  await store.add(saved)
  tabChannel.post({ kind: 'games' })
  go({ screen: 'play', id: saved.head.id })
}

/** A new game; whoever plays at the player’s level gets the one of today. */
async function newGameOf(how: NewGameOptions): Promise<SavedGame> {
  if (!how.seats.some(isAuto)) return createGame(how)
  return createGame({ ...how, seats: withAutoLevels(how.seats, await store.list()) })
}

export const startGame = async (how: NewGameOptions): Promise<void> => enterGame(await newGameOf(how))

/** A game in which each kind of decision is explained, and the bots wait for a click. */
export async function startCoachedGame(how: NewGameOptions = FIRST_GAME): Promise<void> {
  const saved = await newGameOf(how)
  beginCoaching(saved.head.id)
  return enterGame(saved)
}
