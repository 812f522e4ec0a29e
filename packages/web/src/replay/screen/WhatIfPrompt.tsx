import { Named } from '../../board/Named.tsx'
import type { Board } from '../../board/use-board.ts'
import { PromptActions } from '../../table/prompt/PromptActions.tsx'
import { PromptFrame } from '../../table/prompt/PromptFrame.tsx'
import { Tool, ToolRow } from '../../table/prompt/PromptTools.tsx'
import { PointedLine } from '../../table/prompt/prompt-text.tsx'
import { lineOf } from '../model/replay-state.ts'
import { brieflyAt, comesNext } from './moment.ts'
import type { ReplayControl } from './use-replay.ts'

interface WhatIfPromptProps {
  readonly chooser: Board
  readonly state: ReplayControl
  /** Opens the variations, where they don't stand beside the table. */
  readonly onVariations: (() => void) | undefined
}

/** The question of a line that is tried, as in a game. */
export function WhatIfPrompt({ chooser, state, onVariations }: WhatIfPromptProps) {
  const { table } = chooser
  const { text } = table
  const { replay } = state
  return (
    <PromptFrame
      model={chooser}
      label={text.t('replay.moment.label')}
      asked={comesNext(table, replay)}
      badge={text.t('replay.what-if')}
      tools={
        <ToolRow>
          <Tool icon="undo" disabled={replay.n === replay.other?.base} onClick={() => state.jump('step', -1)}>
            {text.t('table.menu.undo')}
          </Tool>
          {onVariations === undefined ? null : (
            <Tool icon="bot" onClick={onVariations}>
              {text.t('variations.title')}
            </Tool>
          )}
          <Tool icon="close" onClick={state.toggleTry}>
            {text.t('replay.what-if.stop')}
          </Tool>
        </ToolRow>
      }
      actions={<PromptActions model={chooser} onCancel={chooser.forget} />}
      line={(offers, tip) => (
        <PointedLine table={table} offers={offers} tip={tip}>
          {offers ? null : (
            <p className="prompt-line">
              <Named words={brieflyAt(table, lineOf(replay), replay.n)} stops="tab" />
            </p>
          )}
        </PointedLine>
      )}
    />
  )
}
