import { qualityIn } from '@amyitis/engine'
import type { View } from './view.ts'

/** What is asked of whom, and why. */
export function promptOf({ state, game, text, names }: View): string {
  const { decision } = state
  if (decision === null) return text.t('refusal.game-over')
  const who = names[decision.player]
  const { kind, reason } = decision
  const free = reason === 'free'
  switch (kind) {
    case 'field':
      return text.t(`prompt.field.${free || reason === 'tammouz' ? reason : 'farmer'}`, { who })
    case 'temple':
      if (reason !== 'procession') return text.t(`prompt.temple.${free ? reason : 'priest'}`, { who })
      return text.t(`prompt.temple.${state.seats[decision.player].cubes === 0 ? 'no-cube' : reason}`, { who })
    case 'irrigate':
      return text.t(`prompt.irrigate.${free || reason === 'babylon' ? reason : 'engineer'}`, { who })
    case 'court':
      if (reason === 'tile') return text.t('prompt.court.tile', { who })
      return text.t('prompt.court.city', { who, city: state.caravan })
    case 'pay':
      return text.t('prompt.pay', { who, owed: decision.owed ?? 'wine' })
    case 'plant':
      return text.t('prompt.plant', { who, quality: qualityIn(game.position, state.caravan) })
    case 'discard':
      return text.t('prompt.discard', { who, count: decision.count ?? 0 })
    case 'action':
    case 'sell':
    case 'good':
    case 'take':
    case 'ishtar':
    case 'exchange':
    case 'power':
    case 'free':
      return text.t(`prompt.${kind}`, { who })
  }
}
