import {
  CITIES,
  type City,
  cityKind,
  type Event,
  GOODS,
  type Good,
  type Move,
  type MoveKind,
  passesLast,
  qualityIn,
  RULE_VALUES,
  type Square,
} from '@amyitis/engine'
import { offeredIn, plantingParts, tileParts, type View } from '@amyitis/narration'
import type { Effects } from './model.ts'
import { effectsOf, halfFills, type Outcome, openedBy, wateredBy } from './outcome.ts'

type Kinds = 'points' | 'talents' | 'camels'

/** "2 talents", "1 barley": what has gone up, or down with a `sign` of −1. */
function parts({ text }: View, effects: Effects, sign: 1 | -1): string[] {
  const counted = (['points', 'talents', 'camels'] as const).flatMap((kind: Kinds) => {
    const count = sign * effects[kind]
    return count > 0 ? [text.t(`part.${kind}`, { count })] : []
  })
  const goods = GOODS.flatMap((good: Good) => {
    const count = sign * (effects.goods[good] ?? 0)
    return count > 0 ? [text.t('why.good', { count, good })] : []
  })
  return [...counted, ...goods]
}

/** R10.2 Points that follow in the temples are Marduk’s, whatever is chosen at Ishtar’s. */
const ofChoice = (move: Move, effects: Effects): Effects =>
  move.kind === 'ishtar' ? { ...effects, points: 0 } : effects

function costsAndGains(view: View, move: Move, outcome: Outcome): string[] {
  const { text, names } = view
  const seat = outcome.before.player
  const ownFirst = effectsOf(outcome)
    .map((effects) => ofChoice(move, effects))
    .sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
  return ownFirst.flatMap((effects) => {
    const pays = parts(view, effects, -1)
    const gets = parts(view, effects, 1)
    if (effects.seat !== seat)
      return gets.length === 0
        ? []
        : [text.t('table.detail.other', { who: names[effects.seat], parts: gets.join(', ') })]
    return [
      ...(pays.length === 0 ? [] : [text.t('table.detail.pays', { parts: pays.join(', ') })]),
      ...(gets.length === 0 ? [] : [text.t('table.detail.gets', { parts: gets.join(', ') })]),
    ]
  })
}

/** What else is worth saying of what happens. */
function remark({ text, names }: View, event: Event): string[] {
  switch (event.type) {
    case 'row-full':
      if (event.most === null) return [text.t('table.detail.row.nobody')]
      return [text.t('table.detail.row', { who: names[event.most] })]
    case 'pushed-out':
      if (event.seat === null) return [text.t('table.detail.pushed.neutral', { temple: event.temple })]
      return [text.t('table.detail.pushed', { who: names[event.seat], temple: event.temple })]
    case 'track':
      return [text.t('table.detail.track', { place: event.place })]
    case 'over':
      return [text.t('table.detail.over')]
    default:
      return []
  }
}

/** What the garden gains. */
function water({ text }: View, outcome: Outcome): string[] {
  const watered = wateredBy(outcome)
  const opened = openedBy(outcome)
  return [
    ...(halfFills(outcome) ? [text.t('table.detail.half')] : []),
    ...(watered.length === 0 ? [] : [text.t('table.detail.waters', { squares: text.list(watered) })]),
    ...(opened.length === 0 ? [] : [text.t('table.detail.opens', { sides: text.list(opened) })]),
  ]
}

/** What the same player decides next, if the turn goes on. */
function next(view: View, { before, after, dealt }: Outcome): string[] {
  const { text } = view
  if (dealt || after.player !== before.player) return []
  const city = CITIES[after.caravan]
  switch (after.decision) {
    case 'field':
    case 'temple':
    case 'free':
      return after.reason === 'tammouz' || after.reason === 'procession' ? [] : [text.t(`table.then.${after.decision}`)]
    case 'irrigate':
      return [
        after.reason === 'babylon' ? text.t('table.then.irrigate') : text.t('table.then.irrigate.points', RULE_VALUES),
      ]
    case 'pay':
      return [text.t('table.then.pay', { owed: GOODS[after.owed] }), ...inCity(view, after, city)]
    case 'sell':
    case 'plant':
      return inCity(view, after, city)
    case 'court':
      return after.reason === 'tile' ? [text.t('table.then.any-court')] : inCity(view, after, city)
    case 'take':
    case 'good':
      return [text.t(`table.then.${after.decision}`)]
    default:
      return []
  }
}

/** What is done in the city where the caravan stops. */
function inCity({ text }: View, after: Outcome['after'], city: City): string[] {
  switch (cityKind(city)) {
    case 'babylon':
      return [text.t('table.then.sell', RULE_VALUES)]
    case 'plant':
      return [text.t('table.then.plant', { quality: qualityIn(after, city) })]
    case 'court': {
      const cards = offeredIn(after, after.player, city).map((card) => text.name('card', card))
      return [text.t('table.then.court', { cards: cards.join(' / ') })]
    }
  }
}

/** R9 All that planting a square brings, also what comes after further decisions. */
const planting = (view: View, square: Square): string[] => [
  tileParts(view, square).join(', '),
  ...plantingParts(view, square),
]

/** Choices whose names say it all. */
const NAMED: readonly MoveKind[] = ['court', 'power', 'exchange', 'keep', 'discard']

/** R5.2 The last player to pass gets no talents for it. */
function passing({ text }: View, { before }: Outcome): string {
  return passesLast(before) ? text.t('table.detail.last-pass') : text.t('table.detail.pass', RULE_VALUES)
}

/** What a legal move costs and brings, in a few words. */
export function detailOf(view: View, move: Move, outcome: Outcome): string {
  const { text } = view
  if (move.kind === 'plant') return planting(view, move.square).join(' · ')
  if (NAMED.includes(move.kind)) return ''
  if (move.kind === 'pass') return passing(view, outcome)
  const said = [
    ...costsAndGains(view, move, outcome),
    ...outcome.events.flatMap((event) => remark(view, event)),
    ...water(view, outcome),
    ...next(view, outcome),
  ]
  const free = move.kind === 'recruit' && !outcome.events.some((event) => event.type === 'talents' && event.count < 0)
  if (said.length === 0) return text.t('table.detail.nothing')
  return [...(free ? [text.t('table.detail.free')] : []), ...said].join(' · ')
}
