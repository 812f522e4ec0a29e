import { clonePosition, type Dealer, type MoveCode, type Position, playMove, randomDealer } from '@amyitis/engine'
import { type Budget, scaleBudget } from '../budget.ts'
import type { SearchDeps } from '../explain/analyse.ts'
import { Search } from '../search/search.ts'

/** Win chances and expected margins of every seat. */
export interface Evaluation {
  readonly chances: readonly number[]
  readonly margins: readonly number[]
}

/** How many random deals stand for all possible ones. */
const SAMPLED_DEALS = 12

/** Evaluates a position for every seat. */
export function evaluatePosition(
  position: Position,
  { net, random }: SearchDeps,
  { ms, iterations }: Budget,
): Evaluation {
  const search = new Search(net, position, random)
  const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms
  const done = search.run(iterations ?? Number.POSITIVE_INFINITY, until)
  const mean = (sums: Float64Array) => Array.from(sums, (sum) => sum / done)
  return { chances: mean(search.chances), margins: mean(search.margins) }
}

function meanEvaluation(values: readonly Evaluation[]): Evaluation {
  const mean = (lists: readonly (readonly number[])[]) =>
    lists[0].map((_, seat) => lists.reduce((sum, list) => sum + list[seat], 0) / lists.length)
  return { chances: mean(values.map(({ chances }) => chances)), margins: mean(values.map(({ margins }) => margins)) }
}

/** Evaluates a position before cards are dealt: the mean over several deals, each with the whole budget. */
export function evaluateBeforeDeal(deal: (dealer: Dealer) => Position, deps: SearchDeps, budget: Budget): Evaluation {
  const dealer = randomDealer(deps.random)
  return meanEvaluation(Array.from({ length: SAMPLED_DEALS }, () => evaluatePosition(deal(dealer), deps, budget)))
}

/** A copy of the position after a move. */
export function afterMove(position: Position, move: MoveCode, dealer: Dealer): Position {
  const next = clonePosition(position)
  playMove(next, move, dealer)
  return next
}

/** Evaluates a move, averaged over the deals that may follow it. */
export function evaluateMove(position: Position, move: MoveCode, deps: SearchDeps, budget: Budget): Evaluation {
  const dealer = randomDealer(deps.random)
  const next = afterMove(position, move, dealer)
  if (next.round === position.round) return evaluatePosition(next, deps, budget)
  return evaluateBeforeDeal(
    (nextDealer) => afterMove(position, move, nextDealer),
    deps,
    scaleBudget(budget, 1 / SAMPLED_DEALS),
  )
}
