import {
  type City,
  cityKind,
  favourFor,
  hasSecondReward,
  PLANTS,
  POWERS,
  type Power,
  type Row,
  RULE_VALUES,
  type Temple,
  type Trade,
  templeRanks,
} from '@amyitis/engine'
import { choiceOf } from '@amyitis/narration'
import { RULE_OF } from '../../rules/objects.ts'
import { sourcesIn } from '../../timeline/points.ts'
import { part } from '../tip/tip.ts'
import { titled } from '../tip/tip-parts.ts'
import { type ExplainSource, type ThingExplanation, viewerSeat } from './explanation.ts'

/** R10.2 */
export function explainTemple(source: ExplainSource, temple: Temple): ThingExplanation {
  const { text, game, state, players } = source
  const second = hasSecondReward(players.length)
  const ranks = templeRanks(game.position, temple)
  const own = viewerSeat(source)
  const absent = own !== undefined && !state.temples[temple].includes(state.seats[own].color)
  return {
    title: text.name('temple', temple),
    kind: text.t('glossary.temple'),
    icon: temple,
    what: text.t(second ? 'what.temple' : 'what.temple.alone'),
    ranks: (second ? (['first', 'second'] as const) : (['first'] as const)).map((place) => ({
      rank: text.t(`table.rank.${place}`),
      words: text.t(`table.reward.${temple}-${place}`, RULE_VALUES),
    })),
    more: text.t('what.temple.ties'),
    now: [
      ...ranks.map((seat, i) => text.t(i === 0 ? 'what.now.first' : 'what.now.second', { who: players[seat].name })),
      ...(ranks.length === 0 ? [text.t('what.now.nobody')] : []),
      ...(absent ? [text.t('what.now.priest')] : []),
    ],
    clause: RULE_OF.temple,
  }
}

/** R11.2 */
export function explainFavour(source: ExplainSource, seat: number): ThingExplanation {
  const { text, box, state, players } = source
  const tiles = state.seats[seat].tiles.length
  const { now, next } = favourFor(box, tiles)
  return {
    title: titled(source, text.t('glossary.favour')),
    icon: 'tile',
    what: text.t('what.favour'),
    cards: box.favour.map((step) => ({
      head: text.t('what.tiles', { count: step.tiles }),
      parts: [part(text.t('part.points', { count: step.points }), 'points')],
      own: now > 0 && step.points === now,
    })),
    now: [
      text.t('what.now.favour', { who: players[seat].name, tiles, points: now }),
      ...(next === undefined
        ? []
        : [text.t('what.now.favour.next', { count: next.tiles - tiles, points: next.points })]),
    ],
    clause: RULE_OF.favour,
  }
}

const WHAT_OF = { babylon: 'what.city.babylon', court: 'what.city.court', plant: 'what.city.plant' } as const
const CITY_RULES = { babylon: RULE_OF.babylon, court: RULE_OF['court-city'], plant: RULE_OF['plant-city'] } as const

export function explainCity({ text }: ExplainSource, city: City): ThingExplanation {
  const kind = cityKind(city)
  return {
    title: text.name('city', city),
    icon: 'camel',
    what: text.t(WHAT_OF[kind]),
    now: [],
    clause: CITY_RULES[kind],
  }
}

/** R7.6 */
export function explainPlant(source: ExplainSource, city: City): ThingExplanation | undefined {
  const { text, state, box } = source
  const lies = state.plants[city]
  if (lies === undefined) return undefined
  const { card, face } = lies
  const side = (at: number) => {
    const { quality } = box.faces[2 * PLANTS.indexOf(card) + at]
    const { good } = box.edition.plants[card][at]
    return [
      part(text.t('table.quality', { quality }), `quality-${quality as 1 | 2}`),
      ...(good === undefined ? [] : [part(text.name('good', good), good)]),
    ]
  }
  return {
    title: card === 'khorsabad' ? text.name('city', city) : text.t(`table.plant.${card}`),
    kind: text.t('glossary.plant'),
    what: text.t('what.plant'),
    cards: [
      { head: text.t('table.tip.now'), parts: side(face), own: true },
      { head: titled(source, text.t('table.ring.turns')), parts: side(1 - face) },
    ],
    more: text.t('table.tip.plant.about'),
    now: [],
    clause: RULE_OF['plant-card'],
  }
}

