import { type Color, describeMove, type MoveKind } from '@amyitis/engine'
import { moveName, tell, type View } from '@amyitis/narration'
import { memo } from 'react'
import type { LogEntry } from '../board/model.ts'
import { unbroken } from '../board/unbroken.ts'
import { Icon } from '../icons/icon.tsx'
import { PlayerMark } from '../icons/player-mark.tsx'
import { indices } from './indices.ts'
import { actsOf, type Gain, gainsOf, iconOf } from './log-lines.ts'

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
      <span aria-hidden="true">
        {gain.count < 0 ? '−' : '+'}
        {Math.abs(gain.count)}
      </span>
      <Icon name={gain.icon} size={15} />
      <span className="visually-hidden">{tell(view, [gain.event])}</span>
    </span>
  )
}

/** Moves that are no event of their own: what comes of them are gains only. */
const SILENT: readonly MoveKind[] = ['exchange', 'discard', 'ishtar', 'keep']

function wordsOf({ moves, seat, events }: LogEntry, view: View): string {
  const [move] = moves
  const acts = tell(view, actsOf(events))
  if (seat === undefined || move === undefined || !SILENT.includes(describeMove(move).kind)) return acts
  const did = view.text.t('table.log.did', { who: view.names[seat], move: moveName(view.text, move) })
  return acts === '' ? did : `${did} ${acts}`
}

/** A turn: what was done in words, what was paid and gained as icons. */
function Turn({ line, color, view }: Pick<LogLineProps, 'line' | 'color' | 'view'>) {
  const icon = iconOf(line.events)
  const gains = gainsOf(line.events)
  return (
    <>
      <span className="log-mark">{color === undefined ? null : <PlayerMark color={color} size={17} />}</span>
      <span className="log-words">
        {unbroken(wordsOf(line, view))}{' '}
        {indices(gains).map((i) => (
          <GainChip key={i} gain={gains[i]} view={view} own={gains[i].seat === line.seat} />
        ))}
      </span>
      <span className="log-icon">{icon === undefined ? null : <Icon name={icon} size={17} />}</span>
    </>
  )
}

export const LogLine = memo(function LogLine({ line, color, view, onJump, current }: LogLineProps) {
  const turn = <Turn line={line} color={color} view={view} />
  return (
    <li className={current ? 'log-line is-current' : 'log-line'} aria-current={current ? 'step' : undefined}>
      {onJump === undefined ? (
        <div className="log-turn">{turn}</div>
      ) : (
        <button type="button" className="log-turn" onClick={() => onJump(line.n)}>
          {turn}
        </button>
      )}
    </li>
  )
})
