import type { PublicPlayer } from '@amyitis/protocol'
import type { PlayerRow, Store } from '../store/store.ts'

const publicPlayer = ({ id, name, bot }: PlayerRow): PublicPlayer => ({
  id,
  bot,
  ...(name === undefined ? {} : { name }),
})

/** Whoever is erased has had no name. */
export const playedAs = (player: PublicPlayer, name: string | undefined): PublicPlayer =>
  name === undefined || player.name === undefined || name === player.name ? player : { ...player, playedAs: name }

/** How players are called, as others see them. */
export interface Names {
  of(ids: readonly string[]): Promise<PublicPlayer[]>
  /** The same at one table: with the name under which a game that is over was played, where it was another. */
  at(table: string, ids: readonly string[]): Promise<PublicPlayer[]>
  /** A name has changed, or is gone. */
  set(player: PublicPlayer): void
}

/** Names in memory are believed for so long: another process may have changed one. */
const FRESH = 60_000
const MOST = 20_000

export function createNames(store: Store, now: () => number): Names {
  const names = new Map<string, { readonly player: PublicPlayer; readonly at: number }>()

  function known(id: string): PublicPlayer | undefined {
    const found = names.get(id)
    return found !== undefined && now() - found.at < FRESH ? found.player : undefined
  }

  function set(player: PublicPlayer): void {
    names.delete(player.id)
    names.set(player.id, { player, at: now() })
    if (names.size > MOST) for (const [oldest] of names) return void names.delete(oldest)
  }

  async function of(ids: readonly string[]): Promise<PublicPlayer[]> {
    const missing = [...new Set(ids)].filter((id) => known(id) === undefined)
    if (missing.length > 0) {
      const rows = new Map((await store.players(missing)).map((row) => [row.id, row]))
      for (const id of missing) {
        const row = rows.get(id)
        set(row === undefined ? { id, bot: false } : publicPlayer(row))
      }
    }
    return [...new Set(ids)].map((id) => names.get(id)?.player ?? { id, bot: false })
  }

  return {
    set,
    of,
    at: async (table, ids) => {
      const [players, played] = await Promise.all([of(ids), store.playedNames([table])])
      const before = new Map(played.map(({ player, name }) => [player, name]))
      return players.map((player) => playedAs(player, before.get(player.id)))
    },
  }
}
