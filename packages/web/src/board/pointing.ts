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
import { type Target, targetOfElement } from './target.ts'

/** What a pointer or a key acts on. */
export type TargetActions = Pick<TableModel, 'choiceAt' | 'highlight' | 'choose' | 'askWhy'>

/** A click, a tap or a key: chooses what is legal there; else asks why it is not. */
export function pickTarget({ choiceAt, choose, askWhy }: TargetActions, target: Target): void {
  const choice = choiceAt.get(target)
  if (choice === undefined) askWhy(target)
  else choose(choice)
}

/** The mouse comes over it. */
export function enterTarget(
  { choiceAt, highlight }: TargetActions,
  target: Target,
  { pointerType }: PointerEvent,
): void {
  if (pointerType === 'mouse') highlight(choiceAt.get(target))
}

export function leaveTarget({ highlight }: TargetActions, { pointerType }: PointerEvent): void {
  if (pointerType === 'mouse') highlight(undefined)
}

/** The keyboard comes to it. A tap or a click focuses too, and is answered by what follows it. */
export function focusTarget(
  { choiceAt, highlight, askWhy }: TargetActions,
  target: Target,
  { currentTarget }: FocusEvent<Element>,
): void {
  if (!currentTarget.matches(':focus-visible')) return
  const choice = choiceAt.get(target)
  if (choice === undefined) askWhy(target)
  else highlight(choice)
}

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
      return number === undefined ? stepFrom(targetOfElement(currentTarget), key) : all[number - 1]
    }
    return {
      enter: (event) => enterTarget(now(), targetOfElement(event.currentTarget), event),
      leave: (event) => leaveTarget(now(), event),
      focus: (event) => focusTarget(now(), targetOfElement(event.currentTarget), event),
      blur: () => now().highlight(undefined),
      click: ({ currentTarget }) => pickTarget(now(), targetOfElement(currentTarget)),
      key(event) {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const there = goal(event)
        if (event.key !== 'Enter' && event.key !== ' ' && there === undefined) return
        event.preventDefault()
        if (there === undefined) pickTarget(now(), targetOfElement(event.currentTarget))
        else
          event.currentTarget.ownerSVGElement?.querySelector<SVGElement>(`.garden-place[data-at="${there}"]`)?.focus()
      },
    }
  }, [])
}
