import { useSyncExternalStore } from 'react'

export type Size = 'phone' | 'landscape' | 'tablet' | 'desktop'

/** In em, so that larger text counts as a smaller screen. The styles have the same thresholds. */
const low = matchMedia('(max-height: 30em) and (min-width: 16em)')
const narrow = matchMedia('(max-width: 40em)')
const middling = matchMedia('(max-width: 79em)')
const wide = matchMedia('(orientation: landscape)')
const queries = [low, narrow, middling, wide]

function subscribe(changed: () => void): () => void {
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}

function sizeNow(): Size {
  if (low.matches) return 'landscape'
  if (narrow.matches) return 'phone'
  if (middling.matches) return wide.matches ? 'landscape' : 'tablet'
  return 'desktop'
}

function matchedBy(condition: string): () => boolean {
  const query = matchMedia(condition)
  const subscribeTo = (changed: () => void) => {
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(subscribeTo, () => query.matches)
}

/** Is the screen too low for everything at once? */
export const useIsLow = matchedBy('(max-height: 50em)')

/** Is it a lower tablet? */
export const useIsShort = matchedBy('(max-height: 72em)')

/** Is it as low as a phone on its side? */
export const useIsFlat = matchedBy('(max-height: 30em)')

/** Is a phone on its side so narrow, or its text so large, that the garden is one of the tabs? */
export const useIsNarrow = matchedBy('(max-width: 40em)')

/** How much room the table has. */
export const useSize = (): Size => useSyncExternalStore(subscribe, sizeNow)
