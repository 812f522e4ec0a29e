import type { Position } from '@amyitis/engine'
import type { Net } from '../network/net.ts'
import { type Aims, Evaluator } from './evaluator.ts'

/** From this win chance on, the game is as good as won. */
const WON = 0.95
/** What each remaining round then costs the leader: enough to give up points, too little to give up the win. */
const HURRIED_PACE = 0.3

/** The objective with which a seat plays on: a game that it has won is finished, not drawn out for points. */
export function hurried<T extends Aims>(objective: T, net: Net, position: Position, seat = position.player): T {
  const evaluator = new Evaluator(net, objective)
  evaluator.evaluate(position)
  if (evaluator.chances[seat] < WON) return objective
  return { ...objective, pace: Math.max(objective.pace, HURRIED_PACE), finishes: true }
}
