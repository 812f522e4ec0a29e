import { describeMove, type Move } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import { goodParts } from './parts.ts'

/** A move by its name, without what it costs and brings. */
export function moveName(text: Text, named: Move | string): string {
  const move = typeof named === 'string' ? describeMove(named) : named
  switch (move.kind) {
    case 'pass':
    case 'noble':
    case 'keep':
      return text.t(`move.${move.kind}`)
    case 'recruit':
      return text.t('move.recruit', { group: move.group, trade: move.trade })
    case 'caravan':
      return text.t('move.caravan', { city: move.city })
    case 'field':
      return text.t('move.field', { row: move.row })
    case 'temple':
      return text.t('move.temple', { temple: move.temple })
    case 'irrigate':
      return text.t('move.irrigate', { side: move.side })
    case 'sell':
    case 'discard':
      return text.t(`move.${move.kind}`, { goods: text.list(goodParts(text, move.goods)) })
    case 'pay':
      return text.t('move.pay', { good: move.good })
    case 'good':
    case 'take':
      return text.t('move.take', { good: move.good })
    case 'court':
      return text.t('move.court', { court: move.court })
    case 'plant':
      return text.t('move.plant', { square: move.square })
    case 'ishtar':
      return text.t(`move.ishtar.${move.gift}`)
    case 'exchange':
      return text.t('move.exchange', { give: move.give, get: move.get })
    case 'power':
      return text.t('move.power', { power: move.power })
    case 'free':
      return text.t('move.free', { trade: move.trade })
  }
}

/** Some moves in a row. */
export const moveNames = (text: Text, moves: readonly (Move | string)[]): string =>
  moves.map((move) => moveName(text, move)).join(', ')
