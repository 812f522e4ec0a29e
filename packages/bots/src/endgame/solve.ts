import { clonePosition, listLegal, type MoveCode, MoveList, type Position } from '@amyitis/engine'
import { MaxN } from './max-n.ts'
import { isBetter, marginOf, winShare } from './outcome.ts'
import { TwoPlayers } from './two-players.ts'
import { isLastRound, LimitReached, type SolverLimits, Walk } from './walk.ts'

/** A move with its outcome for every seat, if everybody plays their best from then on. */
export interface SolvedMove {
  readonly move: MoveCode
  readonly chances: readonly number[]
  readonly margins: readonly number[]
  /** Is no other move better for the player who decides? */
  readonly best: boolean
  /** The moves that lead to the outcome, starting with this one; no others if the limits don't allow it. */
  line(): MoveCode[]
}

/** A last round calculated to the end. */
export interface Solution {
  /** Best first; equally good moves in the order of the rules. */
  readonly moves: readonly SolvedMove[]
  readonly nodes: number
}

/** The moves of a position and the final scores they lead to, best first. */
function outcomesOf(
  pos: Position,
  scoresAfter: (move: MoveCode) => readonly number[],
): [MoveCode, readonly number[]][] {
  const list = new MoveList()
  listLegal(pos, list)
  const outcomes = list.toArray().map((move): [MoveCode, readonly number[]] => [move, scoresAfter(move)])
  const order = (a: readonly number[], b: readonly number[]) => {
    if (isBetter(a, b, pos.player)) return -1
    return isBetter(b, a, pos.player) ? 1 : 0
  }
  return outcomes.sort(([, a], [, b]) => order(a, b))
}

/** Solves a position of the last round; undefined in an earlier round, or beyond the limits. */
export function solveLastRound(position: Position, limits: SolverLimits): Solution | undefined {
  if (position.decision === undefined || !isLastRound(position)) return undefined
  const seats = position.seats.map((_, seat) => seat)
  const walk = new Walk(position, limits)
  const solver = seats.length === 2 ? new TwoPlayers(walk) : new MaxN(walk, position.player)
  const solveMoves = (pos: Position) => outcomesOf(pos, (move) => solver.result(walk.play(pos, move, 0), 1))
  const lineTo = (scores: readonly number[], move: MoveCode): MoveCode[] => {
    const line = [move]
    let pos = clonePosition(walk.play(position, move, 0))
    while (pos.decision !== undefined) {
      const outcomes = solveMoves(pos)
      const [next] = outcomes.find(([, found]) => found.every((points, seat) => points === scores[seat])) ?? outcomes[0]
      line.push(next)
      pos = clonePosition(walk.play(pos, next, 0))
    }
    return line
  }
  try {
    const outcomes = solveMoves(position)
    const [[, best]] = outcomes
    const moves = outcomes.map(
      ([move, scores]): SolvedMove => ({
        move,
        chances: seats.map((seat) => winShare(scores, seat)),
        margins: seats.map((seat) => marginOf(scores, seat)),
        best: !isBetter(best, scores, position.player),
        line: () => within(() => lineTo(scores, move)) ?? [move],
      }),
    )
    return { moves, nodes: walk.nodes }
  } catch (error) {
    if (error instanceof LimitReached) return undefined
    throw error
  }
}

/** The result, unless a limit is reached. */
function within<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof LimitReached) return undefined
    throw error
  }
}
