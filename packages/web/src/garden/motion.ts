import { type RefObject, useLayoutEffect, useRef } from 'react'

const STILL = '(prefers-reduced-motion: reduce)'

/** May things move? Not for those who asked their system or this page for rest. */
export const mayMove = (): boolean =>
  !window.matchMedia(STILL).matches && document.documentElement.dataset.motion !== 'none'

/** A transform as an attribute writes it, such as `translate(3 4) scale(2)`, as style sheets and animations write it. */
export const cssTransform = (attribute: string): string =>
  attribute.replace(/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/g, 'translate($1px, $2px)')

/** Lets an element move once whenever `turn` changes, but not when it is first drawn. */
export function useMotion<T>(
  element: RefObject<SVGGElement | null>,
  turn: T,
  move: (element: SVGGElement, before: T) => void,
): void {
  const before = useRef(turn)
  useLayoutEffect(() => {
    const last = before.current
    if (last === turn) return
    before.current = turn
    if (element.current !== null && mayMove()) move(element.current, last)
  })
}
