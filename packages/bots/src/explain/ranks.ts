import { clonePosition, type Event, type Position, plainDealer, proceed, type Temple } from '@amyitis/engine'
import type { TempleRank } from './reason.ts'

/** R10.2 The place of each seat in a temple if it were rewarded now: the rules themselves rank them, on a copy. */
export function templeRanks(pos: Position, temple: Temple): TempleRank[] {
  const copy = clonePosition(pos)
  const events: Event[] = []
  copy.log = events
  copy.decision = undefined
  copy.step = temple
  proceed(copy, plainDealer)
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
  proceed(copy, plainDealer)
  return copy.phase === 'palace' ? copy.powerOrder.slice(0, pos.seats.length) : undefined
}
