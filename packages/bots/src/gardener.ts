import {
  clonePosition,
  listLegal,
  type MoveCode,
  MoveList,
  type Position,
  plainDealer,
  playMove,
  type Random,
} from '@amyitis/engine'
import { lead } from './value.ts'

/** Does `seat` decide again before anybody's next action? Its decisions at the end of the round count as well. */
const decidesAgain = (pos: Position, seat: number) =>
  pos.player === seat && pos.decision !== undefined && pos.decision !== 'action' && pos.decision !== 'power'

/** The best that `seat` can make of its turn from here, and a little for doing anything at all. */
function bestOutcome(pos: Position, seat: number, depth: number): number {
  if (depth === 0 || !decidesAgain(pos, seat)) return lead(pos, seat)
  const list = new MoveList()
  listLegal(pos, list)
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < list.length; i++) {
    const next = clonePosition(pos)
    playMove(next, list.moves[i], plainDealer)
    best = Math.max(best, bestOutcome(next, seat, depth - 1))
  }
  return best
}

/** Decisions of one turn that are looked through; a longer one goes on as if it ended there. */
const DEPTH = 3

/**
 * Hand-made greed: the move whose turn leaves the best standing. `noise` is how far it misjudges, in points: little noise
 * only chooses among equals, much of it makes a beginner who sees the game but not what things are worth.
 */
export function chooseGreedy(position: Position, random: Random, noise: number): MoveCode {
  const list = new MoveList()
  listLegal(position, list)
  let best = Number.NEGATIVE_INFINITY
  let chosen = list.moves[0]
  for (let i = 0; i < list.length; i++) {
    const next = clonePosition(position)
    playMove(next, list.moves[i], plainDealer)
    const value = bestOutcome(next, position.player, DEPTH) + (random(1000) / 1000) * noise
    if (value > best) {
      best = value
      chosen = list.moves[i]
    }
  }
  return chosen
}
