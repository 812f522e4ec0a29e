import { TRADES } from '../box/components.ts'
import { type Dealer, grouped } from '../core/chance.ts'
import type { Position } from '../table/position.ts'

/** R4.1 All trade cards are shuffled; as many groups of three as there are players are laid face up. */
export function dealTrades(pos: Position, dealer: Dealer): void {
  pos.round++
  pos.powers.fill(-1)
  pos.turned = 0
  dealer(pos.round, pos.box.trades, pos.groups)
  if (pos.log !== undefined) {
    pos.log.push({ type: 'round', round: pos.round })
    pos.log.push({ type: 'deal', groups: grouped(pos.groups.map((trade) => TRADES[trade])) })
  }
  pos.step = 'income'
}
