import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { wasTouched } from '../../board/last-pointer.ts'
import { createLights, isLit, type Lights, type Lit } from '../../board/lights.ts'
import type { TableModel } from '../../board/model.ts'
import { createInspection, type Inspected, type Inspection } from './inspection.ts'
import { lightsAt } from './lights-at.ts'
import { tipOf } from './tip-of.ts'

/** What the table listens to, for all that lies on it. */
interface InspectionEvents {
  onPointerOver(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onFocus(event: FocusEvent): void
  onBlur(): void
  onClick(event: MouseEvent): void
  onKeyDown(event: KeyboardEvent): void
}

const THING = '[data-about], [data-at]'

/** All that is named inside an element, as in a line of the log that is a button. */
const namesWithin = (element: Element | undefined): Lit[] =>
  [...(element?.querySelectorAll('[data-names]') ?? [])]
    .map((name) => name.getAttribute('data-names') ?? '')
    .filter(isLit)

/** The innermost thing around an element of which there is something to say. */
function thingAt(table: TableModel, element: Element | null | undefined): Omit<Inspected, 'by'> | undefined {
  const thing = element?.closest(THING)
  if (!thing) return undefined
  const at = thing.getAttribute('data-about') ?? thing.getAttribute('data-at') ?? ''
  return tipOf(table, at) === undefined ? thingAt(table, thing.parentElement) : { at, element: thing }
}

/** The arrow keys go from name to name in a list that scrolls, such as the log. */
function stepAmongNames(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined || !(event.target instanceof Element)) return
  const list = event.target.closest('[data-names-list]')
  if (list === null) return
  const names = [...list.querySelectorAll<HTMLElement>('.named[tabindex]')]
  const now = names.indexOf(event.target as HTMLElement)
  const next = now < 0 ? (step > 0 ? 0 : names.length - 1) : now + step
  if (names[next] === undefined) return
  event.preventDefault()
  names[next].focus()
  names[next].scrollIntoView({ block: 'nearest' })
}

/**
 * Pointing, resting and tapping anywhere at the table: names in texts and places in the garden light up together, and a
 * tooltip hears of it. `off` while something else answers.
 */
export function useInspection(table: TableModel, off: boolean) {
  const [lights] = useState(createLights)
  const [inspection] = useState(() => createInspection())
  const latest = useRef({ table, off })
  latest.current = { table, off }
  const { game } = table
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position knows nothing of what was pointed at
  useEffect(() => {
    lights.light([])
    inspection.close()
  }, [game, off, lights, inspection])
  // Wherever the focus is.
  useEffect(() => {
    const leave = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && inspection.close()
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [inspection])
  const events = useMemo(
    (): InspectionEvents => eventsOf(lights, inspection, () => latest.current),
    [lights, inspection],
  )
  return { lights, inspection, events }
}

function eventsOf(
  lights: Lights,
  inspection: Inspection,
  now: () => { readonly table: TableModel; readonly off: boolean },
): InspectionEvents {
  const rest = () => {
    if (now().off) return
    lights.light([])
    inspection.leave()
  }
  const inspect = (target: EventTarget, by: Inspected['by']) => {
    const element = target instanceof Element ? target : undefined
    if (now().off) return
    const named = element?.closest('[data-names]')?.getAttribute('data-names')
    if (named && isLit(named)) {
      lights.light([named])
      return inspection.leave()
    }
    const { table } = now()
    const thing = thingAt(table, element)
    if (thing === undefined) {
      rest()
      return by === 'focus' ? lights.light(namesWithin(element)) : undefined
    }
    lights.light(lightsAt(table, thing.at))
    // What the prompt offers says there what it costs and brings.
    if (thing.element.closest('.prompt') === null) inspection.look({ ...thing, by })
    else inspection.leave()
  }
  return {
    onPointerOver: ({ target, pointerType }) => pointerType === 'mouse' && inspect(target, 'mouse'),
    onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && rest(),
    onFocus: ({ target }) => target.matches(':focus-visible') && inspect(target, 'focus'),
    onBlur: rest,
    onClick: ({ target }) => wasTouched() && inspect(target, 'touch'),
    onKeyDown(event) {
      if (event.key === 'Escape') rest()
      else stepAmongNames(event)
    },
  }
}
