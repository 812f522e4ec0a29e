import { useSyncExternalStore } from 'react'

export type Size = 'phone' | 'tablet' | 'desktop'

/** In em, so that larger text counts as a smaller screen. */
const narrow = matchMedia('(max-width: 40em)')
const middling = matchMedia('(max-width: 79em)')

function subscribe(changed: () => void): () => void {
  for (const query of [narrow, middling]) query.addEventListener('change', changed)
  return () => {
    for (const query of [narrow, middling]) query.removeEventListener('change', changed)
  }
}

const sizeNow = (): Size => (narrow.matches ? 'phone' : middling.matches ? 'tablet' : 'desktop')

const low = matchMedia('(max-height: 50em)')

function subscribeLow(changed: () => void): () => void {
  low.addEventListener('change', changed)
  return () => low.removeEventListener('change', changed)
}

/** Is the screen too low for everything at once? */
export const useIsLow = (): boolean => useSyncExternalStore(subscribeLow, () => low.matches)

/** How much room the table has. */
export const useSize = (): Size => useSyncExternalStore(subscribe, sizeNow)
