import { useLayoutEffect, useState } from 'react'
import { news, store } from '../../game/tabs.ts'
import { type NotOpened, type Opened, openPlace } from '../model/open.ts'
import type { Place } from '../model/place.ts'

/** The game of an address; undefined until it is there. A game that goes on in another tab goes on here. */
export function useOpened({ kind, key }: Pick<Place, 'kind' | 'key'>): Opened | NotOpened | undefined {
  const [found, setFound] = useState<Opened | NotOpened>()
  // Not after the next picture, which would be an empty page.
  useLayoutEffect(() => {
    let last = 0
    const open = async () => {
      const own = ++last
      const opened = await openPlace(store, { kind, key })
      // Who looks at a game that is deleted meanwhile goes on looking at it.
      if (own === last) setFound((before) => (opened.ok || before === undefined ? opened : before))
    }
    void open()
    const stop = news.listen((heard) => {
      if (kind === 'game' && heard.kind === 'changed' && heard.game === key) void open()
    })
    return () => {
      last++
      stop()
    }
  }, [kind, key])
  return found
}
