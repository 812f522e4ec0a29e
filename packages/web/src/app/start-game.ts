import { createGame, type NewGameOptions } from '../game/create-game.ts'
import type { SavedGame } from '../game/saved.ts'
import { store, tabChannel } from '../game/tabs.ts'
import { beginCoaching } from './coach/coach-store.ts'
import { FIRST_GAME } from './first-game.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { go } from './use-route.ts'

/** Makes and keeps a game, and goes to its table. */
export const enterGame = oneAtATime(async (make: () => SavedGame) => {
  const saved = make()
  await store.add(saved)
  tabChannel.post({ kind: 'games' })
  go({ screen: 'play', id: saved.head.id })
})

export const startGame = (how: NewGameOptions): Promise<void> => enterGame(() => createGame(how))

/** A game in which each kind of decision is explained, and the bots wait for a click. */
export const startCoachedGame = (how: NewGameOptions = FIRST_GAME): Promise<void> =>
  enterGame(() => {
    const saved = createGame(how)
    beginCoaching(saved.head.id)
    return saved
  })
