import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Geometry, geometryFor } from './geometry.ts'

/** The way of seeing that suits the room there is; undefined until the room has been measured. */
export function useGeometry(container: RefObject<HTMLElement | null>): Geometry | undefined {
  const [geometry, setGeometry] = useState<Geometry>()
  useLayoutEffect(() => {
    const element = container.current
    if (element === null) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      if (clientWidth > 0) setGeometry((taken) => geometryFor(clientWidth, clientHeight, taken))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container])
  return geometry
}
