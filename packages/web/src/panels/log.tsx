import { memo, useMemo } from 'react'
import type { TableModel } from '../board/model.ts'
import { Panel } from '../theme/panel.tsx'
import { LogLine, type LogLineProps, sameWords } from './log-line.tsx'
import { type LogRound, roundsOf } from './log-lines.ts'
import { RulesNote } from './rules-note.tsx'
import './log.css'

export interface LogProps {
  readonly table: TableModel
  /** Shows the position after so many decisions. */
  onJump?(decisions: number): void
  /** How many decisions have been answered in the position that is shown, if it is not the last one. */
  readonly current?: number
}

/** Of the table it shows the log, and the round. */
const sameLog = ({ table: a, ...before }: LogProps, { table: b, ...after }: LogProps) =>
  before.onJump === after.onJump &&
  before.current === after.current &&
  a.log === b.log &&
  a.box.rules === b.box.rules &&
  a.state.round === b.state.round &&
  sameWords(a.view, b.view)

interface RoundProps extends Pick<LogLineProps, 'view' | 'onJump'> {
  readonly told: LogRound
  /** The line that is shown, if it is one of this round. */
  readonly shown: number | undefined
}

const sameRound = (a: RoundProps, b: RoundProps) =>
  a.told === b.told && a.shown === b.shown && a.onJump === b.onJump && sameWords(a.view, b.view)

const Round = memo(function Round({ told: { round, lines }, view, onJump, shown }: RoundProps) {
  const { text, state } = view
  return (
    <section className="log-round">
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
  )
}, sameRound)

/** What has happened, by round and turn. */
export const Log = memo(function Log({ table, onJump, current }: LogProps) {
  const { text, log, state, view } = table
  const rounds = useMemo(() => roundsOf(log), [log])
  const shown = current === undefined ? undefined : log.find(({ n }) => n >= current)?.n
  return (
    <Panel title={text.t('table.log')} aside={text.t('table.round', { round: state.round })} className="log">
      <RulesNote rules={table.box.rules} text={text} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="log-scroll" tabIndex={0}>
        <div className="log-story">
          <p className="log-opening">
            {text.t(state.palace ? 'table.log.opening.palace' : 'table.log.opening', {
              count: state.players,
              edition: state.edition,
            })}
          </p>
          {rounds.map((told) => (
            <Round
              key={told.round}
              told={told}
              view={view}
              onJump={onJump}
              shown={told.lines.some(({ n }) => n === shown) ? shown : undefined}
            />
          ))}
        </div>
      </div>
    </Panel>
  )
}, sameLog)
