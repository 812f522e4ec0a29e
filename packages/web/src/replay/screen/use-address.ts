import { useEffect } from 'react'
import { routeTo } from '../../app/router.ts'
import { formatAddress, type ReplayAddress } from '../model/address.ts'

/** Browsers refuse addresses that change too often. */
const CALM = 250

/** Keeps the position in the address, so that reloading or copying it leads back here. */
export function useAddress({ kind, key, n, view }: ReplayAddress): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = routeTo({ screen: 'replay', rest: formatAddress({ kind, key, n, view }) })
      // If another game has been opened meanwhile, stay there.
      const here = location.hash.startsWith('#/replay/') && location.hash.includes(`/${key}`)
      if (here && location.hash !== address) history.replaceState(null, '', address)
    }, CALM)
    return () => clearTimeout(timer)
  }, [kind, key, n, view])
}
