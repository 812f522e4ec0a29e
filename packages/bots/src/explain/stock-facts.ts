import { COURT, type Event, GOODS, type Good, kindOf, type MoveCode, type MoveKind } from '@amyitis/engine'
import { saleWithin } from './reach.ts'
import type { Fact, PointSource } from './reason.ts'
import { actsAgain, eventsOf, type Turn } from './turn.ts'

const GARDENER = COURT.indexOf('gardener')

/** Points with reasons of their own (Palace cards, irrigation bonus), and income, which belongs to the next round. */
const OWN_REASONS = ['R4.2', 'R8.2', 'R9.3']
/** A sale is no price, since its points are listed; nor is a discard, which is owed in any case. */
const NO_PRICE = ['R7.4', 'R10.3']
/** R5.2 Talents for having passed earlier are not the result of this turn. */
const FOR_PASSING = 'R5.2'

const isGood = (event: Event): event is Event & { type: 'goods' } => event.type === 'goods'

/** Talents, camels and goods that moved between a seat and the reserve, one way. */
function moved(turn: Turn, seat: number, way: 1 | -1) {
  const counts = (type: 'talents' | 'camels') =>
    eventsOf(turn, type)
      .filter((event) => event.seat === seat && event.count * way > 0 && event.clause !== FOR_PASSING)
      .reduce((sum, event) => sum + event.count * way, 0)
  const goods = turn.events
    .filter(isGood)
    .filter((event) => event.seat === seat && event.count * way > 0)
    .filter((event) => way > 0 || !NO_PRICE.includes(event.clause))
    .flatMap((event) => new Array<Good>(event.count * way).fill(event.good))
  return { talents: counts('talents'), camels: counts('camels'), goods }
}

const isSomething = ({ talents, camels, goods }: ReturnType<typeof moved>) => talents + camels + goods.length > 0

/** Own points by the clause they come from. */
function points(turn: Turn): Fact[] {
  const sums = new Map<string, number>()
  for (const { seat, points, clause } of eventsOf(turn, 'score'))
    if (seat === turn.seat && !OWN_REASONS.includes(clause)) sums.set(clause, (sums.get(clause) ?? 0) + points)
  return [...sums].map(([clause, points]) => ({ code: 'points', points, source: clause as PointSource }))
}

/** R8 Court cards taken, and what each brings. */
function cards(turn: Turn): Fact[] {
  const { bankers, caravaneers, palaces } = turn.before.box
  return eventsOf(turn, 'court')
    .filter(({ seat }) => seat === turn.seat)
    .map(({ kind, level }): Fact => {
      if (kind === 'banker') {
        const { talents, points } = bankers[level]
        return { code: 'banker', level, talents, points }
      }
      if (kind === 'caravaneer') {
        const { bonus: spaces, keeps } = caravaneers[level]
        return { code: 'caravaneer', level, spaces, keeps }
      }
      if (kind === 'palace') return { code: 'palace-card', level, points: palaces[level].points }
      return { code: 'gardener', gardeners: turn.after.seats[turn.seat].court[GARDENER] }
    })
}

/** What a turn brings and costs, to the player and to the others. */
export function stockFacts(turn: Turn): Fact[] {
  const { seat, after } = turn
  const gained = moved(turn, seat, 1)
  const paid = moved(turn, seat, -1)
  const gardeners = eventsOf(turn, 'gardeners-spent').reduce((sum, { count }) => sum + count, 0)
  const others = after.seats.flatMap((_, other): Fact[] => {
    const given = moved(turn, other, 1)
    return other !== seat && isSomething(given) ? [{ code: 'gives', seat: other, ...given }] : []
  })
  return [
    ...points(turn),
    ...cards(turn),
    ...(isSomething(gained) ? [{ code: 'stock', ...gained } as const] : []),
    ...(isSomething(paid) || gardeners > 0 ? [{ code: 'pays', gardeners, ...paid } as const] : []),
    ...others,
  ]
}

/** Goods that one way to pay keeps and the other gives away. */
export function keptGoods(turn: Turn, other: Turn): Fact[] {
  const goods = GOODS.flatMap((good, i) => {
    const more = turn.after.seats[turn.seat].goods[i] - other.after.seats[turn.seat].goods[i]
    return more > 0 ? new Array<Good>(more).fill(good) : []
  })
  return goods.length === 0 ? [] : [{ code: 'keeps-goods', goods }]
}

/** R7.4 A sale next turn that the other turn makes smaller, or impossible, with the goods that it pays. */
export function keptSale(turn: Turn, other: Turn): Fact[] {
  const { seat, before, after } = turn
  if (!actsAgain(turn) || moved(other, seat, -1).goods.length === 0 || saleWithin(before, seat) === 0) return []
  const points = saleWithin(after, seat)
  return points > saleWithin(other.after, seat) ? [{ code: 'keeps-sale', points }] : []
}

const HAND_OVER_GOODS: readonly MoveKind[] = ['pay', 'sell', 'discard', 'keep']

/** Does the move hand over goods? */
export const handsOverGoods = (move: MoveCode): boolean => HAND_OVER_GOODS.includes(kindOf(move))
