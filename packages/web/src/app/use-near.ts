import { type RefObject, useEffect, useState } from 'react'

/** How far outside the window something may be to count as near. */
const MARGIN = '200px'

/** Has an element come near the window? What it shows needn't be read before that. */
export function useNear(frame: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: MARGIN },
    )
    if (frame.current !== null) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  return near
}
