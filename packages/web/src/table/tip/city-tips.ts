import { type City, camelsTo, cityKind, PLANTS, qualityIn, RULE_VALUES, wantedIn } from '@amyitis/engine'
import { offeredIn } from '@amyitis/narration'
import { refusalAt } from '../../board/choices.ts'
import { seatInView } from '../../panels/seats.ts'
import { part, row, type Tip, type TipPart, type TipRow } from './tip.ts'
import { missingRow, type TipSource } from './tip-parts.ts'

function way({ text, game, state }: TipSource, seat: number, city: City): TipPart {
  const count = camelsTo(game.position, seat, city)
  if (state.caravan === city) return part(text.t('table.tip.camels.lap', { count }), 'camel')
  return part(text.t('part.camels', { count }), 'camel')
}

/** R7.2 Too few camels, or whatever else stands in the way. */
function missing(table: TipSource, seat: number, city: City): TipRow[] {
  const { text, game, state, view, choiceAt } = table
  if (choiceAt.has(`city ${city}`)) return []
  const cost = camelsTo(game.position, seat, city)
  const have = state.seats[seat].camels
  if (cost > have) return row('missing', part(text.t('table.tip.needed', { cost, have }), 'camel'))
  // Without camels being short, only the rule says what is.
  return refusalAt(view, `city ${city}`) === undefined ? [] : missingRow(table, `city ${city}`)
}

/** R7.7 Wine pays for a good that one does not have. */
function goods({ text, game, state }: TipSource, seat: number, city: City): TipPart[] {
  const have = state.seats[seat].goods
  const wanted = wantedIn(game.position, city)
  let wine = have.wine
  return [...new Set(wanted)].flatMap((good) => {
    const count = wanted.filter((one) => one === good).length
    const byWine = Math.min(wine, Math.max(0, count - have[good]))
    wine -= byWine
    return [
      ...(count > byWine ? [part(text.t('why.good', { count: count - byWine, good }), good)] : []),
      ...(byWine > 0 ? [part(text.t('table.tip.wine.for', { count: byWine, good }), 'wine')] : []),
    ]
  })
}

function offers({ text, game }: TipSource, seat: number, city: City): TipPart[] {
  const pos = game.position
  switch (cityKind(city)) {
    case 'babylon':
      return [part(text.t('table.ring.babylon', RULE_VALUES), 'points')]
    case 'plant': {
      const quality = qualityIn(pos, city)
      return [part(text.t('table.tip.city.plant', { quality }), `quality-${quality as 1 | 2}`)]
    }
    case 'court': {
      const cards = offeredIn(pos, seat, city).map((card) => text.name('card', card))
      return [part(cards.length === 0 ? text.t('table.tip.left.count', { count: 0 }) : cards.join(' / '), 'any-court')]
    }
  }
}

export function cityTip(table: TipSource, city: City): Tip {
  const { text, choiceAt } = table
  const seat = seatInView(table)
  return {
    title: text.name('city', city),
    legal: choiceAt.has(`city ${city}`),
    rows: [
      ...row('costs', way(table, seat, city), ...goods(table, seat, city)),
      ...row('brings', ...offers(table, seat, city)),
      ...missing(table, seat, city),
    ],
  }
}

/** The badge that says what the way to a city costs. */
export function costTip(table: TipSource, city: City): Tip {
  const { text } = table
  const seat = seatInView(table)
  return {
    title: text.t('table.tip.way', { city }),
    rows: [...row('costs', way(table, seat, city)), ...missing(table, seat, city)],
    about: text.t('table.tip.way.about'),
  }
}

/** R7.6 The plant card of a city: what it shows now, and what its other face does. */
export function plantTip({ text, state, box }: TipSource, city: City): Tip | undefined {
  const lies = state.plants[city]
  if (lies === undefined) return undefined
  const { card, face } = lies
  const side = (at: number): TipPart => {
    const { quality } = box.faces[2 * PLANTS.indexOf(card) + at]
    const { good } = box.edition.plants[card][at]
    const icon = `quality-${quality as 1 | 2}` as const
    return good === undefined
      ? part(text.t('table.tip.plant.now', { quality }), icon)
      : part(text.t('table.tip.plant.now.good', { quality, good }), icon)
  }
  return {
    title:
      card === 'khorsabad'
        ? text.t('table.tip.plant.khorsabad', { city })
        : text.t('table.tip.plant', { plant: text.t(`table.plant.${card}`), city }),
    rows: [...row('now', side(face)), ...row('then', side(1 - face))],
    about: text.t('table.tip.plant.about'),
  }
}
