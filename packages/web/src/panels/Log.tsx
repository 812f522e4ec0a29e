import type { Rules } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import type { View } from '@amyitis/narration'
import { memo, useMemo } from 'react'
import type { TableModel } from '../board/model.ts'
import { useShared } from '../board/structural-sharing.ts'
import { Icon } from '../icons/Icon.tsx'
import { Panel } from '../theme/Panel.tsx'
import { LogLine, type LogLineProps } from './LogLine.tsx'
import { type LogRound, logRounds } from './log-lines.ts'
import { RulesNote } from './RulesNote.tsx'
import './log.css'

export interface LogProps {
  readonly table: TableModel
  /** Shows the position after `n` decisions. */
  onJump?(decisions: number): void
  /** Tells once more how a round ended. */
  onRecap?(round: number): void
  /** How many decisions have been answered in the position that is shown, if it is not the last one. */
  readonly current?: number
}

interface RoundProps extends Pick<LogLineProps, 'view' | 'onJump'> {
  readonly logRound: LogRound
  /** The line that is shown, if it is one of this round. */
  readonly shown: number | undefined
  readonly onRecap: LogProps['onRecap'] | undefined
  /** The round before it, if how it ended can be told. */
  readonly before: number | undefined
}

function RecapButton({ round, view, onRecap }: Pick<RoundProps, 'view' | 'onRecap'> & { readonly round: number }) {
  if (onRecap === undefined) return null
  return (
    <button type="button" className="log-recap" onClick={() => onRecap(round)}>
      <Icon name="eye" size={16} />
      {view.text.t('recap.of', { round })}
    </button>
  )
}

function Lines({ lines, view, onJump, shown }: LinesProps) {
  return (
    <ol>
      {lines.map((line, i) => (
        <LogLine
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
          key={i}
          line={line}
          color={line.seat === undefined ? undefined : view.state.seats[line.seat].color}
          view={view}
          onJump={onJump}
          current={line.n === shown}
        />
      ))}
    </ol>
  )
}

interface LinesProps extends Pick<RoundProps, 'view' | 'onJump' | 'shown'> {
  readonly lines: LogRound['lines']
}

/** Is it the last one, and has it ended? */
const isOver = ({ ending }: LogRound): boolean =>
  ending.some(({ events }) => events.some(({ type }) => type === 'over'))

const Round = memo(function Round({ logRound, view, onJump, onRecap, shown, before }: RoundProps) {
  const { round, lines, ending } = logRound
  const { text } = view
  const common = { view, onJump, shown }
  return (
    <section className="log-round">
      <div className="log-heading">
        <h3>{text.t('table.round', { round })}</h3>
        {before === undefined ? null : <RecapButton round={before} view={view} onRecap={onRecap} />}
      </div>
      <Lines lines={lines} {...common} />
      {ending.length === 0 ? null : (
        <>
          <div className="log-heading is-ending">
            <h4>{text.t('short.end', { round })}</h4>
            {isOver(logRound) ? <RecapButton round={round} view={view} onRecap={onRecap} /> : null}
          </div>
          <Lines lines={ending} {...common} />
        </>
      )}
    </section>
  )
})

const has = ({ lines, ending }: LogRound, n: number | undefined): boolean =>
  lines.some((line) => line.n === n) || ending.some((line) => line.n === n)

/** What is played, in a line; an edition of one's own has a name. */
function openingText(text: Text, { players: count, palace, edition }: TableModel['state']): string {
  if (edition === 'standard') return text.t(palace ? 'table.log.start.palace' : 'table.log.start', { count })
  return text.t(palace ? 'table.log.opening.palace' : 'table.log.opening', { count, edition })
}

interface LogPanelProps {
  readonly log: TableModel['log']
  readonly view: View
  readonly rules: Rules
  readonly round: number
  readonly onJump: LogProps['onJump'] | undefined
  readonly onRecap: LogProps['onRecap'] | undefined
  readonly current: number | undefined
}

const LogPanel = memo(function LogPanel({ log, view, rules, round, onJump, onRecap, current }: LogPanelProps) {
  const { text, state } = view
  const rounds = useShared(useMemo(() => logRounds(log), [log]))
  const shown = current === undefined ? undefined : log.find(({ n }) => n >= current)?.n
  return (
    <Panel title={text.t('table.log')} aside={text.t('table.round', { round })} className="log">
      <RulesNote rules={rules} text={text} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="log-scroll" tabIndex={0} data-names-list="">
        <div className="log-story">
          <p className="log-opening">{openingText(text, state)}</p>
          {rounds.map((logRound, i) => (
            <Round
              key={logRound.round}
              logRound={logRound}
              view={view}
              onJump={onJump}
              onRecap={onRecap}
              before={rounds[i - 1]?.ending.length > 0 ? rounds[i - 1].round : undefined}
              shown={has(logRound, shown) ? shown : undefined}
            />
          ))}
        </div>
      </div>
    </Panel>
  )
})

/** What has happened, by round and turn. */
export function Log({ table, onJump, onRecap, current }: LogProps) {
  const { text, view, box, state, log } = table
  // What is logRound does not change with the position: the view of any of them says it in the same words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: words, names and box are all that the log needs of a view
  const words = useMemo(() => view, [text, view.names, view.you, box])
  return (
    <LogPanel
      log={log}
      view={words}
      rules={box.rules}
      round={state.round}
      onJump={onJump}
      onRecap={onRecap}
      current={current}
    />
  )
}
