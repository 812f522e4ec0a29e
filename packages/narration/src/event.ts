import { type Event, PLANTS } from '@amyitis/engine'
import type { TermId } from '@amyitis/i18n'
import { cardId } from './cards.ts'
import type { View } from './view.ts'

type EventView = Pick<View, 'game' | 'text' | 'names'>

function gained({ text, names }: EventView, event: Event & { type: 'talents' | 'camels' | 'goods' }): string {
  const who = names[event.seat]
  const count = Math.abs(event.count)
  const way = event.count > 0 ? 'take' : 'pay'
  if (event.type === 'goods') return text.t(`event.goods.${way}`, { who, count, good: event.good })
  return text.t(`event.${event.type}.${way}`, { who, count })
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
  const { text, names } = told
  const named = (seat: number) => ({ who: names[seat] })
  switch (event.type) {
    case 'round':
      return text.t('event.round', { round: event.round })
    case 'deal':
      return deal(told, event)
    case 'score': {
      const { points } = event
      return text.t('event.score', { ...named(event.seat), points, source: event.clause as TermId<'source'> })
    }
    case 'talents':
    case 'camels':
    case 'goods':
      return gained(told, event)
    case 'lost':
      if (event.what === 'court') return text.t('event.lost.court', named(event.seat))
      return text.t(`event.lost.${event.what}`, { ...named(event.seat), count: event.count })
    case 'pass':
    case 'first-player':
      return text.t(`event.${event.type}`, named(event.seat))
    case 'recruit':
      return text.t('event.recruit', { ...named(event.seat), trade: event.trade, group: event.group + 1 })
    case 'free':
      return text.t('event.free', { ...named(event.seat), trade: event.trade })
    case 'field':
      return text.t('event.field', { ...named(event.seat), row: event.row, place: event.place + 1 })
    case 'row-full':
      if (event.most === null) return text.t('event.row-full.nobody', { row: event.row })
      return text.t('event.row-full', { ...named(event.most), row: event.row })
    case 'temple':
    case 'pushed-out':
      if (event.seat === null) return text.t(`event.${event.type}.neutral`, { temple: event.temple })
      return text.t(`event.${event.type}`, { ...named(event.seat), temple: event.temple })
    case 'canal':
      if (event.seat === null) return text.t('event.canal.neutral', { side: event.side })
      return text.t('event.canal', { ...named(event.seat), side: event.side })
    case 'caravan':
      return text.t('event.caravan', { ...named(event.seat), from: event.from, to: event.to, spaces: event.spaces })
    case 'court':
      return text.t('event.court', { ...named(event.seat), card: cardId(event.kind, event.level) })
    case 'gardeners-spent':
      return text.t('event.gardeners-spent', { ...named(event.seat), count: event.count })
    case 'tile':
      return text.t('event.tile', { ...named(event.seat), square: event.square })
    case 'irrigation-bonus':
      if (event.seat === null) return text.t('event.irrigation-bonus.nobody', { square: event.square })
      return text.t('event.irrigation-bonus', { ...named(event.seat), square: event.square })
    case 'plant-turned':
      return turned(told, event)
    case 'temple-ranked':
      if (event.second === null)
        return text.t('event.temple-ranked.alone', { ...named(event.first), temple: event.temple })
      return text.t('event.temple-ranked', {
        ...named(event.first),
        temple: event.temple,
        second: names[event.second],
      })
    case 'power':
      return text.t('event.power', { ...named(event.seat), power: event.power })
    case 'track':
      return text.t('event.track', { ...named(event.seat), place: event.place })
    case 'over':
      return text.t(`event.over.${event.by}`)
  }
}

/** A list of events in sentences, one after the other. */
export const narrate = (told: EventView, events: readonly Event[]): string =>
  events.map((event) => sentenceOf(told, event)).join(' ')
