import {
  clonePosition,
  listLegal,
  type MoveCode,
  MoveList,
  type Position,
  playMove,
  type Random,
  unshuffledDealer,
} from '@amyitis/engine'
import { lead } from './heuristic.ts'

/** Does `seat` decide again before anyone's next action? Its decisions at the end of the round count too. */
const decidesAgain = (pos: Position, seat: number) =>
  pos.player === seat && pos.decision !== undefined && pos.decision !== 'action' && pos.decision !== 'power'

/** The best outcome that `seat` can reach in the rest of its turn. */
function bestOutcome(pos: Position, seat: number, depth: number): number {
  if (depth === 0 || !decidesAgain(pos, seat)) return lead(pos, seat)
  const list = new MoveList()
  listLegal(pos, list)
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < list.length; i++) {
    const next = clonePosition(pos)
    playMove(next, list.moves[i], unshuffledDealer)
    best = Math.max(best, bestOutcome(next, seat, depth - 1))
  }
  return best
}

/** How many decisions of a turn are searched; a longer turn is evaluated as if it ended there. */
const DEPTH = 3

/**
 * Greedy play with a hand-written evaluation: the move whose turn leads to the best position. `noise` is how far it
 * misjudges, in points: a little only breaks ties, a lot makes a beginner who knows the rules but not what things are worth.
 */
export function chooseGreedy(position: Position, random: Random, noise: number): MoveCode {
  const list = new MoveList()
  listLegal(position, list)
  let best = Number.NEGATIVE_INFINITY
  let chosen = list.moves[0]
  for (let i = 0; i < list.length; i++) {
    const next = clonePosition(position)
    playMove(next, list.moves[i], unshuffledDealer)
    const value = bestOutcome(next, position.player, DEPTH) + (random(1000) / 1000) * noise
    if (value > best) {
      best = value
      chosen = list.moves[i]
    }
  }
  return chosen
}
