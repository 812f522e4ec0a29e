import { readFileSync } from 'node:fs'
import {
  costOfTurn,
  createBot,
  firstImpression,
  formatChoices,
  type GameKind,
  isLastRound,
  type Net,
  PUZZLE_THEMES,
  type PuzzleTheme,
  parseWeights,
  puzzleSeed,
  type StoredGame,
  type StoredPuzzle,
  startPuzzleGame,
  themesOf,
  valueOfTurn,
  weightsUrl,
} from '@amyitis/bots'
import {
  clonePosition,
  formatMove,
  type Game,
  isOver,
  kindOf,
  listLegal,
  type MoveCode,
  MoveList,
  moveCode,
  type Position,
  play,
  playMove,
  seededRandom,
  unshuffledDealer,
} from '@amyitis/engine'
import { playTurn, ratingFrom, solvedBy, turnOf } from './levels.ts'
import { type Solved, solveTurn } from './solve.ts'

/** With fewer choices, guessing does too well; in the last round there are fewer. */
const MIN_CHOICES = 5
const MIN_LAST_CHOICES = 4
/** Games with higher numbers are mined for their last round only, and with still higher ones for themes that are rare. */
export const LAST_ROUNDS = 10_000
export const RARE_THEMES = 20_000
const COMMON = PUZZLE_THEMES.filter((theme) => theme !== 'last-round')
const RARE: readonly PuzzleTheme[] = ['break-majority', 'keep-good']
/** So that no game dominates the collection. */
const MAX_PER_GAME = 4
/** A decided game is no puzzle, unless it is calculated to the end. */
const OPEN = { from: 0.04, to: 0.96 }
/** A first look at every turn, and a closer one at what may be a puzzle. */
const FIRST_LOOK = { iterations: 300, equal: 0.03, clear: 0.055 }
const CLOSER_LOOK = { iterations: 5000, equal: 0.03, clear: 0.07 }
/** Tempting turns are evaluated on their own, and must give away this much: as reviews count it, and of the win chance. */
const COMPARED = { iterations: 3000 }
const MIN_COST = 0.07
const MIN_LOSS = 0.05

type Turn = readonly MoveCode[]

const list = new MoveList()
const same = (one: Turn, other: Turn) => one.length === other.length && one.every((move, i) => move === other[i])
const isIn = (turns: readonly Turn[], turn: Turn) => turns.some((one) => same(one, turn))

/** Is every tempting turn clearly worse than the best one, given the same time? */
function isClear(position: Position, { answers }: Solved, wrong: readonly Turn[], net: Net, seed: string): boolean {
  const value = (turn: Turn) => valueOfTurn(position, turn, { net, random: seededRandom(seed) }, COMPARED)
  const best = value(answers[0])
  return wrong.every((turn) => {
    const found = value(turn)
    return best.chance - found.chance >= MIN_LOSS && costOfTurn(found, best) >= MIN_COST
  })
}

/** R6.4, R7.4 Rare themes need an irrigation or a sale. */
const mayBeRare = (move: MoveCode) => /^(recruit \d+ engineer|caravan babylon)$/.test(formatMove(move))

/** R7.4 Does the turn sell, or does the player sell soon after it? */
function sells(position: Position, turn: Turn, net: Net, seed: string): boolean {
  if (turn.some((move) => kindOf(move) === 'sell')) return true
  const now = clonePosition(position)
  for (const move of turn) playMove(now, move, unshuffledDealer)
  const { line } = valueOfTurn(position, turn, { net, random: seededRandom(seed) }, COMPARED)
  return line.some((move) => {
    const { player } = now
    playMove(now, moveCode(move), unshuffledDealer)
    return player === position.player && move.startsWith('sell ')
  })
}

/** The puzzle at the start of a turn, if it is one of a theme that is wanted. */
function puzzleAt(
  position: Position,
  n: number,
  net: Net,
  seed: string,
  themes: readonly PuzzleTheme[],
): StoredPuzzle | undefined {
  if (position.decision !== 'action') return undefined
  listLegal(position, list)
  const proven = isLastRound(position)
  if (list.length < (proven ? MIN_LAST_CHOICES : MIN_CHOICES)) return undefined
  if (themes === RARE && !list.toArray().some(mayBeRare)) return undefined
  // The solver's limit grows with the iterations, so the last round gets one look only.
  const first = solveTurn(position, { net, seed: `${seed} first`, ...(proven ? CLOSER_LOOK : FIRST_LOOK) })
  if (first === undefined) return undefined
  const guesses = [
    playTurn(position, (each) => firstImpression(net, each)),
    turnOf('gardener', position, net, `${seed} guess`),
  ]
  const tempts = guesses.find((turn) => !isIn(first.answers, turn))
  const about = (answers: readonly Turn[], other: Turn) =>
    themesOf(position, answers, other).filter((one) => themes.includes(one))
  if (tempts === undefined || about(first.answers, tempts).length === 0) return undefined
  const solved = proven ? first : solveTurn(position, { net, seed: `${seed} closer`, ...CLOSER_LOOK })
  if (solved === undefined) return undefined
  const { answers, second, chance } = solved
  if (!proven && (chance < OPEN.from || chance > OPEN.to)) return undefined
  const wrong = guesses.filter((turn) => !isIn(answers, turn))
  if (wrong.length === 0) return undefined
  const [tempting] = wrong
  const theme = about(answers, tempting).find(
    (one) => one !== 'keep-good' || sells(position, answers[0], net, `${seed} sale`),
  )
  if (theme === undefined) return undefined
  if (!proven && !isClear(position, solved, [...wrong, second], net, `${seed} compared`)) return undefined
  const rating = ratingFrom(solvedBy(position, net, seed, (turn) => isIn(answers, turn)))
  const text = (turn: Turn) => formatChoices(position, turn)
  return { n, theme, rating, answers: answers.map(text), tempting: text(tempting) }
}

const themesIn = (number: number): readonly PuzzleTheme[] =>
  number > RARE_THEMES ? RARE : number > LAST_ROUNDS ? ['last-round'] : COMMON

const isMined = (number: number, position: Position) =>
  number > RARE_THEMES || number > LAST_ROUNDS === isLastRound(position)

/** Plays a game of good players, one of them less reliable, and finds its puzzles. */
export function mineGame(kind: GameKind, number: number): StoredGame {
  const seed = puzzleSeed(kind, number)
  const game: Game = startPuzzleGame(kind, number)
  const { position, dealer } = game
  const start = clonePosition(position)
  const { net } = parseWeights(readFileSync(weightsUrl(position.box)))
  const bots = position.seats.map((_, seat) =>
    createBot(seat === number % position.seats.length ? 'engineer' : 'boatman', {
      net,
      random: seededRandom(`${seed}/${seat}`),
      constants: { favourite: undefined },
    }),
  )
  const themes = themesIn(number)
  const moves: MoveCode[] = []
  const puzzles: StoredPuzzle[] = []
  let roundOfLast = 0
  while (!isOver(game) && puzzles.length < MAX_PER_GAME) {
    // What is best now often still is in the next turn: one puzzle a round.
    const skipped = position.round === roundOfLast || !isMined(number, position)
    const puzzle = skipped ? undefined : puzzleAt(position, moves.length, net, `${seed}/${moves.length}`, themes)
    if (puzzle !== undefined) {
      puzzles.push(puzzle)
      roundOfLast = position.round
    }
    const move = bots[position.player].choose(position)
    moves.push(move)
    play(game, formatMove(move))
  }
  return { kind, number, moves: formatChoices(start, moves.slice(0, puzzles.at(-1)?.n ?? 0), dealer), puzzles }
}
