import type { Dealer } from '../core/chance.ts'
import { stopInCity } from '../round/caravan.ts'
import { dealTrades } from '../round/deal.ts'
import { endRound } from '../round/end.ts'
import { income } from '../round/income.ts'
import { afterPlanting } from '../round/irrigation.ts'
import { nextPower } from '../round/palace-phase.ts'
import { payOwed } from '../round/pay.ts'
import { bonuses } from '../round/plant.ts'
import { startProcession } from '../round/procession.ts'
import { checkStocks } from '../round/stock.ts'
import { offerExchange, rewardIshtar, rewardMarduk, rewardTammouz } from '../round/temples.ts'
import { nextTurn } from '../round/turn.ts'
import type { Position, Step } from '../table/position.ts'

/** R1.6 The course of a round: phases I to III in rule-book order. Each step returns the next one. */
const COURSE: Readonly<Record<Step, (pos: Position, dealer: Dealer) => void>> = {
  // Phase I
  deal: dealTrades,
  income,
  palace: nextPower,
  // Phase II
  turn: nextTurn,
  pay: payOwed,
  stop: stopInCity,
  bonuses,
  irrigation: afterPlanting,
  // Phase III
  procession: startProcession,
  ishtar: rewardIshtar,
  marduk: rewardMarduk,
  tammouz: rewardTammouz,
  exchange: offerExchange,
  stock: checkStocks,
  end: endRound,
}

/** Continues until somebody has to decide, or the game is over. */
export function proceed(pos: Position, dealer: Dealer): void {
  while (pos.decision === undefined && pos.phase !== 'over') COURSE[pos.step](pos, dealer)
}
