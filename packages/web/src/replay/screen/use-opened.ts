import { useEffect, useState } from 'react'
import { store } from '../../game/tabs.ts'
import { type NotOpened, type Opened, openPlace } from '../model/open.ts'
import type { Place } from '../model/place.ts'

/** The game of an address; undefined until it is there. */
export function useOpened({ kind, key }: Pick<Place, 'kind' | 'key'>): Opened | NotOpened | undefined {
  const [found, setFound] = useState<Opened | NotOpened>()
  useEffect(() => {
    let current = true
    void openPlace(store, { kind, key }).then((opened) => current && setFound(opened))
    return () => {
      current = false
    }
  }, [kind, key])
  return found
}
