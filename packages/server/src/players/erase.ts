import { eraseFrom } from '@amyitis/tables'
import type { Desk } from '../desk/desk.ts'
import { Refused } from '../refused.ts'
import type { Store } from '../store/store.ts'
import { tablesOf } from './tables.ts'

/**
 * Forgets a player, and the programs that they have made: nothing that could tell who it was is kept. Bots go on with their
 * games. Answers who is forgotten.
 */
export async function erase(store: Store, desk: Desk, player: string): Promise<string[]> {
  const bots: string[] = []
  for (const bot of await store.botsOf(player)) bots.push(...(await erase(store, desk, bot)))
  for (const { id, status, host, seats } of await tablesOf(store, player)) {
    if (status !== 'open' && status !== 'playing') continue
    if (host !== player && !seats.includes(player)) continue
    try {
      await desk.change(id, { decide: (table, ground) => eraseFrom(table, player, ground) })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }
  await store.removeTokens({ player })
  await store.erasePlayer(player)
  return [player, ...bots]
}
