import { describeMove, unshuffledDealer } from '@amyitis/engine'
import { outcomeOf } from '../board/outcome.ts'
import { type GameInProgress, playIn } from '../game/game-in-progress.ts'

/** Moves that are tried on the real position. Nobody answers them, and no card is dealt. */
export interface Plan {
  /** The game as it would stand. */
  readonly running: GameInProgress
  readonly moves: readonly string[]
  /** The last move would end the round: what is dealt then is unknown, so the plan ends before it. */
  readonly stopped: boolean
}

export const beginPlan = (running: GameInProgress): Plan => ({ running, moves: [], stopped: false })

/** The plan with one more move; as it was if the move is not possible. */
export function planMove(plan: Plan, move: string): Plan {
  if (plan.stopped) return plan
  const { running } = plan
  const moved = playIn(running, move, unshuffledDealer)
  if (!moved.ok) return plan
  const moves = [...plan.moves, move]
  if (outcomeOf(running.game, describeMove(move)).dealt) return { running, moves, stopped: true }
  return { running: moved.running, moves, stopped: false }
}

/** The plan without its last move; undefined if it has none. */
export function planBack(plan: Plan, real: GameInProgress): Plan | undefined {
  if (plan.moves.length === 0) return undefined
  return plan.moves.slice(0, -1).reduce(planMove, beginPlan(real))
}

/** The planned moves that belong to the current turn: those can be played for real. */
export function plannedTurn(plan: Plan, real: GameInProgress): readonly string[] {
  const seat = real.game.position.player
  const tried = plan.running.steps.slice(real.steps.length)
  const end = tried.findIndex((step, i) => step.seat !== seat || (i > 0 && step.opens))
  if (end >= 0) return plan.moves.slice(0, end)
  const last = plan.running.game.position
  const stopsHere = plan.stopped && last.player === seat && !(tried.length > 0 && opensAfter(plan))
  return plan.moves.slice(0, tried.length + (stopsHere ? 1 : 0))
}

/** Does the move that ended the plan open a turn of its own? */
function opensAfter({ running, moves }: Plan): boolean {
  const moved = playIn(running, moves[moves.length - 1], unshuffledDealer)
  return moved.ok && moved.running.steps[running.steps.length].opens
}
