import type { PublicPlayer } from '@amyitis/protocol'
import type { Store } from '../store/store.ts'
import type { PlayerRow } from '../store/types.ts'

const publicPlayer = ({ id, name, bot }: PlayerRow): PublicPlayer => ({
  id,
  bot,
  ...(name === undefined ? {} : { name }),
})

/** Erased players have no earlier name either. */
export const withPlayedName = (player: PublicPlayer, name: string | undefined): PublicPlayer =>
  name === undefined || player.name === undefined || name === player.name ? player : { ...player, playedAs: name }

/** Players as others see them. */
export interface PlayerNames {
  get(ids: readonly string[]): Promise<PublicPlayer[]>
  /** The same at one table: for a finished game with the name under which it was played, if that differs. */
  getForTable(table: string, ids: readonly string[]): Promise<PublicPlayer[]>
  /** A name was changed or erased. */
  set(player: PublicPlayer): void
}

/** Another process may change a name. */
const CACHE_TTL_MS = 60_000
const MAX_NAMES = 20_000

export function createPlayerNames(store: Store, now: () => number): PlayerNames {
  const names = new Map<string, { readonly player: PublicPlayer; readonly at: number }>()

  function known(id: string): PublicPlayer | undefined {
    const found = names.get(id)
    return found !== undefined && now() - found.at < CACHE_TTL_MS ? found.player : undefined
  }

  function set(player: PublicPlayer): void {
    names.delete(player.id)
    names.set(player.id, { player, at: now() })
    if (names.size > MAX_NAMES) for (const [oldest] of names) return void names.delete(oldest)
  }

  async function get(ids: readonly string[]): Promise<PublicPlayer[]> {
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
    get,
    getForTable: async (table, ids) => {
      const [players, played] = await Promise.all([get(ids), store.playedNames([table])])
      const before = new Map(played.map(({ player, name }) => [player, name]))
      return players.map((player) => withPlayedName(player, before.get(player.id)))
    },
  }
}