/** R6.1 */
export function explainRow(source: ExplainSource, row: Row): ThingExplanation {
  const { text, state, box, players } = source
  return {
    title: titled(source, text.name('row', row)),
    kind: text.t('glossary.field'),
    icon: 'farmer',
    what: text.t('what.field'),
    cards: box.edition.fields[row].map((good, place) => {
      const owner = players.find(({ color }) => color === state.fields[row][place])
      const next = place === state.fields[row].length
      return {
        head: String(place + 1),
        parts: [part(text.name('good', good), good)],
        ...(owner === undefined ? {} : { foot: owner.name, gone: true }),
        own: next,
      }
    }),
    now: [],
    clause: RULE_OF.row,
  }
}

export const explainTrade = (source: ExplainSource, trade: Trade): ThingExplanation => ({
  title: titled(source, source.text.name('trade', trade)),
  kind: source.text.t('glossary.trade'),
  icon: trade,
  what: source.text.t(`what.trade.${trade}`, RULE_VALUES),
  now: [],
  clause: RULE_OF[trade],
})

/** R12.3 */
export function explainPower(source: ExplainSource, power: Power): ThingExplanation {
  const { text, view, state, players } = source
  const [, brings = ''] = choiceOf(view, { kind: 'power', power }).split(/\s*: (.*)/s, 2)
  const takerOf = (one: Power) => {
    const taker = state.powers?.[one]
    return taker === undefined ? undefined : players[taker].name
  }
  const who = takerOf(power)
  return {
    title: text.name('power', power),
    kind: text.t('glossary.power'),
    icon: power,
    what: `${titled(source, brings)}.`,
    cards: POWERS.map((one) => {
      const taker = takerOf(one)
      return {
        head: text.name('power', one),
        parts: [],
        ...(taker === undefined ? {} : { foot: taker }),
        own: one === power,
        gone: taker !== undefined && one !== power,
      }
    }),
    now: [who === undefined ? text.t('what.now.power.free') : text.t('what.now.power.taken', { who })],
    clause: RULE_OF.power,
  }
}

/** R1.1 The points of a seat, by the rules that granted them. */
export function explainScore(source: ExplainSource, seat: number): ThingExplanation {
  const { text, game, state, players } = source
  const tally = game.tally[seat]
  return {
    title: text.t('part.points', { count: state.seats[seat].score }),
    kind: players[seat].name,
    icon: 'points',
    what: text.t('what.score'),
    ranks: sourcesIn([tally]).map((from) => ({
      rank: String(tally[from] ?? 0),
      words: text.name('source', from),
    })),
    now: [],
    clause: RULE_OF.points,
  }
}

/** R1.4, R1.5 */
export function explainReserve(source: ExplainSource): ThingExplanation {
  const { text, state } = source
  const { talents, camels, neutral, goods } = state.reserve
  const card = (head: string, count: number, icon: Parameters<typeof part>[1]) => ({
    head,
    parts: [part(String(count), icon)],
    gone: count === 0,
  })
  return {
    title: text.t('table.reserve'),
    what: text.t('glossary.reserve.is'),
    cards: [
      card(titled(source, text.t('glossary.talent')), talents, 'talent'),
      card(titled(source, text.t('glossary.camel')), camels, 'camel'),
      card(titled(source, text.t('glossary.neutral')), neutral, 'cube-neutral'),
      ...(Object.keys(goods) as (keyof typeof goods)[]).map((good) =>
        card(titled(source, text.name('good', good)), goods[good], good),
      ),
    ],
    now: [],
    clause: RULE_OF.reserve,
  }
}
