import { clonePosition, type Event, type Position, proceed, type Temple, unshuffledDealer } from '@amyitis/engine'
import type { TempleRank } from './reason.ts'

/** R10.2 The rank of each seat in a temple if it were rewarded now, found by applying the rules to a copy. */
export function templeRanks(pos: Position, temple: Temple): TempleRank[] {
  const copy = clonePosition(pos)
  const events: Event[] = []
  copy.log = events
  copy.decision = undefined
  copy.step = temple
  proceed(copy, unshuffledDealer)
  const ranked = events.find((event) => event.type === 'temple-ranked' && event.temple === temple)
  return pos.seats.map((_, seat) => {
    if (ranked?.type !== 'temple-ranked') return 0
    return ranked.first === seat ? 1 : ranked.second === seat ? 2 : 0
  })
}

/** R12.3 The order in which powers would be chosen if the round ended now; undefined if the game ended with it. */
export function powerOrder(pos: Position): readonly number[] | undefined {
  const copy = clonePosition(pos)
  copy.decision = undefined
  copy.step = 'end'
  proceed(copy, unshuffledDealer)
  return copy.phase === 'palace' ? copy.powerOrder.slice(0, pos.seats.length) : undefined
}
