import type { PlayModel } from '../use-table.ts'
import { Action, PromptActions } from './PromptActions.tsx'

/** While bots play: the next move of one that waits for a sign, or all of them without pauses. */
function BotActions({ model }: { readonly model: PlayModel }) {
  const { session } = model
  const { text } = model.table
  return (
    <>
      {session.kind === 'local' && session.bot === 'waiting' ? (
        <Action icon="step" primary onClick={model.next}>
          {text.t('table.menu.next')}
        </Action>
      ) : null}
      <Action icon="to-end" onClick={model.hurry}>
        {text.t('table.menu.skip')}
      </Action>
    </>
  )
}

/** In a game, moreover: play the plan, hurry the bots. */
export function GameActions({ model }: { readonly model: PlayModel }) {
  const { table, plan, planned, session, back } = model
  const { text, deciding, state } = table
  const skips = session.kind === 'local' || session.skips
  const waits = state.decision !== null && deciding === undefined && plan === undefined
  return (
    <PromptActions model={model} onCancel={back}>
      {planned.length === 0 ? null : (
        <Action icon="play" primary onClick={model.playPlan}>
          {text.t('table.plan.play', { count: planned.length })}
        </Action>
      )}
      {waits && skips ? <BotActions model={model} /> : null}
    </PromptActions>
  )
}
