import { useCallback, useEffect, useState } from 'react'
import type { GameHead } from '../../game/saved.ts'
import { news, store } from '../../game/tabs.ts'

export type Games = readonly GameHead[] | 'loading' | 'unreadable'

/** The games of this browser, as they change here and in other tabs. */
export function useGames(): { readonly games: Games; readonly refresh: () => void } {
  const [games, setGames] = useState<Games>('loading')
  const refresh = useCallback(() => {
    store.list().then(setGames, () => setGames('unreadable'))
  }, [])
  useEffect(() => {
    refresh()
    return news.listen((heard) => {
      if (heard.kind === 'games' || heard.kind === 'changed') refresh()
    })
  }, [refresh])
  return { games, refresh }
}
