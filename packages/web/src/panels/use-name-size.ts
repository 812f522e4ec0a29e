import { type RefObject, useLayoutEffect, useState } from 'react'

/** How the names of cards are written: large, small, smaller, or not at all where a word has no room. */
type NameSize = 'large' | 'small' | 'tiny' | 'none'
const SIZES: readonly NameSize[] = ['large', 'small', 'tiny', 'none']

const isCut = (name: Element) => name.scrollWidth > name.clientWidth

/**
 * The largest way to write all names in which no word is broken or cut. Whatever has `data-names` shows its names in that
 * way; the names are those with `data-name`.
 */
export function useNameSize(list: RefObject<HTMLElement | null>, words: unknown): NameSize {
  const [size, setSize] = useState<NameSize>('large')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need other room
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    const room = () => `${element.clientWidth} ${element.clientHeight}`
    let measured = ''
    const measure = () => {
      const shown = element.dataset.names
      const fitting = SIZES.find((one) => {
        element.dataset.names = one
        return one === 'none' || ![...element.querySelectorAll('[data-name]')].some(isCut)
      })
      if (shown !== undefined) element.dataset.names = shown
      measured = room()
      if (fitting !== undefined) setSize(fitting)
    }
    measure()
    const observer = new ResizeObserver(() => {
      if (room() !== measured) measure()
    })
    observer.observe(element)
    // The typeface may arrive later.
    document.fonts?.addEventListener('loadingdone', measure)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', measure)
    }
  }, [list, words])
  return size
}
