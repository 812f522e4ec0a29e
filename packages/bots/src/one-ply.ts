import { clonePosition, listLegal, MoveList, type Position, playMove, type Random, randomDealer } from '@amyitis/engine'
import type { BotChoice, MoveEvaluation } from './analysis.ts'
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

/** Chooses with the network one move ahead. A temperature above 0 lets it choose slightly worse moves too. */
export function thinkOnePly(
  net: Net,
  position: Position,
  random: Random,
  temperature = 0,
  objective = DEFAULT_OBJECTIVE,
): BotChoice {
  const moves = evaluateMoves(net, position, random, objective)
  moves.sort((a, b) => b.value - a.value)
  const chosen = temperature === 0 ? moves[0] : draw(moves, temperature, random)
  return { move: chosen.move, analysis: { iterations: moves.length, moves, line: [chosen.move] } }
}

/** Draws a move, better ones with a higher probability. */
function draw(moves: readonly MoveEvaluation[], temperature: number, random: Random): MoveEvaluation {
  const weights = moves.map(({ value }) => Math.exp((value - moves[0].value) / temperature))
  let left = (random(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0)
  for (let i = 0; i < moves.length; i++) {
    left -= weights[i]
    if (left < 0) return moves[i]
  }
  return moves[0]
}
