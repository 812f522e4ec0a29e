import { searchOpponents, stopSearch } from '../api/calls.ts'
import { createPairingSearch } from './pairing-search.ts'

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
