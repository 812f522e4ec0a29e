import {
  type City,
  type Court,
  camelsTo,
  cityKind,
  describeMove,
  type Good,
  type Move,
  nextCard,
  nextField,
  pushedFrom,
  qualityIn,
  type Row,
  RULE_VALUES,
  recruitCost,
  type Square,
  salePoints,
  type Temple,
  type Trade,
  wantedIn,
} from '@amyitis/engine'
import { cardId, offeredIn } from './cards.ts'
import { goodParts, plantingParts, tileParts } from './parts.ts'
import type { View } from './view.ts'

const goodsOf = ({ text }: View, goods: readonly Good[]) => goodParts(text, goods).join(', ')

function recruit({ game, text }: View, group: number, trade: Trade): string {
  return text.t(`choice.recruit.${trade}`, { ...RULE_VALUES, group, cost: recruitCost(game.position, group - 1) })
}

function caravan({ game, text }: View, city: City): string {
  const pos = game.position
  const cost = camelsTo(pos, pos.player, city)
  const [good, more] = wantedIn(pos, city)
  switch (cityKind(city)) {
    case 'babylon':
      return text.t('choice.caravan.babylon', { ...RULE_VALUES, city, cost })
    case 'plant': {
      const quality = qualityIn(pos, city)
      if (more === undefined) return text.t('choice.caravan.plant', { city, cost, good, quality })
      return text.t('choice.caravan.plant-two', { city, cost, good, more, quality })
    }
    case 'court': {
      const [card, other] = offeredIn(pos, pos.player, city)
      if (other === undefined) return text.t('choice.caravan.court-one', { city, cost, good, card })
      return text.t('choice.caravan.court', { city, cost, good, card, other })
    }
  }
}

function field({ game, text }: View, row: Row): string {
  const { good, left, last } = nextField(game.position, row)
  if (!left) return text.t('choice.field.none', { row, good })
  return text.t(last ? 'choice.field.last' : 'choice.field', { row, good })
}

function temple({ game, text, names }: View, temple: Temple): string {
  const { reason, player, seats } = game.position
  // R10.1 Whoever leads the procession without a cube names the temple that is left unchanged.
  if (reason === 'procession' && seats[player].cubes === 0) return text.t('choice.temple.nothing', { temple })
  const pushed = pushedFrom(game.position, temple)
  if (pushed === undefined) return text.t('choice.temple', { temple })
  if (pushed === 'neutral') return text.t('choice.temple.full-neutral', { temple })
  return text.t('choice.temple.full', { temple, who: names[pushed] })
}

function court({ game, text }: View, kind: Court): string {
  const next = nextCard(game.position, game.position.player, kind)
  if (next === undefined) return text.name('court', kind)
  const card = cardId(kind, next.level)
  switch (next.kind) {
    case 'banker': {
      const parts = [text.t('part.talents', { count: next.talents })]
      if (next.points > 0) parts.push(text.t('part.points', { count: next.points }))
      return text.t('choice.court.banker', { card, parts: text.list(parts) })
    }
    case 'caravaneer':
      return text.t('choice.court.caravaneer', { card, bonus: next.bonus, keeps: next.keeps })
    case 'palace':
      return text.t('choice.court.palace', { card, points: next.points })
    case 'gardener':
      return text.t('choice.court.gardener', { card })
  }
}

function plant(view: View, square: Square): string {
  const parts = [...tileParts(view, square), ...plantingParts(view, square)]
  return view.text.t('choice.plant', { square, parts: parts.join(', ') })
}

/** A legal move as a choice: what it is, costs and brings. */
export function choiceOf(view: View, legal: Move | string): string {
  const { text } = view
  const move = typeof legal === 'string' ? describeMove(legal) : legal
  switch (move.kind) {
    case 'pass':
    case 'noble':
    case 'keep':
      return text.t(`choice.${move.kind}`, RULE_VALUES)
    case 'recruit':
      return recruit(view, move.group, move.trade)
    case 'caravan':
      return caravan(view, move.city)
    case 'field':
      return field(view, move.row)
    case 'temple':
      return temple(view, move.temple)
    case 'irrigate':
      return move.side
    case 'court':
      return court(view, move.court)
    case 'plant':
      return plant(view, move.square)
    case 'sell':
      return text.t('choice.sell', { goods: goodsOf(view, move.goods), points: salePoints(move.goods.length) })
    case 'discard':
      return text.t('choice.discard', { goods: goodsOf(view, move.goods) })
    case 'pay':
    case 'good':
    case 'take':
      return text.name('good', move.good)
    case 'ishtar':
      return text.t(`choice.ishtar.${move.gift}`)
    case 'exchange':
      return text.t('choice.exchange', { give: move.give, get: move.get })
    case 'power':
      return text.t(`choice.power.${move.power}`, RULE_VALUES)
    case 'free':
      return text.t(`choice.free.${move.trade}`, RULE_VALUES)
  }
}
