import { isLobby, searchStore } from '../../app/hub/search-store.ts'
import { parseRoute, routeTo } from '../../app/router.ts'
import { go } from '../../app/use-route.ts'
import { searchOpponents, stopSearch } from '../api/calls.ts'
import { createPairingSearch, seenElsewhere } from './pairing-search.ts'

/** The one search of this page. */
export const pairing = createPairingSearch({
  search: searchOpponents,
  stop: stopSearch,
  now: Date.now,
  wait(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
})

// It goes on elsewhere, and leads to the table from there.
pairing.subscribe(() => {
  const search = pairing.get()
  const { state, table } = search
  const seen = seenElsewhere(search, isLobby(parseRoute(location.hash)))
  searchStore.set(seen && { failed: seen === 'failed', stop: pairing.cancel })
  if (state !== 'found' || table === undefined) return
  const route = { screen: 'online', rest: ['table', table] } as const
  // Who watches the table at which a seat has become free is there already.
  if (location.hash === routeTo(route)) pairing.arrive()
  else go(route)
})

addEventListener('hashchange', () => {
  const route = parseRoute(location.hash)
  // Who comes back from a table is not sent there again.
  if (route.screen === 'online' && route.rest[0] === 'table' && pairing.get().state === 'found') pairing.arrive()
})
