import {
  clonePosition,
  type Dealer,
  type MoveCode,
  type Position,
  playMove,
  type Random,
  randomDealer,
} from '@amyitis/engine'
import type { Budget } from '../budget.ts'
import type { Net } from '../judge/net.ts'
import { Search } from '../search/search.ts'

export interface Tools {
  readonly net: Net
  readonly random: Random
}

/** Win chances and expected margins of every seat. */
export interface Worth {
  readonly chances: readonly number[]
  readonly margins: readonly number[]
}

/** How many deals stand for all that could have been. */
const DEALS = 12

/** A part of a budget, but never nothing. */
export const partOf = ({ ms, iterations }: Budget, part: number): Budget => ({
  ms: ms === undefined ? undefined : ms * part,
  iterations: iterations === undefined ? undefined : Math.max(1, Math.round(iterations * part)),
})

/** What a position is worth to every seat. */
export function worthOf(position: Position, { net, random }: Tools, { ms, iterations }: Budget): Worth {
  const search = new Search(net, position, random)
  const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms
  const done = search.run(iterations ?? Number.POSITIVE_INFINITY, until)
  const mean = (sums: Float64Array) => Array.from(sums, (sum) => sum / done)
  return { chances: mean(search.chances), margins: mean(search.margins) }
}

function meanOf(values: readonly Worth[]): Worth {
  const mean = (lists: readonly (readonly number[])[]) =>
    lists[0].map((_, seat) => lists.reduce((sum, list) => sum + list[seat], 0) / lists.length)
  return { chances: mean(values.map(({ chances }) => chances)), margins: mean(values.map(({ margins }) => margins)) }
}

/** What a table is worth before cards are dealt: `deal` lays them, again and again. Each deal gets the whole budget. */
export function worthBeforeDeal(deal: (dealer: Dealer) => Position, tools: Tools, budget: Budget): Worth {
  const dealer = randomDealer(tools.random)
  return meanOf(Array.from({ length: DEALS }, () => worthOf(deal(dealer), tools, budget)))
}

/** A copy after a move. */
export function afterMove(position: Position, move: MoveCode, dealer: Dealer): Position {
  const next = clonePosition(position)
  playMove(next, move, dealer)
  return next
}

/** What a move is worth, whatever is dealt after it. */
export function worthOfMove(position: Position, move: MoveCode, tools: Tools, budget: Budget): Worth {
  const dealer = randomDealer(tools.random)
  const next = afterMove(position, move, dealer)
  if (next.round === position.round) return worthOf(next, tools, budget)
  return worthBeforeDeal((again) => afterMove(position, move, again), tools, partOf(budget, 1 / DEALS))
}
