import type { State } from '@amyitis/engine'
import {
  type KeyboardEvent as KeyPress,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useSettings } from '../../app/settings/settings-store.ts'
import { ruleOf } from './rule-of.ts'

/** What somebody wants to know about: a thing on the table. */
export interface Asked {
  readonly at: string
  readonly element: Element
}

/** Asking what things are: as long as it is on, pointing at something shows its rule and plays nothing. */
export interface What {
  readonly on: boolean
  readonly asked: Asked | undefined
  toggle(): void
  /** Takes a click for the question what lies there. */
  pick(event: SyntheticEvent): void
  /** The same for a key, in the garden: what is drawn acts on keys, and no click follows. */
  press(event: KeyPress): void
}

const TYPING = 'input, textarea, select, dialog'

/** What an element of the table, or the thing that it is a part of, is about. */
function askedIn(state: State, element: Element | null): Asked | undefined {
  const thing = element?.closest('[data-about], [data-at]')
  if (!thing) return undefined
  const at = thing.getAttribute('data-about') ?? thing.getAttribute('data-at') ?? ''
  return ruleOf(state, at) === undefined ? askedIn(state, thing.parentElement) : { at, element: thing }
}

export function useWhat(state: State): What {
  const { shortcuts } = useSettings()
  const [asked, setAsked] = useState<Asked | 'nothing' | undefined>()
  const on = asked !== undefined
  const latest = useRef(state)
  latest.current = state
  const toggle = useCallback(() => setAsked((now) => (now === undefined ? 'nothing' : undefined)), [])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (!(target instanceof Element) || target.closest(TYPING) !== null) return
      if (key === 'Escape' && on) setAsked(undefined)
      else if (key === 'r' && shortcuts) setAsked(on ? undefined : (askedIn(latest.current, target) ?? 'nothing'))
      else return
      event.preventDefault()
    }
    // Before the keys of the table: Esc leaves this first.
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [on, shortcuts])
  return useMemo(() => {
    const pick = (event: SyntheticEvent) => {
      const found = event.target instanceof Element ? askedIn(latest.current, event.target) : undefined
      if (found === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setAsked(found)
    }
    return {
      on,
      asked: asked === 'nothing' ? undefined : asked,
      toggle,
      pick,
      press(event) {
        if ((event.key === 'Enter' || event.key === ' ') && event.target instanceof SVGElement) pick(event)
      },
    }
  }, [on, asked, toggle])
}
