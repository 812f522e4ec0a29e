import { legalMoves, REFUSALS, type Refusal, type State, whyRefused } from '@amyitis/engine'
import { choiceOf, moveName, type View } from '@amyitis/words'
import { detailOf } from './choice-detail.ts'
import type { Choice, Target } from './model.ts'
import { effectsOf, outcomeOf } from './outcome.ts'
import { isTurned, moveAt, targetOf } from './targets.ts'

const SQUARE = /^[a-d][1-4]/

/** As a sentence or a label begins; squares and sides keep their small letters. */
export const capital = (words: string, language: string): string =>
  SQUARE.test(words) ? words : words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1)

/** Choices whose sentence says all there is to say: a court card and what it does, a power. */
const SENTENCES = ['court', 'power']

function nameOf(view: View, move: string): string {
  const [kind] = move.split(' ')
  const words = SENTENCES.includes(kind) ? choiceOf(view, move) : moveName(view.text, move)
  return capital(words, view.text.language)
}

function choiceFor(view: View, move: string): Choice {
  const { game, state } = view
  const outcome = outcomeOf(game, move)
  return {
    move,
    target: targetOf(state, move),
    name: nameOf(view, move),
    detail: detailOf(view, move, outcome),
    effects: effectsOf(outcome),
  }
}

/** Every legal move, ready to be shown. */
export const choicesOf = (view: View): Choice[] => legalMoves(view.game).map((move) => choiceFor(view, move))

/** The choice that lies at a target. Of two cards alike both stand for the same move, which turns the left one (R5.3). */
export function choiceAt(state: State, choices: readonly Choice[], target: Target): Choice | undefined {
  if (isTurned(state, target)) return undefined
  const move = moveAt(state, target)
  return choices.find((choice) => choice.move === move)
}

/** Why there is no choice at a target. */
export function refusalAt({ game, state }: Pick<View, 'game' | 'state'>, target: Target): Refusal | undefined {
  const refusal = whyRefused(game, moveAt(state, target))
  if (refusal !== undefined || !isTurned(state, target)) return refusal
  const code = 'recruit-no-card'
  return { code, clause: REFUSALS[code], instead: [moveAt(state, target)] }
}
