import { isOver } from '@amyitis/engine'
import { moveName, moveNames, percent, reasonOf } from '@amyitis/narration'
import type { ReactNode } from 'react'
import type { TableModel } from '../../board/model.ts'
import { Named } from '../../board/Named.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useIsLow } from '../../table/layout/use-size.ts'
import type { Timeline } from '../../timeline/timeline.ts'
import { compare } from '../model/compare.ts'
import { Differences } from './Differences.tsx'
import { useJudgement } from './use-judgement.ts'
import './what-if-panel.css'

interface WhatIfPanelProps {
  readonly table: TableModel
  readonly main: Timeline
  readonly other: Timeline
  readonly n: number
  onGo(n: number): void
  /** Lays out a line on the board. */
  onFollow(moves: readonly string[]): void
}

const REASONS = 2

/** The moves that were tried, each a way to its position. */
function Tried({ table, other, n, onGo }: Pick<WhatIfPanelProps, 'table' | 'other' | 'n' | 'onGo'>) {
  const { text, state, players } = table
  const steps = other.steps.slice(other.base)
  if (steps.length === 0) return <p className="what-if-about">{text.t('replay.what-if.about')}</p>
  return (
    <ol className="what-if-moves" aria-label={text.t('replay.what-if.moves')}>
      {steps.map(({ seat, move }, i) => {
        const at = other.base + i + 1
        return (
          <li key={at}>
            <button
              type="button"
              className={at <= n ? 'what-if-move' : 'what-if-move is-ahead'}
              aria-current={at === n ? 'step' : undefined}
              onClick={() => onGo(at)}
            >
              <PlayerMark color={state.seats[seat].color} size={16} label={players[seat].name} />
              <Named words={moveName(text, move)} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** What the bot would play here, why, and how likely everybody is to win. */
function Advice({ table, onFollow }: Pick<WhatIfPanelProps, 'table' | 'onFollow'>) {
  const { text, game, state, view, players } = table
  const { judgement, ask } = useJudgement(game)
  if (isOver(game)) return null
  if (judgement === undefined || judgement === 'failed')
    return (
      <p className="what-if-advice">
        <button type="button" className="button" onClick={ask}>
          <Icon name="bot" size={18} />
          {text.t('replay.what-if.ask')}
        </button>
        {judgement === 'failed' ? <span role="status">{text.t('replay.review.failed')}</span> : null}
      </p>
    )
  if (judgement === 'thinking')
    return (
      <p className="what-if-advice" role="status">
        {text.t('replay.what-if.thinking')}
      </p>
    )
  const [best] = judgement.choices
  const reasons = best.reasons.filter(({ side }) => side === 'for').slice(0, REASONS)
  return (
    <div className="what-if-advice" role="status">
      <ul className="what-if-chances" aria-label={text.t('replay.chance')}>
        {judgement.chances.map((chance, seat) => (
          <li key={state.seats[seat].color}>
            <PlayerMark color={state.seats[seat].color} size={18} label={players[seat].name} />
            {percent(text, chance)}
          </li>
        ))}
      </ul>
      {judgement.proven ? <p>{text.t('review.proven')}</p> : null}
      <p>
        <b>
          <Named
            words={text.t('replay.what-if.best', { moves: moveNames(text, best.line.slice(0, best.own)) })}
            stops="tab"
          />
        </b>{' '}
        <Named words={reasons.map((reason) => reasonOf(view, reason, judgement.seat)).join(' ')} stops="tab" />
      </p>
      <button type="button" className="button" onClick={() => onFollow(best.line)}>
        <Icon name="branch" size={18} />
        {text.t('replay.what-if.line', { count: best.line.length })}
      </button>
    </div>
  )
}

/** Another line of play: what was tried, how it compares with the game, and what the bot thinks of it. */
export function WhatIfPanel({ table, main, other, n, onGo, onFollow }: WhatIfPanelProps) {
  const comparison = compare(main, other, n)
  return (
    <div className="what-if">
      <Tried table={table} other={other} n={n} onGo={onGo} />
      {comparison === undefined ? null : <Differences comparison={comparison} table={table} />}
      <Advice table={table} onFollow={onFollow} />
    </div>
  )
}

interface WhatIfBesideProps {
  readonly title: string
  readonly children: ReactNode
}

/** In the place of the log; on a low screen closed at first. */
export function WhatIfBeside({ title, children }: WhatIfBesideProps) {
  const low = useIsLow()
  return (
    <details className="what-if-beside" open={!low}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
