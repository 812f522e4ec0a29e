import { useEffect, useRef } from 'react'
import { parseRoute, routeTo } from '../../app/router.ts'
import { formatAddress, parseAddress, type ReplayAddress } from '../model/address.ts'

/** Browsers refuse addresses that change too often. */
const CALM = 250

/** The place of a game that the address names; undefined if it is another game, or another screen. */
function placeIn(hash: string, { kind, key }: ReplayAddress): ReplayAddress | undefined {
  const route = parseRoute(hash)
  const place = route.screen === 'replay' ? parseAddress(route.rest) : undefined
  return place?.kind === kind && place.key === key ? place : undefined
}

/**
 * Keeps the position in the address, so that reloading or copying it leads back here. `onWanted` is called with another place
 * of the game that somebody goes to by its address.
 */
export function useAddress(shown: ReplayAddress, onWanted: (place: ReplayAddress) => void): void {
  const latest = useRef({ shown, onWanted })
  useEffect(() => {
    latest.current = { shown, onWanted }
  })
  const known = useRef(location.hash)
  useEffect(() => {
    const onChange = () => {
      known.current = location.hash
      const place = placeIn(location.hash, latest.current.shown)
      if (place !== undefined) latest.current.onWanted(place)
    }
    addEventListener('hashchange', onChange)
    return () => removeEventListener('hashchange', onChange)
  }, [])
  const address = routeTo({ screen: 'replay', rest: formatAddress(shown) })
  useEffect(() => {
    const timer = setTimeout(() => {
      // Somebody has gone elsewhere, and the event that says so is still to come.
      if (location.hash !== known.current) return
      // If another game has been opened meanwhile, stay there.
      const here = placeIn(location.hash, latest.current.shown) !== undefined
      if (here && location.hash !== address) history.replaceState(null, '', address)
      known.current = location.hash
    }, CALM)
    return () => clearTimeout(timer)
  }, [address])
}
