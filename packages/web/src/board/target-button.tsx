import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useId,
} from 'react'
import type { TableModel, Target } from './model.ts'

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

/** Where Tab enters a part in which nothing is legal now. */
const Entry = createContext<Target | undefined>(undefined)

interface SpotsProps {
  readonly table: TableModel
  /** The spots of a part, in the order of the page. */
  readonly targets: readonly Target[]
  readonly children: ReactNode
}

/** A part with spots in it can always be entered by Tab: at what is legal, else at the first spot, to hear why it is not. */
export function Spots({ table, targets, children }: SpotsProps) {
  const legal = targets.some((target) => table.at(target) !== undefined)
  return <Entry value={legal ? undefined : targets[0]}>{children}</Entry>
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
  const entered = use(Entry) === target
  const shown = useId()
  const classes = [
    'spot',
    className,
    choice === undefined ? undefined : 'is-legal',
    choice !== undefined && table.looked?.move === choice.move ? 'is-looked' : undefined,
    choice !== undefined && table.chosen?.move === choice.move ? 'is-chosen' : undefined,
    choice === undefined && table.refused?.target === target ? 'is-refused' : undefined,
  ]
  const said = choice === undefined ? undefined : [choice.name, choice.detail].filter(Boolean).join(': ')
  // The choice is the name of the button, what lies there its description; without a choice the latter is its name.
  const naming = said === undefined ? {} : { role: 'group', 'aria-label': said }
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
      aria-describedby={said === undefined ? undefined : shown}
      tabIndex={choice === undefined && !entered ? -1 : 0}
      onClick={() => (choice === undefined ? table.ask(target) : table.choose(choice))}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && table.look(choice)}
      onPointerLeave={(event: PointerEvent) => event.pointerType === 'mouse' && table.look(undefined)}
      onFocus={focused}
      onBlur={() => table.look(undefined)}
      onKeyDown={moveFocus}
    >
      <span {...naming} className="spot-shown">
        <span id={shown} className="spot-shown">
          {children}
        </span>
      </span>
    </button>
  )
}
