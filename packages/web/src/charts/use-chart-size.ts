import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface ChartSize {
  readonly width: number
  readonly height: number
  /** How much larger than usual text is: margins for labels grow with it. */
  readonly em: number
}

const FIRST: ChartSize = { width: 640, height: 240, em: 1 }

/** The size of an element, kept up to date: charts are drawn in pixels, so that their text stays as large as all text. */
export function useChartSize<E extends Element>(): readonly [RefObject<E | null>, ChartSize] {
  const ref = useRef<E>(null)
  const [size, setSize] = useState(FIRST)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
      if (clientWidth > 0) setSize({ width: clientWidth, height: Math.max(60, clientHeight), em })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
