import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { type Spot, spotOf, targetOf } from '../garden/glow/garden-places.ts'
import { numberReader, stepFrom } from './keys.ts'
import type { TableModel } from './model.ts'

/** What a place does when it is pointed at, touched or reached by keyboard. */
export interface Acts {
  enter(event: PointerEvent<SVGElement>): void
  leave(event: PointerEvent<SVGElement>): void
  focus(event: FocusEvent<SVGElement>): void
  blur(event: FocusEvent<SVGElement>): void
  click(event: MouseEvent<SVGElement>): void
  key(event: KeyboardEvent<SVGElement>): void
}

const targetIn = (element: Element) => element.getAttribute('data-target') ?? ''

/**
 * The same functions for every place, for as long as the garden stands: they read the table as it is when they are called.
 * `numbered` are the places that the keyboard reaches by a number.
 */
export function useActs(table: TableModel, numbered: readonly Spot[]): Acts {
  const latest = useRef({ table, numbered })
  useLayoutEffect(() => {
    latest.current = { table, numbered }
  })
  return useMemo(() => {
    const readNumber = numberReader()
    const now = () => latest.current.table
    const byMouse = (event: PointerEvent) => event.pointerType === 'mouse'
    const look = (target: string) => now().look(now().at(target))
    const decide = (target: string) => {
      const choice = now().at(target)
      if (choice === undefined) now().ask(target)
      else now().choose(choice)
    }
    const goal = (event: KeyboardEvent<SVGElement>): Spot | undefined => {
      const spots = latest.current.numbered
      const number = readNumber(event.key, event.timeStamp, spots.length)
      if (number !== undefined) return spots[number - 1]
      const here = spotOf(targetIn(event.currentTarget))
      return here && stepFrom(here, event.key)
    }
    return {
      enter(event) {
        if (byMouse(event)) look(targetIn(event.currentTarget))
      },
      leave(event) {
        if (byMouse(event)) now().look(undefined)
      },
      focus(event) {
        if (!event.currentTarget.matches(':focus-visible')) return
        const target = targetIn(event.currentTarget)
        if (now().at(target) === undefined) now().ask(target)
        else look(target)
      },
      blur() {
        now().look(undefined)
      },
      click(event) {
        decide(targetIn(event.currentTarget))
      },
      key(event) {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const there = goal(event)
        if (event.key !== 'Enter' && event.key !== ' ' && there === undefined) return
        event.preventDefault()
        if (there === undefined) decide(targetIn(event.currentTarget))
        else
          event.currentTarget.ownerSVGElement
            ?.querySelector<SVGElement>(`.garden-place[data-target="${targetOf(there)}"]`)
            ?.focus()
      },
    }
  }, [])
}
