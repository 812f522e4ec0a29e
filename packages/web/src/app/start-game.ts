import { type Begin, begin } from '../game/begin.ts'
import type { SavedGame } from '../game/saved.ts'
import { news, store } from '../game/tabs.ts'
import { go } from './use-route.ts'

/** Keeps a game and goes to its table. */
export async function enterGame(saved: SavedGame): Promise<void> {
  await store.add(saved)
  news.post({ kind: 'games' })
  go({ screen: 'play', id: saved.head.id })
}

export const startGame = (how: Begin): Promise<void> => enterGame(begin(how))
