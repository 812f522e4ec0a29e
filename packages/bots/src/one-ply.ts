import { clonePosition, listLegal, MoveList, type Position, playMove, type Random, randomDealer } from '@amyitis/engine'
import type { Considered, Thought } from './analysis.ts'
import type { Net } from './judge/net.ts'
import { AIMS, type Aims, Evaluator } from './search/evaluator.ts'

/** A move that ends a round is judged over several deals. */
const DEALS = 4

/** What the judge thinks of each legal move, for who decides: it looks at the position one move ahead. */
function considerMoves(net: Net, position: Position, random: Random, aims: Aims): Considered[] {
  const list = new MoveList()
  listLegal(position, list)
  const evaluator = new Evaluator(net, aims)
  const dealer = randomDealer(random)
  const { player, round } = position
  return list.toArray().map((move) => {
    let [chance, margin, value, looks, dealt] = [0, 0, 0, 0, false]
    do {
      const next = clonePosition(position)
      playMove(next, move, dealer)
      if (next.decision === undefined) evaluator.judgeEnd(next)
      else evaluator.judge(next)
      chance += evaluator.chances[player]
      margin += evaluator.margins[player]
      value += evaluator.value(player)
      dealt = next.round !== round
      looks++
    } while (dealt && looks < DEALS)
    return { move, visits: 1, chance: chance / looks, margin: margin / looks, value: value / looks }
  })
}

/** Chooses by the judge's eye, one move ahead. With a temperature, near equals are chosen too. */
export function thinkByJudge(net: Net, position: Position, random: Random, temperature = 0, aims = AIMS): Thought {
  const moves = considerMoves(net, position, random, aims)
  moves.sort((a, b) => b.value - a.value)
  const chosen = temperature === 0 ? moves[0] : draw(moves, temperature, random)
  return { move: chosen.move, analysis: { iterations: moves.length, moves, line: [chosen.move] } }
}

/** One of the moves, the better the likelier. */
function draw(moves: readonly Considered[], temperature: number, random: Random): Considered {
  const weights = moves.map(({ value }) => Math.exp((value - moves[0].value) / temperature))
  let left = (random(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0)
  for (let i = 0; i < moves.length; i++) {
    left -= weights[i]
    if (left < 0) return moves[i]
  }
  return moves[0]
}
