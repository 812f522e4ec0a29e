import {
  type City,
  type Court,
  camelsTo,
  type Good,
  type Power,
  qualityIn,
  type Row,
  type Square,
  type Temple,
  type Trade,
  wantedIn,
} from '@amyitis/engine'
import { cardId, nextLevel, offeredIn } from './costs.ts'
import { askedBy, mostAround, tileParts } from './parts.ts'
import type { View } from './view.ts'

const goodsOf = ({ text }: View, words: readonly string[]) =>
  words.map((good) => text.name('good', good as Good)).join(', ')

function recruit({ state, text }: View, group: number, trade: Trade): string {
  const cost = state.groups[group - 1].filter((card) => card.turned).length
  return text.t(`choice.recruit.${trade}`, { group, cost })
}

function caravan(view: View, city: City): string {
  const { text } = view
  const pos = view.game.position
  const cost = camelsTo(pos, pos.player, city)
  const [good, more] = wantedIn(pos, city)
  if (good === undefined) return text.t('choice.caravan.babylon', { city, cost })
  if (view.state.plants[city] !== undefined) {
    const quality = qualityIn(pos, city)
    if (more === undefined) return text.t('choice.caravan.plant', { city, cost, good, quality })
    return text.t('choice.caravan.plant-two', { city, cost, good, more, quality })
  }
  const [card, other] = offeredIn(pos, pos.player, city)
  if (other === undefined) return text.t('choice.caravan.court-one', { city, cost, good, card })
  return text.t('choice.caravan.court', { city, cost, good, card, other })
}

function field({ state, game, text }: View, row: Row): string {
  const { edition } = game.position.box
  const place = state.fields[row].length
  const good = edition.fields[row][place]
  if (state.reserve.goods[good] === 0) return text.t('choice.field.none', { row, good })
  return text.t(place + 1 === edition.fields[row].length ? 'choice.field.last' : 'choice.field', { row, good })
}

function temple({ state, text, names }: View, name: Temple): string {
  const { decision } = state
  // R10.1 Whoever leads the procession without a cube names the temple that is left unchanged.
  if (decision?.reason === 'procession' && state.seats[decision.player].cubes === 0)
    return text.t('choice.temple.nothing', { temple: name })
  const pushed = state.temples[name][3]
  if (pushed === undefined) return text.t('choice.temple', { temple: name })
  if (pushed === 'neutral') return text.t('choice.temple.full-neutral', { temple: name })
  const who = names[state.seats.findIndex((seat) => seat.color === pushed)]
  return text.t('choice.temple.full', { temple: name, who })
}

function court({ game, text }: View, kind: Court): string {
  const { position: pos } = game
  const level = nextLevel(pos, pos.player, kind) ?? 0
  const card = cardId(kind, level)
  if (kind === 'banker') {
    const { talents, points } = pos.box.bankers[level]
    const parts = [text.t('part.talents', { count: talents })]
    if (points > 0) parts.push(text.t('part.points', { count: points }))
    return text.t('choice.court.banker', { card, parts: text.list(parts) })
  }
  if (kind === 'caravaneer') {
    const { bonus, keeps } = pos.box.caravaneers[level]
    return text.t('choice.court.caravaneer', { card, bonus, keeps })
  }
  if (kind === 'palace') return text.t('choice.court.palace', { card, points: pos.box.palaces[level].points })
  return text.t('choice.court.gardener', { card })
}

function plant(view: View, square: Square): string {
  const { state, game, text, names } = view
  const quality = qualityIn(game.position, state.caravan)
  const parts = tileParts(view, square)
  const spent = askedBy(square) - quality
  if (spent > 0) parts.push(text.t('part.spends', { count: spent }))
  const most = mostAround(view, square)
  if (most !== undefined) parts.push(text.t('part.bonus', { points: quality, who: names[most] }))
  return text.t('choice.plant', { square, parts: parts.join(', ') })
}

/** A legal move as a choice: what it is, costs and brings. */
export function choiceOf(view: View, move: string): string {
  const { text } = view
  const [kind, ...words] = move.split(' ')
  switch (kind) {
    case 'pass':
    case 'noble':
    case 'keep':
      return text.t(`choice.${kind}`)
    case 'recruit':
      return recruit(view, Number(words[0]), words[1] as Trade)
    case 'caravan':
      return caravan(view, words[0] as City)
    case 'field':
      return field(view, words[0] as Row)
    case 'temple':
      return temple(view, words[0] as Temple)
    case 'court':
      return court(view, words[0] as Court)
    case 'plant':
      return plant(view, words[0] as Square)
    case 'sell':
      return text.t('choice.sell', { goods: goodsOf(view, words), points: 3 * words.length })
    case 'discard':
      return text.t('choice.discard', { goods: goodsOf(view, words) })
    case 'ishtar':
      return text.t(`choice.ishtar.${words[0] as 'camel' | 'talent'}`)
    case 'exchange':
      return text.t('choice.exchange', { give: words[0] as Good, get: words[1] as Good })
    case 'power':
      return text.t(`choice.power.${words[0] as Power}`)
    case 'free':
      return text.t(`choice.free.${words[0] as Trade}`)
    case 'irrigate':
      return words[0]
    default:
      return goodsOf(view, words)
  }
}
