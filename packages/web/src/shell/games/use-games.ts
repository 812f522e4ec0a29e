import { useCallback, useEffect, useState } from 'react'
import type { GameHead } from '../../game/saved.ts'
import { store, tabChannel } from '../../game/tabs.ts'

export type GamesState = readonly GameHead[] | 'loading' | 'unreadable'

/** The games of this browser, as they change here and in other tabs. */
export function useGames(): { readonly games: GamesState; readonly refresh: () => void } {
  const [games, setGames] = useState<GamesState>('loading')
  const refresh = useCallback(() => {
    store.list().then(setGames, () => setGames('unreadable'))
  }, [])
  useEffect(() => {
    refresh()
    return tabChannel.listen((message) => {
      if (message.kind === 'games' || message.kind === 'changed') refresh()
    })
  }, [refresh])
  return { games, refresh }
}
