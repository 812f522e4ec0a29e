import type { PlayerRow, Store } from '../store/store.ts'

/** Bots may have been made by bots; more generations than this there are not. */
const MOST_GENERATIONS = 8

/** Is this player banned, or whoever has made this program? */
export async function isBanned(store: Store, player: PlayerRow): Promise<boolean> {
  let one: PlayerRow | undefined = player
  for (let i = 0; i < MOST_GENERATIONS && one !== undefined; i++) {
    if (one.banned) return true
    one = one.owner === undefined ? undefined : await store.player(one.owner)
  }
  return false
}
