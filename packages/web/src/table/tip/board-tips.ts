import {
  type Court,
  hasSecondReward,
  nextCard,
  type Power,
  pushedFrom,
  type Row,
  RULE_VALUES,
  recruitCost,
  type Temple,
  type Trade,
  templeRanks,
} from '@amyitis/engine'
import { cardId, choiceOf, moveName } from '@amyitis/narration'
import type { Target } from '../../board/target.ts'
import { seatInView } from '../../panels/seats.ts'
import { part, row, type Tip, type TipPart, type TipRow } from './tip.ts'
import { bringRow, costRow, courtCard, courtParts, missingRow, type TipSource, titled } from './tip-parts.ts'

/** What a choice there costs at once, or why there is none. */
function priced(table: TipSource, target: Target): TipRow[] {
  const choice = table.choiceAt.get(target)
  return choice === undefined ? missingRow(table, target) : costRow(table, choice)
}

/** R10.2 Who would be rewarded now. */
function ranked({ text, game, players }: TipSource, temple: Temple): TipPart[] {
  const ranks = templeRanks(game.position, temple).map((seat) => players[seat])
  if (ranks.length === 0) return [part(text.t('table.tip.nobody'))]
  return ranks.map(({ name, color }, i) =>
    part(`${text.t(`table.rank.${i === 0 ? 'first' : 'second'}`)} ${name}`, `mark-${color}`),
  )
}

export function templeTip(table: TipSource, temple: Temple): Tip {
  const { text, game, players, choiceAt } = table
  const target: Target = `temple ${temple}`
  const pushed = choiceAt.has(target) ? pushedFrom(game.position, temple) : undefined
  const pushes =
    pushed === undefined
      ? []
      : pushed === 'neutral'
        ? [part(text.t('table.detail.pushed.neutral', { temple }))]
        : [part(text.t('table.detail.pushed', { who: players[pushed].name, temple }))]
  return {
    title: text.name('temple', temple),
    legal: choiceAt.has(target),
    rows: [
      ...row('first', part(text.t(`table.reward.${temple}-first`, RULE_VALUES))),
      ...(hasSecondReward(players.length)
        ? row('second', part(text.t(`table.reward.${temple}-second`, RULE_VALUES)))
        : []),
      ...row('now', ...ranked(table, temple)),
      ...priced(table, target),
      ...row('then', ...pushes),
    ],
  }
}

export function rowTip(table: TipSource, name: Row, place: number | undefined): Tip {
  const { text, state, box, players, choiceAt } = table
  const target: Target = `row ${name}`
  const taken = state.fields[name]
  const choice = choiceAt.get(target)
  // Wherever a row is pointed at, its next field is what can be chosen.
  const next = Math.min(taken.length, box.edition.fields[name].length - 1)
  const good = box.edition.fields[name][choice === undefined ? (place ?? next) : next]
  const counts = players
    .map(({ color, name: who }) => ({ who, count: taken.filter((cube) => cube === color).length }))
    .filter(({ count }) => count > 0)
    .map((one) => text.t('table.garden.cubes', one))
  return {
    title: titled(table, text.t('table.tip.field', { row: name, good })),
    legal: choice !== undefined,
    rows: [
      ...priced(table, target),
      ...(choice === undefined ? [] : bringRow(table, choice)),
      ...(counts.length === 0 ? [] : row('cubes', part(counts.join(', ')))),
    ],
    about: text.t('table.tip.field.full'),
  }
}

function priceOf({ text, game }: TipSource, group: number): TipPart {
  const count = recruitCost(game.position, group)
  return count === 0 ? part(text.t('table.tip.nothing')) : part(text.t('part.talents', { count }), 'talent')
}

/** R5.3 A group: what the next card of it costs. */
export function groupTip(table: TipSource, group: number): Tip | undefined {
  const { text, state } = table
  const cards = state.groups[group]
  if (cards === undefined) return undefined
  return {
    title: text.t('table.group', { group: group + 1 }),
    rows: cards.every(({ turned }) => turned)
      ? row('left', part(text.t('table.tip.left.count', { count: 0 })))
      : row('costs', priceOf(table, group)),
  }
}

