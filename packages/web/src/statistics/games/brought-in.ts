import { idbFacts } from '../../game/facts/facts-store.ts'
import type { SavedGame } from '../../game/saved.ts'
import { keepFactsOf } from './local-games.ts'
import { whenIdle } from './pacer.ts'

/** Prepares the statistics of games that have just been brought into this browser. */
export const prepareStatistics = (games: readonly SavedGame[]): Promise<void> =>
  keepFactsOf(games, { kept: idbFacts, pause: whenIdle })
