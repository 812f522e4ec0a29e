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
import { errorsLeft, glitter, lead } from './heuristic.ts'
import type { BeginnerLevel } from './level-settings.ts'

/** Does `seat` decide again before anyone's next action? Its decisions at the end of the round count too. */
const decidesAgain = (pos: Position, seat: number) =>
  pos.player === seat && pos.decision !== undefined && pos.decision !== 'action' && pos.decision !== 'power'

/** How good a position looks to a seat, in points. */
type Judgement = (pos: Position, seat: number) => number

/** The best outcome that `seat` can reach in the rest of its turn. */
function bestOutcome(pos: Position, seat: number, depth: number, judge: Judgement): number {
  if (depth === 0 || !decidesAgain(pos, seat)) return judge(pos, seat)
  const list = new MoveList()
  listLegal(pos, list)
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < list.length; i++) {
    const next = clonePosition(pos)
    playMove(next, list.moves[i], unshuffledDealer)
    best = Math.max(best, bestOutcome(next, seat, depth - 1, judge))
  }
  return best
}

/** How many decisions of a turn are searched; a longer turn is evaluated as if it ended there. */
const DEPTH = 3

/** A beginner who sees only one turn. */
export interface Beginner {
  readonly judge: Judgement
  /** How far it misjudges at the start of the game, in points; a little only breaks ties. */
  readonly noise: number
}

export const JUDGEMENTS: Readonly<Record<BeginnerLevel, Judgement>> = {
  random: glitter,
  apprentice: lead,
  gardener: lead,
}

/** Greedy play: the move whose turn leads to the position that looks best. */
export function chooseGreedy(position: Position, random: Random, { judge, noise }: Beginner): MoveCode {
  const list = new MoveList()
  listLegal(position, list)
  const error = noise * errorsLeft(position)
  let best = Number.NEGATIVE_INFINITY
  let chosen = list.moves[0]
  for (let i = 0; i < list.length; i++) {
    const next = clonePosition(position)
    playMove(next, list.moves[i], unshuffledDealer)
    const value = bestOutcome(next, position.player, DEPTH, judge) + (random(1000) / 1000) * error
    if (value > best) {
      best = value
      chosen = list.moves[i]
    }
  }
  return chosen
}
