import { useEffect, useRef } from 'react'
import { useSettings } from '../app/settings/settings-store.ts'
import { REGIONS, type Region } from '../board/regions.ts'
import { skipFlights } from './flights/fly.ts'
import type { PlayModel } from './use-table.ts'

/** What the keys act on: a game, or a lesson, which has neither plans nor bots that could be hurried. */
export type KeyboardModel = Pick<PlayModel, 'canUndo' | 'undo' | 'back' | 'requestHint'> &
  Partial<Pick<PlayModel, 'plan' | 'togglePlan' | 'hurry' | 'play'>> & {
    readonly table: Pick<PlayModel['table'], 'deciding' | 'chosen'>
  }

const GLOWING = [
  '.spot.is-legal',
  '.garden-legal',
  '.prompt-choice',
  ':is(.handful, .exchange) button:enabled',
  '.coach .button-primary:not(:disabled)',
].join()

const isPass = (one: Element) => one.getAttribute('data-at') === 'pass'

/** To the next choice that glows, or the one before; passing comes last. */
function focusGlowing(step: 1 | -1): void {
  const glowing = [...document.querySelectorAll<HTMLElement | SVGElement>(GLOWING)]
    .filter((one) => one.getClientRects().length > 0 && one.closest('[inert]') === null)
    .sort((a, b) => Number(isPass(a)) - Number(isPass(b)))
  const now = glowing.indexOf(document.activeElement as HTMLElement)
  const next = now < 0 && step < 0 ? glowing.length - 1 : now + step
  glowing[(next + glowing.length) % glowing.length]?.focus()
}

/** Presses the button of the prompt that has this number; answers false if none has a number now. */
function pressNumbered(key: string): boolean {
  const numbered = [...document.querySelectorAll<HTMLButtonElement>('.prompt button[data-key]')]
  numbered.find((button) => button.dataset.key === key)?.click()
  return numbered.length > 0
}

/** To a part of the table: its first choice, or else what can be focused there. */
function focusRegion(region: Region): void {
  const part = document.querySelector(`[data-region="${region}"]`)
  const first =
    part?.querySelector<HTMLElement | SVGElement>(GLOWING) ??
    part?.querySelector<HTMLElement>('button, [tabindex="0"], a')
  first?.focus()
}

const isOnControl = () => document.activeElement?.matches('button, a, [role="button"]') === true

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

/** The keys of the table. */
export function useTableKeys(model: KeyboardModel, onTab: (tab: Region) => void, onHelp: () => void): void {
  const { shortcuts } = useSettings()
  const now = useRef({ model, onTab, onHelp })
  now.current = { model, onTab, onHelp }
  useEffect(() => {
    const obey = (key: string, shift: boolean): boolean => {
      const { model: at, onTab: toTab, onHelp: help } = now.current
      const region = REGIONS[Number(key) - 1]
      if (key === 'Escape') return skipFlights() || at.back()
      if (!shortcuts) return false
      // What was chosen once by its number; a button in focus answers for itself.
      if (key === 'Enter' && at.table.chosen !== undefined && !isOnControl()) {
        at.play?.(at.table.chosen)
        return true
      }
      if (/^[1-9]$/.test(key) && pressNumbered(key)) return true
      if (region !== undefined) {
        toTab(region)
        requestAnimationFrame(() => focusRegion(region))
      } else if (key === 'u') at.canUndo && at.undo()
      else if (key === 'p') (at.plan !== undefined || at.table.deciding !== undefined) && at.togglePlan?.()
      else if (key === 'h') at.table.deciding !== undefined && at.requestHint()
      else if (key === 's') at.hurry?.()
      else if (key === 'n') focusGlowing(shift ? -1 : 1)
      else if (key === '?') help()
      else return false
      return true
    }
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      if (obey(key, event.shiftKey)) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [shortcuts])
}
