import type { Event } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import { about, type Perspective } from './about.ts'
import { cardId } from './cards.ts'

/** What happened in a word or two, without saying who if it was the seat itself; undefined if it goes without saying. */
function shortOf(perspective: Perspective, event: Event, seat: number | undefined): string | undefined {
  const { text } = perspective
  switch (event.type) {
    case 'recruit':
      return text.t('short.recruit', { trade: event.trade, group: event.group + 1 })
    case 'free':
      return text.t('short.free', { trade: event.trade })
    case 'pass':
      return text.t('short.pass')
    case 'field':
      return text.t('short.field', { row: event.row, place: event.place + 1 })
    case 'row-full':
      return text.t('short.row-full', { row: event.row })
    case 'temple':
      return event.seat === null ? undefined : text.name('temple', event.temple)
    case 'canal':
      return text.t('short.canal', { side: event.side })
    case 'caravan':
      return text.t('short.caravan', { to: event.to })
    case 'court':
      return text.name('card', cardId(event.kind, event.level))
    case 'gardeners-spent':
      return text.t('short.gardeners', { count: event.count })
    case 'tile':
      return text.t('short.tile', { square: event.square })
    case 'irrigation-bonus':
      if (event.seat === null) return undefined
      if (event.seat === seat) return text.t('short.bonus', { square: event.square })
      return about(perspective, event.seat, 'short.bonus.other', { square: event.square })
    case 'temple-ranked':
      return rankOf(text, event, seat)
    case 'power':
      return text.name('power', event.power)
    case 'track':
      return text.t('short.track', { place: event.place })
    case 'lost':
      return text.t(event.what === 'court' ? 'short.lost.court' : 'short.lost')
    case 'deal':
      return text.t('short.deal')
    case 'over':
      return text.t(`event.over.${event.by}`)
    default:
      return undefined
  }
}

function rankOf(text: Text, { temple, first, second }: Event & { type: 'temple-ranked' }, seat: number | undefined) {
  if (seat === first) return text.t('short.rank.first', { temple })
  return seat === second ? text.t('short.rank.second', { temple }) : undefined
}

const opening = (words: string, language: string): string =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1)

/** What a turn came to, as one line of a log: “Engineer, group 4 · irrigated c3-d3”. */
export function shortLine(view: Perspective, events: readonly Event[], seat: number | undefined): string {
  const words = events.flatMap((event) => shortOf(view, event, seat) ?? [])
  return opening(words.join(' · '), view.text.language)
}

/** R10.1 How a round comes to its end, as one line of a log. */
export function processionLine({ text }: Perspective, events: readonly Event[], seat: number): string {
  const own = events.find((event) => event.type === 'temple' && event.seat === seat)
  if (own?.type !== 'temple') return text.t('short.procession.none')
  return text.t('short.procession', { temple: own.temple })
}
