import { type Color, describeMove, type MoveKind } from '@amyitis/engine'
import { moveName, narrate, processionLine, shortLine, type View } from '@amyitis/narration'
import { memo } from 'react'
import type { LogEntry } from '../board/model.ts'
import { Named } from '../board/Named.tsx'
import { capital } from '../board/wording.ts'
import { Icon } from '../icons/Icon.tsx'
import { PlayerMark } from '../icons/PlayerMark.tsx'
import { indices } from './indices.ts'
import { actionsOf, type Gain, gainsByKind, iconOf, isProcession, withoutRound } from './log-lines.ts'

export interface LogLineProps {
  readonly line: LogEntry
  readonly color: Color | undefined
  /** The same as long as all is said in the same words. */
  readonly view: View
  readonly onJump: ((decisions: number) => void) | undefined
  readonly current: boolean
}

function GainChip({ gain, view, own }: { gain: Gain; view: View; own: boolean }) {
  const { state } = view
  return (
    <span className={gain.count < 0 ? 'log-gain is-paid' : 'log-gain'}>
      {own ? null : <PlayerMark color={state.seats[gain.seat].color} size={14} />}
      {gain.count < 0 ? '−' : '+'}
      {Math.abs(gain.count)}
      <Icon name={gain.icon} size={15} />
    </span>
  )
}

/** Moves that are no event of their own: what comes of them are gains only. */
const SILENT: readonly MoveKind[] = ['exchange', 'discard', 'ishtar', 'keep']

/** The whole of it, for those who can’t see the icons, and in a tooltip. */
function sentencesOf({ moves, seat, events, remark }: LogEntry, view: View): string {
  if (remark !== undefined) return remark.words
  const [move] = moves
  const told = narrate(view, withoutRound(events))
  if (seat === undefined || move === undefined || !SILENT.includes(describeMove(move).kind)) return told
  const who = seat === view.you ? view.text.t('game.you') : view.names[seat]
  const did = view.text.t('table.log.did', { who, move: moveName(view.text, move) })
  return told === '' ? did : `${did} ${told}`
}

/** One line: what was done, without the name and without what was paid and gained. */
function shortText(line: LogEntry, view: View): string {
  const { moves, seat, events, remark } = line
  const [move] = moves
  if (remark !== undefined) return remark.words
  if (seat !== undefined && isProcession(line)) return processionLine(view, events, seat)
  const short = shortLine(view, actionsOf(events), seat)
  if (short !== '' || move === undefined) return short
  return capital(moveName(view.text, move), view.text.language)
}

/** A turn: what was done in words, what was paid and gained as icons. */
const Turn = memo(function Turn({ line, color, view, onJump }: Omit<LogLineProps, 'current'>) {
  const gains = gainsByKind(line.events)
  const sentences = sentencesOf(line, view)
  const turn = (
    <>
      <span className="log-mark">
        {color === undefined ? <LineIcon line={line} /> : <PlayerMark color={color} size={18} />}
      </span>
      <span className="log-words" aria-hidden="true">
        <Named words={shortText(line, view)} {...(onJump === undefined && { stops: 'arrows' })} />
      </span>
      <span className="visually-hidden">{sentences}</span>
      <span className="log-gains" aria-hidden="true">
        {indices(gains).map((i) => (
          <GainChip key={i} gain={gains[i]} view={view} own={gains[i].seat === line.seat} />
        ))}
      </span>
    </>
  )
  return onJump === undefined ? (
    <div className="log-turn" title={sentences}>
      {turn}
    </div>
  ) : (
    <button type="button" className="log-turn" title={sentences} onClick={() => onJump(line.n)}>
      {turn}
    </button>
  )
})

function LineIcon({ line }: Pick<LogLineProps, 'line'>) {
  const icon = line.remark?.icon ?? iconOf(line.events)
  return icon === undefined ? null : <Icon name={icon} size={18} />
}

export const LogLine = memo(function LogLine({ current, ...turn }: LogLineProps) {
  return (
    <li className={current ? 'log-line is-current' : 'log-line'} aria-current={current ? 'step' : undefined}>
      <Turn {...turn} />
    </li>
  )
})
