import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { numberReader, stepFrom } from './keys.ts'
import type { TableModel } from './model.ts'
import { enter, focus, leave, pick } from './pointing.ts'
import { type Target, targetIn } from './target.ts'

/** What a drawn target does when it is pointed at, touched or reached by keyboard. */
export interface TargetEvents {
  enter(event: PointerEvent<SVGElement>): void
  leave(event: PointerEvent<SVGElement>): void
  focus(event: FocusEvent<SVGElement>): void
  blur(): void
  click(event: MouseEvent<SVGElement>): void
  key(event: KeyboardEvent<SVGElement>): void
}

/**
 * The same functions for every target of a drawing, for as long as it stands: they read the table as it is when they are
 * called. `numbered` are the targets that the keyboard reaches by a number.
 */
export function useTargetEvents(table: TableModel, numbered: readonly Target[]): TargetEvents {
  const latest = useRef({ table, numbered })
  useLayoutEffect(() => {
    latest.current = { table, numbered }
  })
  return useMemo(() => {
    const readNumber = numberReader()
    const now = () => latest.current.table
    const goal = ({ key, timeStamp, currentTarget }: KeyboardEvent<SVGElement>): Target | undefined => {
      const all = latest.current.numbered
      const number = readNumber(key, timeStamp, all.length)
      return number === undefined ? stepFrom(targetIn(currentTarget), key) : all[number - 1]
    }
    return {
      enter: (event) => enter(now(), targetIn(event.currentTarget), event),
      leave: (event) => leave(now(), event),
      focus: (event) => focus(now(), targetIn(event.currentTarget), event),
      blur: () => now().look(undefined),
      click: ({ currentTarget }) => pick(now(), targetIn(currentTarget)),
      key(event) {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const there = goal(event)
        if (event.key !== 'Enter' && event.key !== ' ' && there === undefined) return
        event.preventDefault()
        if (there === undefined) pick(now(), targetIn(event.currentTarget))
        else
          event.currentTarget.ownerSVGElement?.querySelector<SVGElement>(`.garden-place[data-at="${there}"]`)?.focus()
      },
    }
  }, [])
}
