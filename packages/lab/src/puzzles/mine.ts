import { readFileSync } from 'node:fs'
import {
  createBot,
  firstImpression,
  formatChoices,
  type GameKind,
  isAnswer,
  isLastRound,
  PUZZLE_THEMES,
  type PuzzleTheme,
  parseWeights,
  puzzleSeed,
  type StoredGame,
  type StoredPuzzle,
  startPuzzleGame,
  weightsUrl,
} from '@amyitis/bots'
import {
  clonePosition,
  formatMove,
  type Game,
  isOver,
  listLegal,
  type MoveCode,
  MoveList,
  type Position,
  play,
  seededRandom,
} from '@amyitis/engine'
import { type Candidate, closerLook, confirmPuzzle, themesFor } from './confirm.ts'
import { playTurn, turnOf } from './levels.ts'
import { solveTurn } from './solve.ts'

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
/** A first look at every turn; what may be a puzzle gets a closer one. */
const FIRST_LOOK = { iterations: 300, equal: 0.03, clear: 0.055 }

const list = new MoveList()

/** R6.4, R7.4 Rare themes need an irrigation or a sale. */
const mayBeRare = (move: MoveCode) => /^(recruit \d+ engineer|caravan babylon)$/.test(formatMove(move))

/** The puzzle at the start of a turn, if it is one of a theme that is wanted. */
function puzzleAt(candidate: Candidate): StoredPuzzle | undefined {
  const { position, net, seed, themes } = candidate
  if (position.decision !== 'action') return undefined
  listLegal(position, list)
  const proven = isLastRound(position)
  if (list.length < (proven ? MIN_LAST_CHOICES : MIN_CHOICES)) return undefined
  if (themes === RARE && !list.toArray().some(mayBeRare)) return undefined
  // The solver's limit grows with the iterations, so the last round gets one look only.
  const first = proven ? closerLook(candidate) : solveTurn(position, { net, seed: `${seed} first`, ...FIRST_LOOK })
  if (first === undefined) return undefined
  const guesses = [
    playTurn(position, (each) => firstImpression(net, each)),
    turnOf('gardener', position, net, `${seed} guess`),
  ]
  const tempts = guesses.find((turn) => !isAnswer(first, turn))
  if (tempts === undefined || themesFor(candidate, first.answers, tempts).length === 0) return undefined
  return confirmPuzzle(candidate, proven ? first : closerLook(candidate), guesses)
}

export const themesIn = (number: number): readonly PuzzleTheme[] =>
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
    const n = moves.length
    const puzzle = skipped ? undefined : puzzleAt({ position, n, net, seed: `${seed}/${n}`, themes })
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
