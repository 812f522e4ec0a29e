import { qualityIn, RULE_VALUES, type State } from '@amyitis/engine'
import type { View } from './view.ts'

/** What is asked of whom, and why. The only person at a table is not called by name: `you` is their seat. */
export function promptOf(view: View, you?: number): string {
  const { state, text, names } = view
  const { decision } = state
  if (decision === null) return text.t('refusal.game-over')
  const prompt = questionOf(view, decision)
  return decision.player === you ? prompt : text.t('prompt.for', { who: names[decision.player], prompt })
}

function questionOf({ state, game, text }: View, decision: NonNullable<State['decision']>): string {
  const { kind, reason } = decision
  const free = reason === 'free'
  switch (kind) {
    case 'field':
      return text.t(`prompt.field.${free || reason === 'tammouz' ? reason : 'farmer'}`)
    case 'temple':
      if (reason !== 'procession') return text.t(`prompt.temple.${free ? reason : 'priest'}`)
      return text.t(`prompt.temple.${state.seats[decision.player].cubes === 0 ? 'no-cube' : reason}`)
    case 'irrigate':
      return text.t(`prompt.irrigate.${free || reason === 'babylon' ? reason : 'engineer'}`, RULE_VALUES)
    case 'court':
      if (reason === 'tile') return text.t('prompt.court.tile')
      return text.t('prompt.court.city', { city: state.caravan })
    case 'pay':
      return text.t('prompt.pay', { owed: decision.owed ?? 'wine' })
    case 'plant':
      return text.t('prompt.plant', { quality: qualityIn(game.position, state.caravan) })
    case 'discard':
      return text.t('prompt.discard', { count: decision.count ?? 0 })
    case 'action':
    case 'sell':
    case 'good':
    case 'take':
    case 'ishtar':
    case 'exchange':
    case 'power':
    case 'free':
      return text.t(`prompt.${kind}`, RULE_VALUES)
  }
}
