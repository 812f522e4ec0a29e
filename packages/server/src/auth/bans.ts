import type { Store } from '../store/store.ts'
import type { PlayerRow } from '../store/types.ts'

/** Bot programs can be created by bot programs, but not more deeply than this. */
const MAX_OWNER_DEPTH = 8

/** Is this player banned, or an owner of this bot program? */
export async function isBanned(store: Store, player: PlayerRow): Promise<boolean> {
  let one: PlayerRow | undefined = player
  for (let i = 0; i < MAX_OWNER_DEPTH && one !== undefined; i++) {
    if (one.banned) return true
    one = one.owner === undefined ? undefined : await store.player(one.owner)
  }
  return false
}
