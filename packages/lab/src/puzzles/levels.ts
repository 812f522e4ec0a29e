import { createBot, gameKind, iterationsOf, type Level, type Net, STRENGTHS, turnContinues } from '@amyitis/bots'
import { clonePosition, type MoveCode, type Position, playMove, seededRandom, unshuffledDealer } from '@amyitis/engine'

/** How often each level tries a puzzle: the more its answers vary, the more often. */
const TRIES: readonly (readonly [level: Level, tries: number])[] = [
  ['random', 8],
  ['apprentice', 6],
  ['gardener', 2],
  ['merchant', 6],
  ['engineer', 6],
  ['boatman', 6],
  ['harpist', 4],
  ['physician', 2],
  ['judge', 2],
  ['priest', 2],
]

/** A whole turn, move by move. */
export function playTurn(from: Position, choose: (position: Position) => MoveCode): MoveCode[] {
  const position = clonePosition(from)
  const moves: MoveCode[] = []
  do {
    const move = choose(position)
    moves.push(move)
    playMove(position, move, unshuffledDealer)
  } while (turnContinues(position, from.player))
  return moves
}

/** The turn that a level plays. */
export function turnOf(level: Level, from: Position, net: Net, seed: string): MoveCode[] {
  const bot = createBot(level, { net, random: seededRandom(seed) })
  // Without a time limit, so that ratings don't depend on the machine.
  const budget = { iterations: iterationsOf(level, gameKind(from.box)) }
  return playTurn(from, (position) => bot.choose(position, budget))
}

/** The share of tries in which a level finds an answer. */
export interface LevelResult {
  readonly level: Level
  readonly share: number
}

/** Lets all levels try a puzzle. */
export function solvedBy(
  position: Position,
  net: Net,
  seed: string,
  isAnswer: (turn: readonly MoveCode[]) => boolean,
): LevelResult[] {
  return TRIES.map(([level, tries]) => {
    const turns = Array.from({ length: tries }, (_, i) => turnOf(level, position, net, `${seed}/${level} ${i}`))
    return { level, share: turns.filter(isAnswer).length / tries }
  })
}

const LOWEST = 400
const HIGHEST = 2800
const STEP = 10

/**
 * The strength at which a player finds the answer every other time: the one at which the Elo curve expects as many solutions of
 * the levels as there were.
 */
export function ratingFrom(solved: readonly LevelResult[]): number {
  const found = solved.reduce((sum, { share }) => sum + share, 0)
  const expectedAt = (rating: number) =>
    solved.reduce((sum, { level }) => sum + 1 / (1 + 10 ** ((rating - STRENGTHS[level]) / 400)), 0)
  let rating = LOWEST
  while (rating < HIGHEST && expectedAt(rating) > found) rating += STEP
  return rating
}
