import { readFileSync } from 'node:fs'
import {
  createBot,
  type GameKind,
  hasPalace,
  isLastRound,
  parseWeights,
  playersOf,
  type SolvedMove,
  solveLastRound,
  weightsUrl,
} from '@amyitis/bots'
import { listLegal, MoveList, newGame, type Position, playMove, RULES_VERSION, seededRandom } from '@amyitis/engine'
import type { Collection, Outcome, SolvedGame, SolvedPosition } from './collection.ts'

export interface EndgamesPlan {
  readonly kind: GameKind
  /** How many positions to collect. */
  readonly positions: number
  /** What the solver may do for each. */
  readonly nodes: number
}

/** So that no game dominates the collection. */
const MAX_PER_GAME = 5
/** With fewer choices, guessing does too well. */
const MIN_CHOICES = 4

const list = new MoveList()

function legalMoves(position: Position): number[] {
  listLegal(position, list)
  return list.toArray()
}

/** The outcomes of a position in which the choice matters: at most every second move is best. */
function criticalOutcomes(position: Position, nodes: number): Outcome[] | undefined {
  if (legalMoves(position).length < MIN_CHOICES) return undefined
  const solution = solveLastRound(position, { nodes })
  if (solution === undefined) return undefined
  const { moves } = solution
  if (2 * moves.filter(({ best }) => best).length > moves.length) return undefined
  return legalMoves(position).map((move) => {
    const { margins, chances } = moves.find((solved) => solved.move === move) as SolvedMove
    return { margin: margins[position.player], share: chances[position.player] }
  })
}

/** Plays a game of good players, one of them less reliable, and solves its last round. */
function solveGame({ kind, nodes }: EndgamesPlan, seed: string, number: number): SolvedGame | undefined {
  const about = { players: playersOf(kind), palace: hasPalace(kind) }
  const { net } = parseWeights(readFileSync(weightsUrl(about)))
  const { position, dealer } = newGame({ ...about, seed })
  const bots = position.seats.map((_, seat) =>
    createBot(seat === number % about.players ? 'engineer' : 'boatman', {
      net,
      random: seededRandom(`${seed}/${seat}`),
      constants: { favourite: undefined },
    }),
  )
  const moves: number[] = []
  const positions: SolvedPosition[] = []
  while (position.decision !== undefined && positions.length < MAX_PER_GAME) {
    if (isLastRound(position)) {
      const outcomes = criticalOutcomes(position, nodes)
      if (outcomes !== undefined) positions.push({ n: moves.length, outcomes })
    }
    const move = bots[position.player].choose(position)
    moves.push(move)
    playMove(position, move, dealer)
  }
  const last = positions.at(-1)
  return last === undefined ? undefined : { seed, moves: moves.slice(0, last.n), positions }
}

/** Plays games until there are enough positions; yields the progress and returns the collection. */
export function* collectEndgames(plan: EndgamesPlan): Generator<string, Collection> {
  const { kind } = plan
  const about = { players: playersOf(kind), palace: hasPalace(kind) }
  const { header } = parseWeights(readFileSync(weightsUrl(about)))
  const games: SolvedGame[] = []
  let count = 0
  for (let number = 1; count < plan.positions; number++) {
    const game = solveGame(plan, `endgame ${kind} ${number}`, number)
    if (game === undefined) continue
    games.push({ ...game, positions: game.positions.slice(0, plan.positions - count) })
    count += games[games.length - 1].positions.length
    yield `${kind}: ${count} of ${plan.positions} positions from ${number} games`
  }
  return { kind, rules: RULES_VERSION, weights: header.hash.slice(0, 12), games }
}
