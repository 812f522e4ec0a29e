import { isClause } from '@amyitis/narration'
import { type RefObject, useEffect, useRef } from 'react'
import { type Route, routeTo } from '../app/router.ts'

const PAGED: readonly Route['screen'][] = ['learn', 'rules', 'puzzles', 'online']

/** What is arrived at: a screen; of the lessons, the rules, the puzzles and online play, each page. */
export const arrivalPlace = (route: Route): string => (PAGED.includes(route.screen) ? routeTo(route) : route.screen)

/** The rules lead to a clause by themselves. */
const leadsOn = (route: Route): boolean => route.screen === 'rules' && isClause(route.rest[0] ?? '')

/** Arriving somewhere else moves the focus to the top of it, as soon as it is `shown`. */
export function useArrival(route: Route, shown: boolean): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const place = arrivalPlace(route)
  const arrived = useRef(place)
  const byItself = leadsOn(route)
  useEffect(() => {
    if (!shown || arrived.current === place) return
    arrived.current = place
    if (byItself) return
    main.current?.focus()
    scrollTo(0, 0)
  }, [place, byItself, shown])
  return main
}
