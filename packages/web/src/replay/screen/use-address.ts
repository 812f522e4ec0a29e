import { useEffect } from 'react'
import { routeTo } from '../../app/router.ts'
import { type Place, writePlace } from '../model/place.ts'

/** Browsers refuse addresses that change too often. */
const CALM = 250

/** Keeps the position in the address, so that reloading or copying it leads back here. */
export function useAddress({ kind, key, n, sight }: Place): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = routeTo({ screen: 'replay', rest: writePlace({ kind, key, n, sight }) })
      // Whoever has gone on to another game by now stays there.
      const here = location.hash.startsWith('#/replay/') && location.hash.includes(`/${key}`)
      if (here && location.hash !== address) history.replaceState(null, '', address)
    }, CALM)
    return () => clearTimeout(timer)
  }, [kind, key, n, sight])
}