/** R5.3 A trade card: what it costs now and what it does. */
export function tradeTip(table: TipSource, group: number, place: number): Tip | undefined {
  const { text, state, game, choiceAt } = table
  const card = state.groups[group]?.[place]
  if (card === undefined) return undefined
  const trade: Trade = card.trade
  const target: Target = `card ${group} ${place}`
  const cost = recruitCost(game.position, group)
  const seat = seatInView(table)
  const have = state.seats[seat].talents
  const legal = choiceAt.has(target)
  return {
    title: titled(table, card.turned ? text.t('table.card.turned', { trade }) : text.name('trade', trade)),
    legal,
    rows: [
      ...(card.turned ? [] : row('costs', priceOf(table, group))),
      ...row('brings', part(text.t(`table.tip.trade.${trade}`, RULE_VALUES), trade)),
      ...(legal || card.turned || cost <= have
        ? legal
          ? []
          : missingRow(table, target)
        : row('missing', part(text.t('table.tip.talents', { cost, have }), 'talent'))),
    ],
  }
}

const leftOf = ({ state: { reserve } }: TipSource, kind: Court, level: number): number =>
  kind === 'gardener' ? reserve.gardeners : (reserve[kind][level - 1] ?? 0)

/** R8.1 A kind of court card, by what one would take next; or a level of it. */
export function courtTip(table: TipSource, kind: Court, level: number | undefined): Tip {
  const { text, game, choiceAt } = table
  const seat = seatInView(table)
  const next = nextCard(game.position, seat, kind)
  const target: Target = `court ${kind}`
  const shown = level ?? next?.level
  if (shown === undefined)
    return {
      title: text.name('court', kind),
      rows: [...row('left', part(text.t('table.tip.left.count', { count: 0 }))), ...missingRow(table, target)],
    }
  const own = table.state.seats[seat]
  const yours = kind !== 'gardener' && own[kind] === shown && shown > 0 ? [part(text.t('table.tip.yours'))] : []
  return {
    title: text.name('card', cardId(kind, shown)),
    legal: choiceAt.has(target) && next?.level === shown,
    rows: [
      ...row('brings', ...courtParts(table, courtCard(table, kind, shown))),
      ...row('left', part(text.t('table.tip.left.count', { count: leftOf(table, kind, shown) })), ...yours),
      ...(next?.level === shown && !choiceAt.has(target) ? missingRow(table, target) : []),
    ],
  }
}

export function powerTip(table: TipSource, power: Power): Tip {
  const { text, view, state, players, choiceAt } = table
  const target: Target = `power ${power}`
  const taker = state.powers?.[power]
  const [, brings = ''] = choiceOf(view, { kind: 'power', power }).split(/\s*: (.*)/s, 2)
  return {
    title: text.name('power', power),
    legal: choiceAt.has(target),
    rows: [
      ...row('brings', part(brings)),
      ...(taker === undefined ? [] : row('now', part(players[taker].name, `mark-${players[taker].color}`))),
      ...missingRow(table, target),
    ],
  }
}

export function nobleTip(table: TipSource): Tip {
  const { text, choiceAt } = table
  return {
    title: titled(table, moveName(text, 'noble')),
    legal: choiceAt.has('noble'),
    rows: [
      ...row('costs', part(text.t('part.talents', { count: RULE_VALUES.nobleTalents }), 'talent')),
      ...row('brings', part(text.t('table.tip.noble', RULE_VALUES), 'noble')),
      ...missingRow(table, 'noble'),
    ],
  }
}

/** R12.2 A space of the palace track: who stands there. */
export function trackTip({ text, state, players }: TipSource, space: number): Tip {
  const there = players.filter((_, seat) => state.seats[seat].track === space)
  return {
    title: text.t('table.tip.track', { space }),
    rows: row(
      'now',
      ...(there.length === 0
        ? [part(text.t('table.tip.nobody'))]
        : there.map(({ name, color }) => part(name, `mark-${color}`))),
    ),
  }
}
