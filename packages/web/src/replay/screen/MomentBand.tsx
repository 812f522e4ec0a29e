import type { ReactNode } from 'react'
import type { TableModel } from '../../board/model.ts'
import { Named } from '../../board/Named.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { TipLine } from '../../table/tip/TipLine.tsx'
import { useTouchedTip } from '../../table/tip/touched.ts'
import { lineOf, type ReplayState } from '../model/replay-state.ts'
import { BRIEF, brieflyAt, comesNext, whereOf } from './moment.ts'
import '../../theme/prompt.css'
import './moment-band.css'

interface MomentBandProps {
  readonly table: TableModel
  readonly replay: ReplayState
  /** What can be done here. */
  readonly buttons: ReactNode
  /** What stands above the band: a remark. */
  readonly children?: ReactNode
}

/** The second line: what was tapped, else what comes next. */
function Line({ table, replay }: Pick<MomentBandProps, 'table' | 'replay'>) {
  const tip = useTouchedTip(table)
  if (tip !== undefined) return <TipLine tip={tip} text={table.text} />
  return (
    <p className="moment-line">
      <Named words={comesNext(table, replay)} stops="tab" />
    </p>
  )
}

/** The position shown in words, where a running game has its prompt. */
export function MomentBand({ table, replay, buttons, children }: MomentBandProps) {
  const { text, state } = table
  const line = lineOf(replay)
  const told = brieflyAt(table, line, replay.n)
  const seat = line.steps[replay.n - 1]?.seat ?? line.steps[replay.n]?.seat ?? 0
  return (
    <section className="moment-band prompt is-steady" aria-label={text.t('replay.moment.label')}>
      {children}
      <div className="prompt-band on-glaze">
        <div className="moment">
          {state.decision === null ? (
            <Icon name="winner" size={36} />
          ) : (
            <PlayerMark color={state.seats[seat].color} size={36} />
          )}
          <div>
            <p className={told.length > BRIEF ? 'moment-title is-long' : 'moment-title'}>
              <Named words={told} stops="tab" />
            </p>
            <Line table={table} replay={replay} />
          </div>
          <div className="moment-side">
            <p className="moment-where">{whereOf(table, replay)}</p>
            <div className="moment-buttons">{buttons}</div>
          </div>
        </div>
      </div>
    </section>
  )
}
