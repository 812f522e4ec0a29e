import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import type { TableModel, Target } from '../table/model.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Tab goes from one legal spot to the next; the arrows also visit what is not legal now, to hear why. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const spots = event.currentTarget.closest('section')?.querySelectorAll<HTMLElement>('button.spot') ?? []
  const next = Array.from(spots).indexOf(event.currentTarget) + step
  event.preventDefault()
  spots[(next + spots.length) % spots.length]?.focus()
}

export interface SpotProps {
  readonly table: TableModel
  readonly target: Target
  /** Where pieces fly from and to. */
  readonly at?: string
  readonly className?: string
  readonly children: ReactNode
}

/** Something on the table that can be pointed at: it glows and can be chosen if it is legal; else it says why not. */
export function Spot({ table, target, at, className, children }: SpotProps) {
  const choice = table.at(target)
  const classes = [
    'spot',
    className,
    choice === undefined ? undefined : 'is-legal',
    choice !== undefined && table.looked?.move === choice.move ? 'is-looked' : undefined,
    choice !== undefined && table.chosen?.move === choice.move ? 'is-chosen' : undefined,
    choice === undefined && table.refused?.target === target ? 'is-refused' : undefined,
  ]
  const said = choice === undefined ? undefined : [choice.name, choice.detail].filter(Boolean).join(': ')
  // A tap or a click focuses too, and is answered by what follows it.
  const focused = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.matches(':focus-visible')) return
    if (choice === undefined) table.ask(target)
    else table.look(choice)
  }
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-at={at ?? target}
      aria-disabled={choice === undefined ? true : undefined}
      tabIndex={choice === undefined ? -1 : 0}
      onClick={() => (choice === undefined ? table.ask(target) : table.choose(choice))}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && table.look(choice)}
      onPointerLeave={(event: PointerEvent) => event.pointerType === 'mouse' && table.look(undefined)}
      onFocus={focused}
      onBlur={() => table.look(undefined)}
      onKeyDown={moveFocus}
    >
      <span className="spot-shown" aria-hidden={said === undefined ? undefined : true}>
        {children}
      </span>
      {said === undefined ? null : <span className="visually-hidden">{said}</span>}
    </button>
  )
}
