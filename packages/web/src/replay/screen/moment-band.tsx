import { refusalOf } from '@amyitis/narration'
import type { ReactNode } from 'react'
import type { TableModel } from '../../board/model.ts'
import { unbroken } from '../../board/unbroken.ts'
import type { Chooser } from '../../board/use-board.ts'
import { Icon } from '../../icons/icon.tsx'
import { PlayerMark } from '../../icons/player-mark.tsx'
import { ChoiceButton } from '../../table/prompt/ChoiceButton.tsx'
import { PromptChoices, shortChoices } from '../../table/prompt/PromptChoices.tsx'
import { type Look, lineOf } from '../model/look.ts'
import { brieflyAt, comesNext, whereOf } from './moment.ts'
import '../../table/prompt/prompt.css'
import './moment-band.css'

interface MomentBandProps {
  readonly chooser: Chooser
  readonly look: Look
  /** What can be done here. */
  readonly buttons: ReactNode
  /** What stands above the band: the line that is tried, or a remark. */
  readonly children?: ReactNode
}

/** The second line: what is looked at or refused where something is tried, else what comes next. */
function Line({ table, look }: { readonly table: TableModel; readonly look: Look }) {
  const { looked, chosen, refused, text } = table
  if (refused !== undefined)
    return (
      <p className="moment-line is-refused" role="alert">
        {refusalOf(text, refused.refusal)}
      </p>
    )
  if (looked === undefined) return <p className="moment-line">{unbroken(comesNext(table, look))}</p>
  return (
    <p className="moment-line is-looked">
      <b>{looked.name}</b> {looked.detail}
      {chosen?.target === looked.target ? <span className="prompt-again">{text.t('table.prompt.again')}</span> : null}
    </p>
  )
}

/** The position shown in words, where a running game has its prompt. */
export function MomentBand({ chooser, look, buttons, children }: MomentBandProps) {
  const { table } = chooser
  const { text, state, choices } = table
  const line = lineOf(look)
  const seat = line.steps[look.n - 1]?.seat ?? line.steps[look.n]?.seat ?? 0
  const tries = look.other !== undefined
  return (
    <section className={tries ? 'prompt is-plan' : 'prompt'} aria-label={text.t('replay.moment.label')}>
      {children}
      <div className="prompt-band moment-band on-glaze">
        <div className="moment">
          {state.decision === null ? (
            <Icon name="winner" size={36} />
          ) : (
            <PlayerMark color={state.seats[seat].color} size={36} />
          )}
          <div className="moment-words">
            <p className="moment-title">{unbroken(brieflyAt(table, line, look.n))}</p>
            <Line table={table} look={look} />
          </div>
          <div className="moment-side">
            <p className="moment-where">
              {tries ? <span className="prompt-badge">{text.t('replay.what-if')}</span> : null}
              {whereOf(table, look)}
            </p>
            <div className="moment-buttons">
              {shortChoices(choices).map((choice) => (
                <ChoiceButton key={choice.target} model={chooser} choice={choice} short />
              ))}
              {buttons}
            </div>
          </div>
        </div>
        <PromptChoices model={chooser} />
      </div>
    </section>
  )
}
