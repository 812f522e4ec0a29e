import { useEffect, useRef } from 'react'
import { useSettings } from '../../app/settings/settings-store.ts'
import type { Jump } from '../../timeline/marks.ts'

/** What the keys of a replay can do. */
interface KeyActions {
  jump(jump: Jump, way: 1 | -1): void
  go(end: 'start' | 'end'): void
  play(): void
  help(): void
  whatIf(): void
  /** Back to the game. */
  leave(): void
  view(): void
  /** To the variation above or below. */
  fork(way: 1 | -1): void
  /** Switches the bot on or off. */
  bot(): void
  comment(): void
}

/** Where keys belong to what is in focus. */
const TYPING = 'textarea, select, dialog, input:not([type="range"])'
const SCROLLING = '.log-scroll, .chart-data-scroll, .turn-list'

/** They never scroll. */
const SIDEWAYS: readonly string[] = ['ArrowLeft', 'ArrowRight']

/** The action of a key that is no letter. */
function moving({ key, shiftKey }: KeyboardEvent, actions: KeyActions): (() => void) | undefined {
  const unit = shiftKey ? 'turn' : 'step'
  switch (key) {
    case 'ArrowLeft':
      return () => actions.jump(unit, -1)
    case 'ArrowRight':
      return () => actions.jump(unit, 1)
    case 'ArrowUp':
      return () => actions.fork(-1)
    case 'ArrowDown':
      return () => actions.fork(1)
    case 'PageUp':
      return () => actions.jump('round', -1)
    case 'PageDown':
      return () => actions.jump('round', 1)
    case 'Home':
      return () => actions.go('start')
    case 'End':
      return () => actions.go('end')
    case 'Escape':
      return actions.leave
    default:
      return undefined
  }
}

/** The action of a letter; who dictates to the computer can switch these off. */
function lettered({ key }: KeyboardEvent, target: Element, actions: KeyActions): (() => void) | undefined {
  switch (key) {
    case ' ':
      // The space bar presses the button in focus.
      return target.closest('button, a, summary, [role="button"]') === null ? actions.play : undefined
    case '?':
      return actions.help
    case 'w':
      return actions.whatIf
    case 'v':
      return actions.view
    case 'b':
      return actions.bot
    case 'c':
      return actions.comment
    default:
      return undefined
  }
}

/** The keys of the whole screen. */
export function useReplayKeys(actions: KeyActions): void {
  const { shortcuts } = useSettings()
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (!(target instanceof Element) || target.closest(TYPING) !== null) return
      const moves = SIDEWAYS.includes(event.key) || target.closest(SCROLLING) === null
      const act =
        (moves ? moving(event, latest.current) : undefined) ??
        (shortcuts ? lettered(event, target, latest.current) : undefined)
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [shortcuts])
}
