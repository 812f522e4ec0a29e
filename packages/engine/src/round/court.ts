import type { RefusalCode } from '../core/refusal.ts'
import { cardLeft, takeCard, takeGoodOnCard } from '../table/cards.ts'
import type { Position } from '../table/position.ts'
import type { Rule } from '../table/rule.ts'

/** R8.5 If neither of the two kinds that a city offers is available, the caravan can't stop there. */
export function whyNotCourt(pos: Position, city: number): RefusalCode | undefined {
  return pos.box.offers[city].some((kind) => cardLeft(pos, pos.player, kind)) ? undefined : 'court-none-left'
}

/** R7.5, R9.2 Takes the next level of a kind: one that the city offers, or any with a tile's free symbol. */
export const court: Rule = {
  whyNot(pos, kind) {
    if (pos.reason === 'city' && !pos.box.offers[pos.caravan].includes(kind)) return 'court-not-offered'
    return cardLeft(pos, pos.player, kind) ? undefined : 'court-card-gone'
  },

  carryOut(pos, kind) {
    takeCard(pos, pos.player, kind)
  },
}

/** R8.3 If several goods lie open on Caravaneer II cards, the taker chooses which card, and so which good. */
export const good: Rule = {
  whyNot(pos, chosen) {
    return pos.reserve.onCaravaneers.includes(chosen) ? undefined : 'good-not-there'
  },

  carryOut(pos, chosen) {
    takeGoodOnCard(pos, pos.player, chosen)
  },
}
