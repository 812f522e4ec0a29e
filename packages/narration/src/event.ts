import { type Event, PLANTS } from '@amyitis/engine'
import type { TermId } from '@amyitis/i18n'
import { about } from './about.ts'
import { cardId } from './cards.ts'
import type { View } from './view.ts'

type EventView = Pick<View, 'game' | 'text' | 'names' | 'you'>

function gained(told: EventView, event: Event & { type: 'talents' | 'camels' | 'goods' }): string {
  const count = Math.abs(event.count)
  const way = event.count > 0 ? 'take' : 'pay'
  if (event.type === 'goods') return about(told, event.seat, `event.goods.${way}`, { count, good: event.good })
  return about(told, event.seat, `event.${event.type}.${way}`, { count })
}

function ranked(told: EventView, { temple, first, second }: Event & { type: 'temple-ranked' }): string {
  const { text, names, you } = told
  if (second === null) return about(told, first, 'event.temple-ranked.alone', { temple })
  if (second === you) return text.t('event.temple-ranked.you-second', { who: names[first], temple })
  return about(told, first, 'event.temple-ranked', { temple, second: names[second] })
}

function turned({ game, text }: EventView, { city, card, face }: Event & { type: 'plant-turned' }): string {
  const { quality } = game.position.box.faces[2 * PLANTS.indexOf(card) + face]
  const { good } = game.position.box.edition.plants[card][face]
  if (good === undefined) return text.t('event.plant-turned', { city, quality })
  return text.t('event.plant-turned.good', { city, quality, good })
}

function deal({ text }: EventView, { groups }: Event & { type: 'deal' }): string {
  const names = groups.map((group) => group.map((trade) => text.name('trade', trade)).join(', '))
  return text.t('event.deal', { groups: names.join(' / ') })
}

/** What happened, as a sentence. */
function sentenceOf(told: EventView, event: Event): string {
  const { text } = told
  switch (event.type) {
    case 'round':
      return text.t('event.round', { round: event.round })
    case 'deal':
      return deal(told, event)
    case 'score': {
      const { seat, points, clause } = event
      return about(told, seat, 'event.score', { points, source: clause as TermId<'source'> })
    }
    case 'talents':
    case 'camels':
    case 'goods':
      return gained(told, event)
    case 'lost':
      if (event.what === 'court') return about(told, event.seat, 'event.lost.court', {})
      return about(told, event.seat, `event.lost.${event.what}`, { count: event.count })
    case 'pass':
    case 'first-player':
      return about(told, event.seat, `event.${event.type}`, {})
    case 'recruit':
      return about(told, event.seat, 'event.recruit', { trade: event.trade, group: event.group + 1 })
    case 'free':
      return about(told, event.seat, 'event.free', { trade: event.trade })
    case 'field':
      return about(told, event.seat, 'event.field', { row: event.row, place: event.place + 1 })
    case 'row-full':
      if (event.most === null) return text.t('event.row-full.nobody', { row: event.row })
      return about(told, event.most, 'event.row-full', { row: event.row })
    case 'temple':
    case 'pushed-out':
      if (event.seat === null) return text.t(`event.${event.type}.neutral`, { temple: event.temple })
      return about(told, event.seat, `event.${event.type}`, { temple: event.temple })
    case 'canal':
      if (event.seat === null) return text.t('event.canal.neutral', { side: event.side })
      return about(told, event.seat, 'event.canal', { side: event.side })
    case 'caravan':
      return about(told, event.seat, 'event.caravan', { from: event.from, to: event.to, spaces: event.spaces })
    case 'court':
      return about(told, event.seat, 'event.court', { card: cardId(event.kind, event.level) })
    case 'gardeners-spent':
      return about(told, event.seat, 'event.gardeners-spent', { count: event.count })
    case 'tile':
      return about(told, event.seat, 'event.tile', { square: event.square })
    case 'irrigation-bonus':
      if (event.seat === null) return text.t('event.irrigation-bonus.nobody', { square: event.square })
      return about(told, event.seat, 'event.irrigation-bonus', { square: event.square })
    case 'plant-turned':
      return turned(told, event)
    case 'temple-ranked':
      return ranked(told, event)
    case 'power':
      return about(told, event.seat, 'event.power', { power: event.power })
    case 'track':
      return about(told, event.seat, 'event.track', { place: event.place })
    case 'over':
      return text.t(`event.over.${event.by}`)
  }
}

/** A list of events in sentences, one after the other. */
export const narrate = (told: EventView, events: readonly Event[]): string =>
  events.map((event) => sentenceOf(told, event)).join(' ')
