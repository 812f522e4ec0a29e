import { COLORS, COURTIER, ENGINEER, FARMER, GROUP, MERCHANT, PRIEST, TRADES } from '../box/components.ts'
import { firstOf, makeMove, pair, secondOf } from '../core/move-code.ts'
import type { RefusalCode } from '../core/refusal.ts'
import { courtier } from '../palace/courtier.ts'
import { ask, type Position } from '../table/position.ts'
import { payTalents } from '../table/reserve.ts'
import type { Rule } from '../table/rule.ts'
import { engineer } from './engineer.ts'
import { merchant } from './merchant.ts'

/** R5.3 As many talents as cards of the group are already turned over. */
export function recruitCost(pos: Position, group: number): number {
  const turned = pos.turned >> (group * GROUP)
  return (turned & 1) + ((turned >> 1) & 1) + ((turned >> 2) & 1)
}

/** R5.3 The leftmost face-up card of this trade in the group, or -1. */
function faceUp(pos: Position, group: number, trade: number): number {
  for (let card = group * GROUP; card < (group + 1) * GROUP; card++)
    if (pos.groups[card] === trade && (pos.turned & (1 << card)) === 0) return card
  return -1
}

/** R5.4 A trade whose action can't be carried out can't be recruited. In version 1 the engineer always could. */
export function whyNotTrade(pos: Position, trade: number): RefusalCode | undefined {
  if (trade === FARMER && pos.seats[pos.player].cubes === 0) return 'farmer-no-cube'
  if (trade === PRIEST && pos.seats[pos.player].cubes === 0) return 'priest-no-cube'
  if (trade === ENGINEER && pos.seats[pos.player].cubes === 0 && pos.box.rules.engineerNeedsCube)
    return 'engineer-no-cube'
  if (trade === MERCHANT && pos.reserve.camels === 0) return 'merchant-no-camel'
  return undefined
}

/** R6, R12.4 Carries out a trade. `free` if it was neither turned over nor paid for (R12.3). */
export function carryOutTrade(pos: Position, trade: number, free: boolean): void {
  if (trade === FARMER) ask(pos, 'field', pos.player, free ? 'free' : 'farmer')
  else if (trade === PRIEST) ask(pos, 'temple', pos.player, free ? 'free' : 'priest')
  else if (trade === ENGINEER) engineer(pos, free ? 'free' : 'engineer')
  else if (trade === MERCHANT) merchant(pos)
  else if (trade === COURTIER) courtier(pos)
}

/** The move for each group and trade. */
const RECRUIT = COLORS.map((_, group) => TRADES.map((_, trade) => makeMove('recruit', pair(group, trade))))

export const recruit: Rule = {
  whyNot(pos, argument) {
    const group = firstOf(argument)
    const trade = secondOf(argument)
    if (group >= pos.seats.length) return 'recruit-no-group'
    if (faceUp(pos, group, trade) < 0) return 'recruit-no-card'
    if (pos.seats[pos.player].talents < recruitCost(pos, group)) return 'recruit-talents'
    return whyNotTrade(pos, trade)
  },

  choices(pos, list) {
    const { talents } = pos.seats[pos.player]
    for (let group = 0; group < pos.seats.length; group++) {
      if (talents < recruitCost(pos, group)) continue
      for (let card = group * GROUP; card < (group + 1) * GROUP; card++) {
        const trade = pos.groups[card]
        if (faceUp(pos, group, trade) === card && whyNotTrade(pos, trade) === undefined) list.add(RECRUIT[group][trade])
      }
    }
  },

  carryOut(pos, argument) {
    const group = firstOf(argument)
    const trade = secondOf(argument)
    const card = faceUp(pos, group, trade)
    payTalents(pos, pos.player, recruitCost(pos, group), 'R5.3')
    pos.turned |= 1 << card
    pos.log?.push({ type: 'recruit', seat: pos.player, group, card: card % GROUP, trade: TRADES[trade] })
    carryOutTrade(pos, trade, false)
  },
}
