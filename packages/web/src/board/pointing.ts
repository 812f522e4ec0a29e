import type { FocusEvent, PointerEvent } from 'react'
import type { TableModel } from './model.ts'
import type { Target } from './target.ts'

/** What a pointer or a key acts on. */
export type Pointed = Pick<TableModel, 'choiceAt' | 'look' | 'choose' | 'ask'>

/** A click, a tap or a key: chooses what is legal there; else asks why it is not. */
export function pick({ choiceAt, choose, ask }: Pointed, target: Target): void {
  const choice = choiceAt.get(target)
  if (choice === undefined) ask(target)
  else choose(choice)
}

/** The mouse comes over it. */
export function enter({ choiceAt, look }: Pointed, target: Target, { pointerType }: PointerEvent): void {
  if (pointerType === 'mouse') look(choiceAt.get(target))
}

export function leave({ look }: Pointed, { pointerType }: PointerEvent): void {
  if (pointerType === 'mouse') look(undefined)
}

/** The keyboard comes to it. A tap or a click focuses too, and is answered by what follows it. */
export function focus({ choiceAt, look, ask }: Pointed, target: Target, { currentTarget }: FocusEvent<Element>): void {
  if (!currentTarget.matches(':focus-visible')) return
  const choice = choiceAt.get(target)
  if (choice === undefined) ask(target)
  else look(choice)
}
