import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Geometry, geometryFor } from './geometry.ts'

/** Below this width of the garden, in pixels, letters at its edge could not be read. */
const LETTERS_WIDTH = 300

const fits = (width: number, height: number, { view }: Geometry) =>
  Math.min(width, (height * view.width) / view.height) >= LETTERS_WIDTH

interface Page {
  readonly geometry: Geometry
  /** Is there room for the names of columns and rows? */
  readonly letters: boolean
}

function roomOf(width: number, height: number, before: Page | undefined): Page {
  const geometry = geometryFor(width, height, before?.geometry)
  const letters = fits(width, height, geometry)
  return before?.geometry === geometry && before.letters === letters ? before : { geometry, letters }
}

/** The view that suits the space available; undefined until that has been measured. */
export function useGeometry(container: RefObject<HTMLElement | null>): Page | undefined {
  const [room, setRoom] = useState<Page>()
  useLayoutEffect(() => {
    const element = container.current
    if (element === null) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      if (clientWidth > 0) setRoom((before) => roomOf(clientWidth, clientHeight, before))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container])
  return room
}
