import { refusalOf } from '@amyitis/narration'
import type { ReactNode } from 'react'
import type { TableModel } from '../../board/model.ts'
import { Named } from '../../board/Named.tsx'
import type { Chooser } from '../../board/use-board.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { ChoiceButton } from '../../table/prompt/ChoiceButton.tsx'
import { shortChoices } from '../../table/prompt/choice-kinds.ts'
import { PromptChoices } from '../../table/prompt/PromptChoices.tsx'
import { TipLine } from '../../table/tip/TipLine.tsx'
import { useTouchedTip } from '../../table/tip/touched.ts'
import { lineOf, type ReplayState } from '../model/replay-state.ts'
import { brieflyAt, comesNext, whereOf } from './moment.ts'
import '../../theme/prompt.css'
import './moment-band.css'
import './moment-small.css'

interface MomentBandProps {
  readonly chooser: Chooser
  readonly look: ReplayState
  /** What can be done here. */
  readonly buttons: ReactNode
  /** What stands above the band: the line that is tried, or a remark. */
  readonly children?: ReactNode
}

/** The second line: what is looked at or refused where something is tried, else what comes next. */
function Line({ table, look }: { readonly table: TableModel; readonly look: ReplayState }) {
  const { highlighted, chosen, refused, text } = table
  const tip = useTouchedTip(table)
  if (refused !== undefined)
    return (
      <p className="moment-line is-refused" role="alert">
        <Named words={refusalOf(text, refused.refusal)} stops="tab" />
      </p>
    )
  if (tip !== undefined) return <TipLine tip={tip} text={text} />
  if (highlighted === undefined)
    return (
      <p className="moment-line">
        <Named words={comesNext(table, look)} stops="tab" />
      </p>
    )
  return (
    <p className="moment-line is-highlighted">
      <b>
        <Named words={highlighted.name} />
      </b>{' '}
      <Named words={highlighted.detail} />
      {chosen?.target === highlighted.target ? (
        <span className="prompt-again">{text.t('table.prompt.again')}</span>
      ) : null}
    </p>
  )
}

/** The position shown in words, where a running game has its prompt. */
export function MomentBand({ chooser, look, buttons, children }: MomentBandProps) {
  const { table } = chooser
  const { text, state, choices } = table
  const line = lineOf(look)
  const tries = look.other !== undefined
  const told = line.steps[look.n - 1]?.seat ?? line.steps[look.n]?.seat ?? 0
  // Where something is tried, who is asked counts, and not who has moved.
  const seat = tries ? (state.decision?.player ?? told) : told
  return (
    <section
      className={tries ? 'moment-band prompt is-steady is-plan' : 'moment-band prompt is-steady'}
      data-tries={tries ? true : undefined}
      aria-label={text.t('replay.moment.label')}
    >
      {children}
      <div className="prompt-band on-glaze">
        <div className="moment">
          {state.decision === null ? (
            <Icon name="winner" size={36} />
          ) : (
            <PlayerMark color={state.seats[seat].color} size={36} />
          )}
          <div>
            <p className="moment-title">
              <Named words={brieflyAt(table, line, look.n)} stops="tab" />
            </p>
            <Line table={table} look={look} />
          </div>
          <div className="moment-side">
            <p className="moment-where">
              {tries ? <span className="prompt-badge">{text.t('replay.what-if')}</span> : null}
              {whereOf(table, look)}
            </p>
            <div className="moment-buttons">
              <div className="moment-short">
                {shortChoices(choices).map((choice) => (
                  <ChoiceButton key={choice.target} model={chooser} choice={choice} short />
                ))}
              </div>
              <div className="moment-tools">{buttons}</div>
            </div>
          </div>
        </div>
        <PromptChoices model={chooser} />
      </div>
    </section>
  )
}
