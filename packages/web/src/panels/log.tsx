import { useLayoutEffect, useMemo, useRef } from 'react'
import type { TableModel } from '../table/model.ts'
import { Panel } from '../theme/panel.tsx'
import { LogLine } from './log-line.tsx'
import { roundsOf } from './log-lines.ts'
import './log.css'

export interface LogProps {
  readonly table: TableModel
  /** Shows the position after so many decisions. */
  onJump?(decisions: number): void
  /** How many decisions have been answered in the position that is shown, if it is not the last one. */
  readonly current?: number
}

/** How far from its end the log may be and still follow what happens. */
const NEAR = 48

/** Keeps the newest line in view, unless someone has scrolled back to read. */
function useNewest(lines: number) {
  const list = useRef<HTMLDivElement>(null)
  const seen = useRef({ lines: 0, atEnd: true, top: 0 })
  useLayoutEffect(() => {
    const box = list.current
    if (box === null || lines === seen.current.lines) return
    if (seen.current.atEnd) box.scrollTop = box.scrollHeight
    seen.current.top = box.scrollTop
    seen.current.lines = lines
  }, [lines])
  const onScroll = () => {
    const box = list.current
    if (box === null) return
    // What happens while the log follows may be longer than the way to its end: only scrolling back counts.
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
    seen.current.atEnd = near || (seen.current.atEnd && box.scrollTop >= seen.current.top)
  }
  return { list, onScroll }
}

/** What has happened, by round and turn. */
export function Log({ table, onJump, current }: LogProps) {
  const { text, story, state, view } = table
  const rounds = useMemo(() => roundsOf(story), [story])
  const { list, onScroll } = useNewest(story.length)
  const shown = current === undefined ? undefined : story.find(({ n }) => n >= current)?.n
  return (
    <Panel title={text.t('table.log')} aside={text.t('table.round', { round: state.round })} className="log">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="log-scroll" ref={list} onScroll={onScroll} tabIndex={0}>
        <p className="log-opening">
          {text.t(state.palace ? 'table.log.opening.palace' : 'table.log.opening', {
            count: state.players,
            edition: state.edition,
          })}
        </p>
        {rounds.map(({ round, lines }) => (
          <section key={round} className="log-round">
            <h3 className="log-heading">{text.t('table.round', { round })}</h3>
            <ol>
              {lines.map((line) => (
                <LogLine
                  key={`${line.n} ${line.seat}`}
                  line={line}
                  color={line.seat === undefined ? undefined : state.seats[line.seat].color}
                  view={view}
                  onJump={onJump}
                  current={line.n === shown}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Panel>
  )
}
