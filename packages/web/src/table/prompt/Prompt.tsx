import type { PlayModel } from '../use-table.ts'
import { GameActions } from './GameActions.tsx'
import { HintPanel } from './HintPanel.tsx'
import { PlanMoves } from './PlanMoves.tsx'
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
