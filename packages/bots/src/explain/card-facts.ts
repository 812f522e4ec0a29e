import { CITIES, COURT, cardLeft, GROUP_SIZE, type Position, recruitCost, TRADES, type Trade } from '@amyitis/engine'
import { saleWithin, takings } from './reach.ts'
import type { Fact } from './reason.ts'
import { actsAgain, eventsOf, rivals, type Turn } from './turn.ts'

const GARDENER = COURT.indexOf('gardener')

/** R8.1 The last card of its level, if others would have needed it next. */
function lastCards(turn: Turn): Fact[] {
  return eventsOf(turn, 'court').flatMap(({ seat, kind, level }): Fact[] => {
    const index = COURT.indexOf(kind)
    const { after } = turn
    const next = (other: number) => (index === GARDENER ? 0 : after.seats[other].court[index] + 1)
    const seats = after.seats.flatMap((_, other) =>
      other !== seat && next(other) === level && !cardLeft(after, other, index) ? [other] : [],
    )
    return seat !== turn.seat || seats.length === 0 ? [] : [{ code: 'last-card', court: kind, level, seats }]
  })
}

/** R5.3 The cost of the cheapest face-up card of a trade; null if there is none. */
function cheapest(pos: Position, trade: Trade): number | null {
  const wanted = TRADES.indexOf(trade)
  const costs = pos.groups.flatMap((card, place) =>
    card === wanted && (pos.turned & (1 << place)) === 0 ? [recruitCost(pos, Math.floor(place / GROUP_SIZE))] : [],
  )
  return costs.length === 0 ? null : Math.min(...costs)
}

/** R5.3 The player took the last card of a trade, or the last one at its price, before others could. */
function lastTrades(turn: Turn): Fact[] {
  if (rivals(turn).length === 0) return []
  return eventsOf(turn, 'recruit').flatMap(({ trade }): Fact[] => {
    const was = cheapest(turn.before, trade)
    const is = cheapest(turn.after, trade)
    return is === null || (was !== null && is > was) ? [{ code: 'last-trade', trade, cost: is }] : []
  })
}

/** R7.4, R7.5 What becomes possible in the player's next turn: a court card, or a sale. */
function prepared(turn: Turn): Fact[] {
  if (!actsAgain(turn)) return []
  const { seat, before, after } = turn
  const was = takings(before, seat)
  const fresh = takings(after, seat).filter(({ kind }) => was.every((taking) => taking.kind !== kind))
  const cards = [...new Set(fresh.map(({ city }) => city))].map((city): Fact => {
    const there = fresh.filter((taking) => taking.city === city)
    return {
      code: 'prepares-card',
      cards: there.map(({ kind, level }) => ({ court: COURT[kind], level })),
      city: CITIES[city],
    }
  })
  const points = saleWithin(before, seat) === 0 ? saleWithin(after, seat) : 0
  return [...cards, ...(points > 0 ? [{ code: 'prepares-sale', points } as const] : [])]
}

/** Facts about court cards and trade cards. */
export const cardFacts = (turn: Turn): Fact[] => [...lastCards(turn), ...lastTrades(turn), ...prepared(turn)]
