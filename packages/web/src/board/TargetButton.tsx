import { createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react'
import { enterTarget, focusTarget, leaveTarget, pickTarget } from './pointing.ts'
import type { BoardPlace, Target } from './target.ts'
import type { Targets } from './use-targets.ts'
import '../theme/pieces.css'
import '../theme/states.css'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Tab goes from one legal target to the next; the arrow keys also reach targets that aren't legal now, to learn why. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const buttons = event.currentTarget.closest('section')?.querySelectorAll<HTMLElement>('button.spot') ?? []
  const next = Array.from(buttons).indexOf(event.currentTarget) + step
  event.preventDefault()
  buttons[(next + buttons.length) % buttons.length]?.focus()
}

/** Where Tab enters a part in which nothing is legal now. */
const Entry = createContext<Target | undefined>(undefined)

interface TargetGroupProps {
  readonly targets: Targets
  /** The targets of a part, in the order of the page. */
  readonly all: readonly Target[]
  readonly children: ReactNode
}

/** Tab always reaches a part with targets: at a legal one, else at the first, to learn why it isn't legal. */
export function TargetGroup({ targets, all, children }: TargetGroupProps) {
  const legal = all.some((target) => targets.choiceAt.has(target))
  return <Entry value={legal ? undefined : all[0]}>{children}</Entry>
}

export interface TargetButtonProps {
  readonly targets: Targets
  readonly target: Target
  /** Where pieces fly from and to, if that has another name. */
  readonly at?: BoardPlace
  readonly className?: string
  readonly children: ReactNode
}

/** Something on the table that can be pointed at: it glows and can be chosen if it is legal; else it says why not. */
export function TargetButton({ targets, target, at, className, children }: TargetButtonProps) {
  const choice = targets.choiceAt.get(target)
  const entered = use(Entry) === target
  const shown = useId()
  const classes = [
    'spot',
    className,
    choice === undefined ? undefined : 'is-legal',
    choice !== undefined && targets.highlighted === choice.target ? 'is-highlighted' : undefined,
    choice !== undefined && targets.chosen === choice.target ? 'is-chosen' : undefined,
    choice === undefined && targets.refused === target ? 'is-refused' : undefined,
  ]
  const said = choice === undefined ? undefined : [choice.name, choice.detail].filter(Boolean).join(' – ')
  // The choice is the name of the button, what lies there its description; without a choice the latter is its name.
  const naming = said === undefined ? {} : { role: 'group', 'aria-label': said }
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-at={at ?? target}
      aria-disabled={choice === undefined ? true : undefined}
      aria-describedby={said === undefined ? undefined : shown}
      tabIndex={choice === undefined && !entered ? -1 : 0}
      onClick={() => pickTarget(targets, target)}
      onPointerEnter={(event) => enterTarget(targets, target, event)}
      onPointerLeave={(event) => leaveTarget(targets, event)}
      onFocus={(event) => focusTarget(targets, target, event)}
      onBlur={() => targets.highlight(undefined)}
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
