import {
  clonePosition,
  listLegal,
  type Move,
  MoveList,
  type Position,
  playMove,
  type Random,
  randomDealer,
} from '@amyitis/engine'
import type { Net } from './judge/net.ts'
import { Evaluator } from './search/evaluator.ts'

/** What a point of margin is worth beside the win chance: enough to win by more, and to lose by less. */
const MARGIN = 0.002
/** A move that ends a round is judged over several deals. */
const DEALS = 4

/** The value of each legal move for who decides: the judge looks at the position one move ahead. */
function judgeMoves(net: Net, position: Position, random: Random): { moves: Move[]; values: number[] } {
  const list = new MoveList()
  listLegal(position, list)
  const moves = list.toArray()
  const evaluator = new Evaluator(net, position.box)
  const dealer = randomDealer(random)
  const { player } = position
  const look = (move: Move): [number, boolean] => {
    const next = clonePosition(position)
    playMove(next, move, dealer)
    if (next.decision === undefined) evaluator.judgeEnd(next)
    else evaluator.judge(next)
    return [evaluator.chances[player] + MARGIN * evaluator.margins[player], next.round !== position.round]
  }
  const values = moves.map((move) => {
    const [value, dealt] = look(move)
    if (!dealt) return value
    let sum = value
    for (let i = 1; i < DEALS; i++) sum += look(move)[0]
    return sum / DEALS
  })
  return { moves, values }
}

/** The best move by the judge's eye, one move ahead. With a temperature, near equals are chosen too. */
export function chooseByJudge(net: Net, position: Position, random: Random, temperature = 0): Move {
  const { moves, values } = judgeMoves(net, position, random)
  const most = Math.max(...values)
  if (temperature === 0) return moves[values.indexOf(most)]
  const weights = values.map((value) => Math.exp((value - most) / temperature))
  let left = (random(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0)
  for (let i = 0; i < moves.length; i++) {
    left -= weights[i]
    if (left < 0) return moves[i]
  }
  return moves[moves.length - 1]
}
