import { favourFor, GOODS, type Good, nextCard } from '@amyitis/engine'
import { cardId } from '@amyitis/narration'
import { part, row, type Tip } from './tip.ts'
import { courtCard, courtParts, type TipSource, titled } from './tip-parts.ts'

const isGood = (word: string | undefined): word is Good => (GOODS as readonly (string | undefined)[]).includes(word)

/** R8.3 The goods that lie on Caravaneer II. */
export function onCardsTip({ text, state }: TipSource): Tip {
  const goods = state.reserve.caravaneerGoods.map((good) => part(text.name('good', good), good))
  return { title: text.t('table.tip.on-cards'), rows: row('left', ...goods), about: text.t('table.tip.on-cards.about') }
}

export function reserveTip(table: TipSource, what: string | undefined): Tip | undefined {
  const { text, state } = table
  const { reserve } = state
  const left = (count: number) => row('left', part(text.t('table.tip.left.count', { count })))
  if (what === 'talents')
    return {
      title: text.t('part.talents', { count: reserve.talents }),
      rows: [],
      about: text.t('table.tip.talents.about'),
    }
  if (what === 'camels')
    return {
      title: text.t('part.camels', { count: reserve.camels }),
      rows: [],
      about: text.t('table.tip.camels.about'),
    }
  if (what === 'neutral') return { title: titled(table, text.t('table.neutral')), rows: left(reserve.neutral) }
  if (isGood(what)) return { title: titled(table, text.name('good', what)), rows: left(reserve.goods[what]) }
  return undefined
}

/** R11.2 The favour table of this game, and what a seat would score now. */
function favourTip({ text, box, state }: TipSource, seat: number): Tip {
  const { now } = favourFor(box, state.seats[seat].tiles.length)
  return {
    title: text.t('table.player.favour'),
    rows: [
      ...row('worth', ...box.favour.map((step) => part(text.t('table.tip.favour.step', step), 'points'))),
      ...row('now', part(text.t('part.points', { count: now }), 'points')),
    ],
    about: text.t('table.tip.favour.about'),
  }
}

/** What a player owns. */
export function seatTip(
  table: TipSource,
  seat: number,
  what: string | undefined,
  detail: string | undefined,
): Tip | undefined {
  const { text, state, box, game } = table
  const own = state.seats[seat]
  if (own === undefined) return undefined
  switch (what) {
    case 'score':
      return {
        title: text.t('part.points', { count: own.score }),
        rows: [],
        about: text.t('table.tip.points.about'),
      }
    case 'talents':
      return {
        title: text.t('part.talents', { count: own.talents }),
        rows: [],
        about: text.t('table.tip.talents.about'),
      }
    case 'camels':
      return { title: text.t('part.camels', { count: own.camels }), rows: [], about: text.t('table.tip.camels.about') }
    case 'cubes':
      return { title: text.t('table.cubes', { count: own.cubes }), rows: [], about: text.t('table.tip.cubes.about') }
    case 'gardener':
      return {
        title: text.t('why.gardeners', { count: own.gardeners }),
        rows: row('brings', part(text.t('table.tip.gardener'))),
      }
    case 'goods':
    case 'good': {
      const count = box.caravaneers[own.caravaneer].keeps
      const title = isGood(detail)
        ? text.t('why.good', { count: own.goods[detail], good: detail })
        : text.t('table.player.keeps', { count })
      return { title: titled(table, title), rows: [], about: text.t('table.tip.goods.about', { count }) }
    }
    case 'banker':
    case 'caravaneer':
    case 'palace': {
      const level = own[what]
      if (level === 0 && what !== 'caravaneer') {
        const next = nextCard(game.position, seat, what)
        const shown = next && [part(text.name('card', cardId(what, next.level))), ...courtParts(table, next)]
        return {
          title: titled(table, text.t('table.player.no-card', { court: what })),
          rows: row('next', ...(shown ?? [])),
        }
      }
      return {
        title: text.name('card', cardId(what, level)),
        rows: row('brings', ...courtParts(table, courtCard(table, what, level))),
      }
    }
    case 'first':
    case 'passed':
      return { title: titled(table, text.t(`table.player.${what}`)), rows: [] }
    case 'favour':
    case 'tiles':
      return favourTip(table, seat)
    default:
      return undefined
  }
}
