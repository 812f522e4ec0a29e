import { clonePosition, listLegal, MoveList, type Position, playMove, type Random, randomDealer } from '@amyitis/engine'
import type { Analysis, BotChoice, MoveEvaluation } from './analysis.ts'
import type { Net } from './network/net.ts'
import { DEFAULT_OBJECTIVE, Evaluator, type Objective } from './search/evaluator.ts'

/** A move that ends the round is evaluated over several deals. */
const DEALS = 4

/** Evaluates each legal move by the position after it. */
function evaluateMoves(net: Net, position: Position, random: Random, objective: Objective): MoveEvaluation[] {
  const list = new MoveList()
  listLegal(position, list)
  const evaluator = new Evaluator(net, objective)
  const dealer = randomDealer(random)
  const { player, round } = position
  return list.toArray().map((move) => {
    let chance = 0
    let margin = 0
    let value = 0
    let samples = 0
    let dealt = false
    do {
      const next = clonePosition(position)
      playMove(next, move, dealer)
      if (next.decision === undefined) evaluator.evaluateEnd(next)
      else evaluator.evaluate(next)
      chance += evaluator.chances[player]
      margin += evaluator.margins[player]
      value += evaluator.value(player)
      dealt = next.round !== round
      samples++
    } while (dealt && samples < DEALS)
    return { move, visits: 1, chance: chance / samples, margin: margin / samples, value: value / samples }
  })
}

/** Chooses with the network one move ahead. */
export function thinkOnePly(
  net: Net,
  position: Position,
  random: Random,
  objective = DEFAULT_OBJECTIVE,
): BotChoice & { readonly analysis: Analysis } {
  const moves = evaluateMoves(net, position, random, objective)
  moves.sort((a, b) => b.value - a.value)
  const [{ move }] = moves
  return { move, analysis: { iterations: moves.length, moves, line: [move] } }
}
