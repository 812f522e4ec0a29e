import { processionSeat } from '@amyitis/engine'
import { isLastRound } from '../endgame/walk.ts'
import { powerOrder } from './ranks.ts'
import type { Fact } from './reason.ts'
import { eventsOf, type Turn } from './turn.ts'

/** R5.2 What passing means: `talents` while others continue, or the end of the phase. R11.3 At the end only goods score. */
function passes(turn: Turn, talents: number): Fact[] {
  const { seat, before, after } = turn
  if (eventsOf(turn, 'pass').length === 0) return []
  const own = after.seats[seat]
  const others = before.seats.filter(({ passed }, other) => other !== seat && !passed).length
  const keeps = own.talents + own.camels > 0 && !isLastRound(before)
  const kept: Fact[] = keeps ? [{ code: 'keeps', talents: own.talents, camels: own.camels }] : []
  return [others === 0 ? { code: 'last-pass' } : { code: 'pass', talents, others }, ...kept]
}

/** R12.3 The place in the order of choosing powers, from the track. */
function track(turn: Turn): Fact[] {
  const { seat, before, after, dealt } = turn
  const place = eventsOf(turn, 'track').findLast((event) => event.seat === seat)?.place
  if (place === undefined || dealt) return []
  const was = powerOrder(before)
  const is = powerOrder(after)
  if (was === undefined || is === undefined) return []
  return [{ code: 'track', place, from: was.indexOf(seat) + 1, to: is.indexOf(seat) + 1 }]
}

/** R12.3 A power that the player takes, and who loses something by it. */
function powers(turn: Turn): Fact[] {
  const { seat, before } = turn
  const but = (other: number) => (other === seat ? null : other)
  return eventsOf(turn, 'power').flatMap(({ power }): Fact[] => {
    if (power === 'first') return [{ code: 'power', power, instead: but(before.firstPlayer) }]
    if (power !== 'procession') return []
    return [{ code: 'power', power, instead: but(processionSeat(before)) }]
  })
}

/** Facts about the course of the round. `talents` is what passing is expected to bring in. */
export const roundFacts = (turn: Turn, talents: number): Fact[] => [
  ...passes(turn, talents),
  ...track(turn),
  ...powers(turn),
]
