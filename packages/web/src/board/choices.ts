import { describeMove, legalMoves, moveText, REFUSALS, type Refusal, whyRefused } from '@amyitis/engine'
import { choiceOf, moveName, type View } from '@amyitis/narration'
import { detailOf } from './choice-detail.ts'
import { isTurned, moveFor, targetOf } from './choice-targets.ts'
import type { Choice } from './model.ts'
import { effectsOf, outcomeOf } from './outcome.ts'
import type { Target } from './target.ts'
import { capital } from './wording.ts'

function choiceFor(view: View, notation: string): Choice {
  const { game, state, text } = view
  const move = describeMove(notation)
  const outcome = outcomeOf(game, move)
  // A court card and a power are sentences that say all there is to say.
  const name = move.kind === 'court' || move.kind === 'power' ? choiceOf(view, notation) : moveName(text, notation)
  return {
    move,
    notation,
    target: targetOf(state, move, notation),
    name: capital(name, text.language),
    detail: detailOf(view, move, outcome),
    effects: effectsOf(outcome),
  }
}

/** Every legal move, ready to be shown. */
export const choicesOf = (view: View): Choice[] => legalMoves(view.game).map((move) => choiceFor(view, move))

/** Why there is no choice at a target. */
export function refusalAt({ game, state }: Pick<View, 'game' | 'state'>, target: Target): Refusal | undefined {
  const meant = moveFor(state, target)
  if (meant === undefined) return undefined
  const refusal = whyRefused(game, moveText(meant))
  if (refusal !== undefined || !isTurned(state, target)) return refusal
  const code = 'recruit-no-card'
  return { code, clause: REFUSALS[code], instead: [moveText(meant)] }
}
