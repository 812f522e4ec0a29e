import type { Reason, TempleRank } from '@amyitis/bots'
import { GOODS, type Good } from '@amyitis/engine'
import { about, type Perspective } from './about.ts'
import { cardId } from './cards.ts'

/** What sentences about reasons need. */
export type ReasonView = Perspective

interface Stock {
  readonly talents: number
  readonly camels: number
  readonly goods: readonly Good[]
  readonly gardeners?: number
}

/** "1 talent, 2 camels and 1 barley". */
function stock({ text }: ReasonView, { talents, camels, goods, gardeners = 0 }: Stock): string {
  const kinds = GOODS.map((good) => ({ good, count: goods.filter((one) => one === good).length }))
  return text.list([
    ...(talents > 0 ? [text.t('part.talents', { count: talents })] : []),
    ...(camels > 0 ? [text.t('part.camels', { count: camels })] : []),
    ...kinds.filter(({ count }) => count > 0).map((some) => text.t('why.good', some)),
    ...(gardeners > 0 ? [text.t('why.gardeners', { count: gardeners })] : []),
  ])
}

function banker({ text }: ReasonView, { level, talents, points }: Reason & { code: 'banker' }): string {
  const parts = [
    ...(talents > 0 ? [text.t('part.talents', { count: talents })] : []),
    ...(points > 0 ? [text.t('part.points', { count: points })] : []),
  ]
  return text.t('why.banker', { card: cardId('banker', level), parts: text.list(parts) })
}

/** How a place in a temple has changed. */
function step(from: TempleRank, to: TempleRank): 'first' | 'second' | 'back' | 'out' {
  if (to === 0) return 'out'
  if (to === 1) return 'first'
  return from === 1 ? 'back' : 'second'
}

function row(teller: ReasonView, { row, seat, card }: Reason & { code: 'row' }, player: number): string {
  const { text } = teller
  if (seat === null) return text.t('why.row.nobody', { row })
  if (!card) return text.t('why.row.no-card', { row })
  return seat === player ? text.t('why.row.own', { row }) : about(teller, seat, 'why.row.other', { row })
}

function power(teller: ReasonView, { power, instead }: Reason & { code: 'power' }): string {
  const { text } = teller
  if (instead === null) return text.t(power === 'first' ? 'why.power.first.own' : 'why.power.procession.own')
  return about(teller, instead, power === 'first' ? 'why.power.first' : 'why.power.procession', {})
}

/** The others whom a reason concerns; the reader first. */
function concerned({ text, names, you }: ReasonView, seats: readonly number[]) {
  const others = seats.filter((seat) => seat !== you).map((seat) => names[seat])
  if (others.length === seats.length) return { form: '', names: text.list(others) } as const
  if (others.length === 0) return { form: '.you', names: '' } as const
  return { form: '.you-and', names: text.list([text.t('why.you'), ...others]) } as const
}

/** A reason as a sentence; `player` is who decides. */
export function reasonOf(teller: ReasonView, reason: Reason, player: number): string {
  const { text } = teller
  switch (reason.code) {
    case 'points':
    case 'favour-near':
    case 'end-near':
    case 'prepares':
    case 'prepares-sale':
    case 'keeps-sale':
    case 'favour': {
      const { code, side: _, shared: __, ...values } = reason
      return (text.t as (key: string, values: object) => string)(`why.${code}`, values)
    }
    case 'ends':
    case 'only':
    case 'last-pass':
      return text.t(`why.${reason.code}`)
    case 'stock':
    case 'pays':
    case 'keeps-goods':
    case 'keeps':
      return text.t(`why.${reason.code}`, { parts: stock(teller, { talents: 0, camels: 0, goods: [], ...reason }) })
    case 'gives':
      return about(teller, reason.seat, 'why.gives', { parts: stock(teller, reason) })
    case 'banker':
      return banker(teller, reason)
    case 'caravaneer': {
      const { level, spaces, keeps } = reason
      return text.t('why.caravaneer', { card: cardId('caravaneer', level), spaces, keeps })
    }
    case 'palace-card':
      return text.t('why.palace-card', { card: cardId('palace', reason.level), points: reason.points })
    case 'gardener':
      return text.t('why.gardener', { count: reason.gardeners })
    case 'last-card': {
      const { form, names } = concerned(teller, reason.seats)
      return text.t(`why.last-card${form}`, { card: cardId(reason.court, reason.level), names })
    }
    case 'bonus': {
      const { square, points, seat } = reason
      if (seat === player) return text.t('why.bonus.own', { square, points })
      return about(teller, seat, 'why.bonus.other', { square, points })
    }
    case 'majority':
      return text.t('why.majority', { squares: text.list(reason.squares) })
    case 'breaks':
      return about(teller, reason.seat, 'why.breaks', { squares: text.list(reason.squares) })
    case 'opens': {
      const { form, names } = concerned(teller, reason.seats)
      return text.t(`why.opens${form}`, { square: reason.square, points: reason.points, names })
    }
    case 'takes-square': {
      const { form, names } = concerned(teller, reason.seats)
      return text.t(`why.takes-square${form}`, { square: reason.square, names })
    }
    case 'in-reach':
    case 'out-of-reach':
      return about(teller, reason.seat, `why.${reason.code}`, { square: reason.square, points: reason.points })
    case 'prepares-card': {
      const cards = reason.cards.map(({ court, level }) => text.name('card', cardId(court, level)))
      return text.t('why.prepares-card', { city: reason.city, cards: text.list(cards) })
    }
    case 'row':
      return row(teller, reason, player)
    case 'row-lead':
      return text.t('why.row-lead', { row: reason.row, missing: reason.missing })
    case 'temple': {
      const { temple, seat } = reason
      const change = step(reason.from, reason.to)
      if (seat === player) return text.t(`why.temple.own.${change}`, { temple })
      return about(teller, seat, `why.temple.other.${change}`, { temple })
    }
    case 'pushed-out': {
      const { temple, seat } = reason
      if (seat === player) return text.t('why.pushed-out.own', { temple })
      return about(teller, seat, 'why.pushed-out.other', { temple })
    }
    case 'last-trade': {
      const { trade, cost } = reason
      return cost === null ? text.t('why.last-trade.gone', { trade }) : text.t('why.last-trade.dearer', { trade, cost })
    }
    case 'pass':
      return text.t('why.pass', { talents: reason.talents })
    case 'track': {
      const about = { place: reason.place, rank: reason.to }
      return reason.to < reason.from ? text.t('why.track.up', about) : text.t('why.track.same', about)
    }
    case 'power':
      return power(teller, reason)
  }
}
