import { moveName } from '@amyitis/narration'
import { useEffect, useRef } from 'react'
import { Named } from '../../board/Named.tsx'
import { capital } from '../../board/wording.ts'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import type { PlayModel } from '../use-table.ts'
import { HintPanel } from './HintPanel.tsx'
import { Action, PromptActions } from './PromptActions.tsx'
import { PromptFrame } from './PromptFrame.tsx'
import { PromptTools } from './PromptTools.tsx'
import { PromptLine, TurnSoFar, titleOf } from './prompt-text.tsx'

/** The question of a game that is played or planned. */
export function Prompt({ model }: { readonly model: PlayModel }) {
  const { table, plan, hint } = model
  const { text } = table
  return (
    <PromptFrame
      model={model}
      label={text.t('table.prompt.label')}
      asked={titleOf(model)}
      badge={plan && text.t('table.plan.badge')}
      moves={plan === undefined ? <TurnSoFar model={model} /> : <PlanMoves model={model} />}
      tools={<PromptTools model={model} />}
      hint={hint && <HintPanel model={model} />}
      actions={<GameActions model={model} />}
      line={(offers, tip) => <PromptLine model={model} offers={offers} tip={tip} />}
    />
  )
}

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
function GameActions({ model }: { readonly model: PlayModel }) {
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

/** The moves that are tried, in order, each with who would make it; the last one stays in view. */
function PlanMoves({ model }: { readonly model: PlayModel }) {
  const { plan, session, table } = model
  const { text, state } = table
  const list = useRef<HTMLOListElement>(null)
  const count = plan?.moves.length ?? 0
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ left: list.current.scrollWidth })
  }, [count])
  if (plan === undefined || count === 0) return null
  const tried = plan.running.steps.slice(session.running.steps.length)
  return (
    <ol className="prompt-turn prompt-plan" ref={list} aria-label={text.t('table.plan.moves')}>
      {plan.moves.map((move, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same move may come twice
        <li key={i}>
          <b>{i + 1}</b>
          <PlayerMark color={state.seats[tried[i]?.seat ?? plan.running.game.position.player].color} size={14} />
          <span>
            <Named words={capital(moveName(text, move), text.language)} stops="tab" />
          </span>
        </li>
      ))}
    </ol>
  )
}
