import { analyse, costOf, isLastRound, type Net, turnContinues } from '@amyitis/bots'
import {
  clonePosition,
  listLegal,
  type MoveCode,
  MoveList,
  type Position,
  playMove,
  seededRandom,
  unshuffledDealer,
} from '@amyitis/engine'

/** How closely to look, and what counts. */
export interface SolveOptions {
  readonly net: Net
  readonly seed: string
  /** Per decision. */
  readonly iterations: number
  /** Costs up to which a move is as good as the best, and from which it is clearly worse; nothing may lie between. */
  readonly equal: number
  readonly clear: number
}

export interface Solved {
  /** The best turn, then every other that is as good. */
  readonly answers: readonly (readonly MoveCode[])[]
  /** The best turn that begins with another move. */
  readonly second: readonly MoveCode[]
  readonly chance: number
}

/** More answers than this, and nothing is clearly best. */
const MAX_ANSWERS = 3
/** R1.1 In a proven position the best turn wins instead of losing, or brings more points than the next in a close game. */
const PROVEN = { points: 2, from: -12, to: 15 }

const isClose = (best: number, next: number) => best - next >= PROVEN.points && best >= PROVEN.from && best <= PROVEN.to

const list = new MoveList()

function legalMoves(position: Position): number[] {
  listLegal(position, list)
  return list.toArray()
}

function after(position: Position, move: MoveCode): Position {
  const next = clonePosition(position)
  playMove(next, move, unshuffledDealer)
  return next
}

/** Finds all best turns of a position; undefined unless they are clearly better than all others. */
export function solveTurn(
  position: Position,
  { net, seed, iterations, equal, clear }: SolveOptions,
): Solved | undefined {
  const { player } = position
  const answers: MoveCode[][] = []
  let second: readonly MoveCode[] | undefined
  let chance = 0
  const walk = (now: Position, turn: readonly MoveCode[]): boolean => {
    if (turn.length > 0 && !turnContinues(now, player)) {
      answers.push([...turn])
      return answers.length <= MAX_ANSWERS
    }
    const legal = legalMoves(now)
    if (legal.length === 1) return walk(after(now, legal[0]), [...turn, legal[0]])
    const deps = { net, random: seededRandom(`${seed}/${turn.join('/')}`) }
    const { analysis, proven, line } = analyse(now, deps, { iterations })
    if (isLastRound(now) && !proven) return false
    const [best] = analysis.moves
    const cost = (move: (typeof analysis.moves)[number]) =>
      costOf({ loss: best.chance - move.chance, points: best.margin - move.margin })
    const good = analysis.moves.filter((move) => cost(move) <= (proven ? 0 : equal))
    const others = analysis.moves.filter((move) => !good.includes(move))
    if (!proven && others.some((move) => cost(move) < clear)) return false
    if (turn.length === 0) {
      if (others.length === 0) return false
      const next = others.reduce((one, other) => (cost(other) < cost(one) ? other : one))
      if (proven && best.chance === next.chance && !isClose(best.margin, next.margin)) return false
      const { moves, own } = line(next.move)
      second = moves.slice(0, own)
      chance = best.chance
    }
    return good.every(({ move }) => walk(after(now, move), [...turn, move]))
  }
  if (!walk(position, []) || second === undefined) return undefined
  return { answers, second, chance }
}
