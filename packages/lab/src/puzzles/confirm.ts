import {
  costOfTurn,
  formatChoices,
  isAnswer,
  isLastRound,
  type Net,
  type PuzzleTheme,
  type StoredPuzzle,
  type TurnMoves,
  themesOf,
  valueOfTurn,
} from '@amyitis/bots'
import {
  clonePosition,
  kindOf,
  moveCode,
  type Position,
  playMove,
  seededRandom,
  unshuffledDealer,
} from '@amyitis/engine'
import { ratingFrom, solvedBy } from './levels.ts'
import { type Solved, solveTurn } from './solve.ts'

/** A decided game is no puzzle, unless it is calculated to the end. */
const OPEN = { from: 0.04, to: 0.96 }
const CLOSER_LOOK = { iterations: 5000, equal: 0.03, clear: 0.07 }
/** Tempting turns are evaluated on their own, and must give away this much: as reviews count it, and of the win chance. */
const COMPARED = { iterations: 3000 }
const MIN_COST = 0.07
const MIN_LOSS = 0.05

/** A turn that may be a puzzle. */
export interface Candidate {
  readonly position: Position
  /** How many moves of the game come before it. */
  readonly n: number
  readonly net: Net
  readonly seed: string
  readonly themes: readonly PuzzleTheme[]
}

export const closerLook = ({ position, net, seed }: Candidate): Solved | undefined =>
  solveTurn(position, { net, seed: `${seed} closer`, ...CLOSER_LOOK })

/** What a turn could be about: the themes that are wanted. */
export const themesFor = (
  { position, themes }: Candidate,
  answers: readonly TurnMoves[],
  other: TurnMoves,
): PuzzleTheme[] => themesOf(position, answers, other).filter((one) => themes.includes(one))

/** Is every tempting turn clearly worse than the best one, given the same time? */
function isClear({ position, net, seed }: Candidate, { answers }: Solved, wrong: readonly TurnMoves[]): boolean {
  const value = (turn: TurnMoves) =>
    valueOfTurn(position, turn, { net, random: seededRandom(`${seed} compared`) }, COMPARED)
  const best = value(answers[0])
  return wrong.every((turn) => {
    const found = value(turn)
    return best.chance - found.chance >= MIN_LOSS && costOfTurn(found, best) >= MIN_COST
  })
}

/** R7.4 Does the turn sell, or does the player sell soon after it? */
function sells({ position, net, seed }: Candidate, turn: TurnMoves): boolean {
  if (turn.some((move) => kindOf(move) === 'sell')) return true
  const now = clonePosition(position)
  for (const move of turn) playMove(now, move, unshuffledDealer)
  const { line } = valueOfTurn(position, turn, { net, random: seededRandom(`${seed} sale`) }, COMPARED)
  return line.some((move) => {
    const { player } = now
    playMove(now, moveCode(move), unshuffledDealer)
    return player === position.player && move.startsWith('sell ')
  })
}

/** The puzzle, if the best turns are clearly better than those that tempt, and about one of the themes. */
export function confirmPuzzle(
  candidate: Candidate,
  solved: Solved | undefined,
  guesses: readonly TurnMoves[],
): StoredPuzzle | undefined {
  if (solved === undefined) return undefined
  const { position, n, net, seed } = candidate
  const { answers, second, chance } = solved
  const proven = isLastRound(position)
  if (!proven && (chance < OPEN.from || chance > OPEN.to)) return undefined
  const wrong = guesses.filter((turn) => !isAnswer(solved, turn))
  if (wrong.length === 0) return undefined
  const [tempting] = wrong
  const theme = themesFor(candidate, answers, tempting).find(
    (one) => one !== 'keep-good' || sells(candidate, answers[0]),
  )
  if (theme === undefined) return undefined
  if (!proven && !isClear(candidate, solved, [...wrong, second])) return undefined
  const rating = ratingFrom(solvedBy(position, net, seed, (turn) => isAnswer(solved, turn)))
  const text = (turn: TurnMoves) => formatChoices(position, turn)
  return { n, theme, rating, answers: answers.map(text), tempting: text(tempting) }
}
