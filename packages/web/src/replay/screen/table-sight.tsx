import type { Review } from '@amyitis/bots'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../app/text.ts'
import type { LogEntry } from '../../board/model.ts'
import type { Region } from '../../board/regions.ts'
import type { Chooser } from '../../board/use-board.ts'
import { Icon } from '../../icons/icon.tsx'
import type { BarProps } from '../../table/layout/Bar.tsx'
import { useSize } from '../../table/layout/use-size.ts'
import { TableScreen } from '../../table/TableScreen.tsx'
import type { Timeline } from '../../timeline/timeline.ts'
import { MomentBand } from './moment-band.tsx'
import { Remarks } from './remarks.tsx'
import type { LookBackState } from './use-look-back.ts'
import { WhatIfPanel } from './what-if-panel.tsx'

interface TableSightProps {
  readonly state: LookBackState
  readonly chooser: Chooser
  readonly main: Timeline
  readonly review: Review | undefined
  bar(room: Pick<BarProps, 'onLog' | 'what'>): ReactNode
}

/** After the position itself has been drawn. */
const LATER = 60

/** Lines get their true height once they are in sight, which moves all others: for so long the right one is kept there. */
const SETTLING = 400

/** Scrolls the log to the line that is shown, if it is not in view. */
function scrollLog(frame: HTMLElement): void {
  const line = frame.querySelector<HTMLElement>('.log-line.is-current')
  const box = line?.closest<HTMLElement>('.log-scroll')
  if (!line || !box) return
  const [at, seen] = [line.getBoundingClientRect(), box.getBoundingClientRect()]
  if (at.top >= seen.top && at.bottom <= seen.bottom) return
  // In the middle; one that is higher than the log begins at its top.
  box.scrollTop += at.top - seen.top - Math.max(0, (seen.height - at.height) / 2)
}

/** Keeps the line of the log that is shown in view, without moving anything else. */
function useLogInView(n: number, log: readonly LogEntry[]) {
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line in question changes with the position and the log
  useEffect(() => {
    const observer = new ResizeObserver(() => frame.current && scrollLog(frame.current))
    const begin = setTimeout(() => {
      const lines = frame.current?.querySelector('.log-story')
      if (lines) observer.observe(lines)
    }, LATER)
    const end = setTimeout(() => observer.disconnect(), LATER + SETTLING)
    return () => {
      clearTimeout(begin)
      clearTimeout(end)
      observer.disconnect()
    }
  }, [n, log])
  return frame
}

/** The table as it was, and what was tried on it. */
export function TableSight({ state, chooser, main, review, bar }: TableSightProps) {
  const text = useText()
  const { look, go } = state
  const { other, n } = look
  const { table } = chooser
  const [tab, setTab] = useState<Region>('garden')
  const frame = useLogInView(n, table.log)
  const size = useSize()
  const buttons =
    other === undefined ? (
      <button type="button" className="button" disabled={!state.canTry} onClick={state.toggleTry}>
        <Icon name="branch" size={18} />
        <span className="moment-label">{text.t('replay.what-if')}</span>
      </button>
    ) : (
      <>
        <button type="button" className="button" disabled={n === other.base} onClick={() => state.jump('step', -1)}>
          <Icon name="undo" size={18} />
          <span className="moment-label">{text.t('table.menu.undo')}</span>
        </button>
        <button type="button" className="button" onClick={state.toggleTry}>
          <Icon name="close" size={18} />
          <span className="moment-label">{text.t('replay.what-if.leave')}</span>
        </button>
      </>
    )
  const tried =
    other === undefined ? null : (
      <WhatIfPanel table={table} main={main} other={other} n={n} size={size} onGo={go} onFollow={state.follow} />
    )
  return (
    <div className="look-back-table" ref={frame}>
      <TableScreen
        table={table}
        bar={bar}
        tab={tab}
        onTab={setTab}
        onJump={go}
        current={n}
        prompt={
          <MomentBand chooser={chooser} look={look} buttons={buttons}>
            {other === undefined ? <Remarks timeline={main} n={n} review={review} onLine={state.showLine} /> : null}
            {size === 'desktop' ? null : tried}
          </MomentBand>
        }
      />
      {size === 'desktop' ? tried : null}
    </div>
  )
}
