import type { Position } from '@amyitis/engine'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { recordError } from '../../app/error-log.ts'
import { readStored, writeStored } from '../../app/settings/local-storage.ts'
import { analysePosition, type PositionReport } from '../../game/thinking/analyse.ts'

const KEY = 'amyitis.analysis'
const ON = 'on'

/** Whether the bot thinks along, which the browser remembers. */
export interface BotSwitch {
  readonly on: boolean
  toggle(): void
}

export function useBotSwitch(): BotSwitch {
  const [on, setOn] = useState(() => readStored(KEY) === ON)
  const toggle = useCallback(() => {
    writeStored(KEY, on ? '' : ON)
    setOn(!on)
  }, [on])
  return { on, toggle }
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

const useIsVisible = () => useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')

/** What the bot thinks of a position so far; undefined until there is something to say. */
export type BotReport = PositionReport | 'failed' | undefined

/** The bot thinks about a position as long as it is switched on and somebody looks. */
export function useBotReport(position: Position, on: boolean): BotReport {
  const [found, setFound] = useState<{ readonly of: Position; readonly report: BotReport }>()
  const visible = useIsVisible()
  const thinks = on && visible && position.decision !== undefined
  useEffect(() => {
    if (!thinks) return
    return analysePosition(position, {
      show: (report) => setFound({ of: position, report }),
      fail(error) {
        recordError(error)
        setFound({ of: position, report: 'failed' })
      },
    })
  }, [thinks, position])
  return on && found?.of === position ? found.report : undefined
}
