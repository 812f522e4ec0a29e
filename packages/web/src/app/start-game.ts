import { createGame, type NewGameOptions } from '../game/create-game.ts'
import type { SavedGame } from '../game/saved.ts'
import { isAuto } from '../game/seats.ts'
import { store, tabChannel } from '../game/tabs.ts'
import { beginCoaching } from './coach/coach-store.ts'
import { FIRST_GAME } from './first-game.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { ownLevel, withAutoLevels } from './own-strength.ts'
import { go } from './use-route.ts'

/** Makes and keeps a game, and goes to its table. */
export const enterGame = oneAtATime(async (make: () => SavedGame | Promise<SavedGame>) => {
  const saved = await make()
  await store.add(saved)
  tabChannel.post({ kind: 'games' })
  go({ screen: 'play', id: saved.head.id })
})

/** A new game; a seat set to the player’s own level gets today's level. */
async function newGameOf(how: NewGameOptions): Promise<SavedGame> {
  if (!how.seats.some(isAuto)) return createGame(how)
  const { level } = ownLevel(await store.list())
  return createGame({ ...how, seats: withAutoLevels(how.seats, level) })
}

export const startGame = (how: NewGameOptions): Promise<void> => enterGame(() => newGameOf(how))

/** A game in which each kind of decision is explained, and the bots wait for a click. */
export const startCoachedGame = (how: NewGameOptions = FIRST_GAME): Promise<void> =>
  enterGame(async () => {
    const saved = await newGameOf(how)
    beginCoaching(saved.head.id)
    return saved
  })
