import { type Court, nextCard } from '@amyitis/engine'
import { cardId, roman } from '@amyitis/narration'
import { RULE_OF } from '../../rules/objects.ts'
import { part, type TipPart } from '../tip/tip.ts'
import { courtCard, titled } from '../tip/tip-parts.ts'
import { type ExplainSource, type ThingExplanation, type ValueCard, viewerSeat } from './explanation.ts'

type Levelled = Exclude<Court, 'gardener'>

/** What a level does, in so few words that three stand side by side. */
function valueParts({ text, box }: ExplainSource, kind: Levelled, level: number): TipPart[] {
  const card = courtCard({ box }, kind, level)
  if (card.kind === 'caravaneer')
    return [
      part(text.t('what.free', { count: card.bonus }), 'camel'),
      part(text.t('what.keep', { count: card.keeps }), 'any-good'),
    ]
  return [
    ...(card.kind === 'banker' && card.talents > 0
      ? [part(text.t('part.talents', { count: card.talents }), 'talent')]
      : []),
    ...('points' in card && card.points > 0 ? [part(text.t('part.points', { count: card.points }), 'points')] : []),
  ]
}

/** R8.1 Every level of a kind, as the edition has it. */
function levels(source: ExplainSource, kind: Levelled, own: number | undefined): ValueCard[] {
  const { text, state } = source
  const left = state.reserve[kind]
  const start: ValueCard[] =
    kind === 'caravaneer'
      ? [{ head: '0', parts: valueParts(source, kind, 0), foot: text.t('what.start'), own: own === 0 }]
      : []
  return [
    ...start,
    ...left.map((count, i) => ({
      head: roman(i + 1),
      parts: valueParts(source, kind, i + 1),
      foot: text.t('what.left', { count }),
      own: own === i + 1,
      gone: count === 0 && own !== i + 1,
    })),
  ]
}

function ownNow({ text, state, game }: ExplainSource, kind: Levelled, seat: number): string[] {
  const level = state.seats[seat][kind]
  const next = nextCard(game.position, seat, kind)
  const has = level > 0 || kind === 'caravaneer'
  return [
    has ? text.t('what.now.have', { card: cardId(kind, level) }) : text.t('what.now.none'),
    next === undefined
      ? text.t(level < state.reserve[kind].length ? 'what.now.gone' : 'what.now.top')
      : text.t('what.now.next', { card: cardId(kind, next.level) }),
  ]
}

/** Who else has one. */
const othersNow = ({ text, state, players }: ExplainSource, kind: Levelled, own: number | undefined): string[] =>
  state.seats.flatMap((seat, i) =>
    i === own || seat[kind] === 0
      ? []
      : [text.t('what.now.others', { who: players[i].name, card: cardId(kind, seat[kind]) })],
  )

/** Where a kind is sold, in this edition. */
const sellers = ({ text, box }: ExplainSource, kind: Court): string =>
  text.list(
    box.edition.cities.filter(({ offers = [] }) => offers.includes(kind)).map(({ id }) => text.name('city', id)),
  )

function gardener(source: ExplainSource): ThingExplanation {
  const { text, state, players } = source
  const count = state.reserve.gardeners
  return {
    title: text.name('court', 'gardener'),
    kind: text.t('glossary.court'),
    icon: 'gardener',
    what: text.t('glossary.gardener.is'),
    cards: [
      {
        head: text.name('court', 'gardener'),
        parts: [part(text.t('what.quality'))],
        foot: text.t('what.left', { count }),
        gone: count === 0,
      },
    ],
    now: state.seats.flatMap(({ gardeners }, i) =>
      gardeners === 0 ? [] : [text.t('what.now.gardeners', { who: players[i].name, count: gardeners })],
    ),
    clause: RULE_OF.gardener,
  }
}

export function explainCourt(source: ExplainSource, kind: Court): ThingExplanation {
  if (kind === 'gardener') return gardener(source)
  const { text, state } = source
  const seat = viewerSeat(source)
  return {
    title: titled(source, text.name('court', kind)),
    kind: text.t('glossary.court'),
    icon: kind,
    what: text.t(`what.${kind}`),
    cards: levels(source, kind, seat === undefined ? undefined : state.seats[seat][kind]),
    more: text.t('what.climb', { cities: sellers(source, kind) }),
    now: [...(seat === undefined ? [] : ownNow(source, kind, seat)), ...othersNow(source, kind, seat)],
    clause: RULE_OF[kind],
  }
}
