import { CITIES, qualityIn } from '@amyitis/engine'

import type { View } from './view.ts'

/** What is asked of whom, and why. */
export function promptOf({ state, game, text, names }: View): string {
  const { decision } = state
  if (decision === null) return text.t('refusal.game-over')
  const who = names[decision.player]
  const { kind, reason } = decision
  switch (kind) {
    case 'field':
      return text.t(`prompt.field.${reason as 'farmer' | 'tammouz' | 'free'}`, { who })
    case 'temple':
      if (reason === 'procession' && state.seats[decision.player].cubes === 0)
        return text.t('prompt.temple.no-cube', { who })
      return text.t(`prompt.temple.${reason as 'priest' | 'procession' | 'free'}`, { who })
    case 'irrigate':
      return text.t(`prompt.irrigate.${reason as 'engineer' | 'babylon' | 'free'}`, { who })
    case 'court':
      if (reason === 'tile') return text.t('prompt.court.tile', { who })
      return text.t('prompt.court.city', { who, city: state.caravan })
    case 'pay':
      return text.t('prompt.pay', { who, owed: decision.owed ?? 'wine' })
    case 'plant':
      return text.t('prompt.plant', { who, quality: qualityIn(game.position, CITIES[game.position.caravan]) })
    case 'discard':
      return text.t('prompt.discard', { who, count: decision.count ?? 0 })
    default:
      return text.t(`prompt.${kind}`, { who })
  }
}
