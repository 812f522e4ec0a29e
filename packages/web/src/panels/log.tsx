import type { Rules } from '@amyitis/engine'
import type { View } from '@amyitis/narration'
import { memo, useMemo } from 'react'
import type { TableModel } from '../board/model.ts'
import { useShared } from '../board/share.ts'
import { Panel } from '../theme/panel.tsx'
import { LogLine, type LogLineProps } from './log-line.tsx'
import { type LogRound, logRounds } from './log-lines.ts'
import { RulesNote } from './rules-note.tsx'
import './log.css'

export interface LogProps {
  readonly table: TableModel
  /** Shows the position after so many decisions. */
  onJump?(decisions: number): void
  /** How many decisions have been answered in the position that is shown, if it is not the last one. */
  readonly current?: number
}

interface RoundProps extends Pick<LogLineProps, 'view' | 'onJump'> {
  readonly told: LogRound
  /** The line that is shown, if it is one of this round. */
  readonly shown: number | undefined
}

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
})

interface LogPanelProps {
  readonly log: TableModel['log']
  readonly view: View
  readonly rules: Rules
  readonly round: number
  readonly onJump: LogProps['onJump'] | undefined
  readonly current: number | undefined
}

const LogPanel = memo(function LogPanel({ log, view, rules, round, onJump, current }: LogPanelProps) {
  const { text, state } = view
  const rounds = useShared(useMemo(() => logRounds(log), [log]))
  const shown = current === undefined ? undefined : log.find(({ n }) => n >= current)?.n
  return (
    <Panel title={text.t('table.log')} aside={text.t('table.round', { round })} className="log">
      <RulesNote rules={rules} text={text} />
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
})

/** What has happened, by round and turn. */
export function Log({ table, onJump, current }: LogProps) {
  const { text, view, box, state, log } = table
  // What is told does not change with the position: the view of any of them says it in the same words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: words, names and box are all that the log needs of a view
  const words = useMemo(() => view, [text, view.names, box])
  return <LogPanel log={log} view={words} rules={box.rules} round={state.round} onJump={onJump} current={current} />
}
