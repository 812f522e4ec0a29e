import type { Review } from '@amyitis/bots'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LogEntry } from '../../board/model.ts'
import type { Region } from '../../board/regions.ts'
import type { Board } from '../../board/use-board.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { BarProps } from '../../table/layout/Bar.tsx'
import { useSize } from '../../table/layout/use-size.ts'
import { RecapStrip } from '../../table/recap/RecapStrip.tsx'
import { useRecap } from '../../table/recap/use-recap.ts'
import { TableScreen } from '../../table/TableScreen.tsx'
import { useText } from '../../text/use-text.ts'
import type { Timeline } from '../../timeline/timeline.ts'
import type { StudySaved } from '../model/study.ts'
import { BotPanel } from '../variations/BotPanel.tsx'
import { LineArrows } from '../variations/LineArrows.tsx'
import { ReplaySide, type SidePanel } from '../variations/ReplaySide.tsx'
import type { BotSwitch } from '../variations/use-bot.ts'
import { VariationsDialog } from '../variations/VariationsDialog.tsx'
import { VariationsPanel } from '../variations/VariationsPanel.tsx'
import { MomentBand } from './MomentBand.tsx'
import { Remarks } from './Remarks.tsx'
import type { ReplayControl } from './use-replay.ts'
import { WhatIfPrompt } from './WhatIfPrompt.tsx'

interface TableSightProps {
  readonly state: ReplayControl
  readonly chooser: Board
  readonly main: Timeline
  readonly bot: BotSwitch
  readonly saved: StudySaved
  readonly side: SidePanel
  onSide(side: SidePanel): void
  readonly review: Review | undefined
  bar(room: Pick<BarProps, 'onLog' | 'what'>): ReactNode
}

/** After the position itself has been drawn. */
const LATER = 60

/** Lines get their true height once they are visible, which moves all others: until then the right one is kept in view. */
const SETTLING = 400

/** Scrolls the log to the line that is shown, if it is not in view. */
function scrollLog(frame: HTMLElement): void {
  const line = frame.querySelector<HTMLElement>('.log-line.is-current')
  const box = line?.closest<HTMLElement>('.log-scroll')
  if (!line || !box) return
  const at = line.getBoundingClientRect()
  const seen = box.getBoundingClientRect()
  if (at.top >= seen.top && at.bottom <= seen.bottom) return
  // In the middle; one that is higher than the log begins at its top.
  box.scrollTop += at.top - seen.top - Math.max(0, (seen.height - at.height) / 2)
}

/** Keeps the line of the log that is shown in view, without moving anything else; also when the log itself comes into view. */
function useLogInView(n: number, log: readonly LogEntry[], place: string) {
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line in question changes with the position, the log and where it is
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
  }, [n, log, place])
  return frame
}

/** The table as it was, and what was tried on it. */
export function ReplayTable(props: TableSightProps) {
  const { state, chooser, main, review, bar, bot, saved, side, onSide } = props
  const text = useText()
  const { replay, go } = state
  const { other, n } = replay
  const { table } = chooser
  const [tab, setTab] = useState<Region>('garden')
  const size = useSize()
  const frame = useLogInView(n, table.log, `${size} ${tab} ${side}`)
  const recap = useRecap({ steps: state.line.steps, players: table.players.length, comes: false, shared: false })
  const [apart, setApart] = useState(false)
  const [pointed, setPointed] = useState<readonly string[]>()
  const beside =
    side === 'bot' ? (
      <BotPanel table={table} bot={bot} onPoint={setPointed} onFollow={state.follow} />
    ) : (
      <VariationsPanel table={table} state={state} saved={saved} />
    )
  const away = tab !== 'garden' && size === 'phone'
  // On a phone they would lie over what another tab shows.
  const hidesRemarks = tab !== 'garden' && size !== 'desktop' && size !== 'tablet'
  // A tablet has room for them only over the table, the others in a tab.
  const showVariations = () => {
    if (side === 'log') onSide('variations')
    if (size === 'tablet') setApart(true)
    else setTab('log')
  }
  return (
    <div className="replay-table" data-away={away || undefined} ref={frame}>
      <TableScreen
        table={table}
        bar={bar}
        tab={tab}
        onTab={setTab}
        onJump={go}
        onRecap={recap.open}
        current={n}
        logAs={(log) => (
          <ReplaySide table={table} side={side} onSide={onSide}>
            {side === 'log' ? log : beside}
          </ReplaySide>
        )}
        prompt={
          <>
            {recap.shown === undefined ? null : <RecapStrip table={table} control={recap} folded={false} />}
            {other === undefined ? (
              <MomentBand
                table={table}
                replay={replay}
                buttons={
                  <button type="button" className="button" disabled={!state.canTry} onClick={state.toggleTry}>
                    <Icon name="branch" size={18} />
                    <span className="moment-label">{text.t('replay.what-if')}</span>
                  </button>
                }
              >
                {hidesRemarks ? null : (
                  <Remarks timeline={main} tree={replay.tree} n={n} review={review} onLine={state.showLine} />
                )}
              </MomentBand>
            ) : (
              <WhatIfPrompt
                chooser={chooser}
                state={state}
                onVariations={size === 'desktop' ? undefined : showVariations}
              />
            )}
          </>
        }
      />
      {pointed === undefined ? null : <LineArrows state={table.state} moves={pointed} frame={frame} />}
      {apart && size === 'tablet' ? (
        <VariationsDialog onClose={() => setApart(false)}>
          <ReplaySide table={table} side={side} onSide={onSide} apart>
            {beside}
          </ReplaySide>
        </VariationsDialog>
      ) : null}
    </div>
  )
}
