import { type Game, RULES_VERSION, type RulesVersion } from '@amyitis/engine'
import { parseTurn } from '../choices.ts'
import type { GameKind } from '../game-kind.ts'
import { playStored, readKind, readRules, startStored } from '../stored-game.ts'
import { PUZZLE_THEMES, type Puzzle, type PuzzleInfo, type PuzzleTheme } from './puzzle.ts'

/** A puzzle as it is stored: moves are choices (`choices.ts`). */
export interface StoredPuzzle {
  /** How many moves of the game come before it. */
  readonly n: number
  readonly theme: PuzzleTheme
  readonly rating: number
  readonly answers: readonly string[]
  readonly tempting: string
}

/** A game between bots, up to its last puzzle. */
export interface StoredGame {
  readonly kind: GameKind
  readonly number: number
  readonly moves: string
  readonly puzzles: readonly StoredPuzzle[]
}

export interface PuzzleCollection {
  readonly rules: RulesVersion
  readonly games: readonly StoredGame[]
}

/** The puzzles: read or fetch the file, then `parsePuzzles`. */
export const puzzlesUrl = (): URL => new URL('../../puzzles/puzzles.txt', import.meta.url)

export const puzzleSeed = (kind: GameKind, number: number) => `puzzle ${kind} ${number}`

/** The game that puzzles are taken from, before its first move. */
export const startPuzzleGame = (kind: GameKind, number: number, rules: RulesVersion = RULES_VERSION): Game =>
  startStored(kind, puzzleSeed(kind, number), rules)

const formatGame = ({ kind, number, moves, puzzles }: StoredGame) => [
  `game ${kind} ${number}`,
  moves,
  ...puzzles.map(({ n, theme, rating, answers, tempting }) =>
    [n, PUZZLE_THEMES.indexOf(theme), rating, answers.join(','), tempting].join(' '),
  ),
]

/** A collection as text: a head, then for each game its kind and number, its moves, and a line for each puzzle. */
export const formatPuzzles = ({ rules, games }: PuzzleCollection): string =>
  `${[`puzzles ${rules}`, ...games.flatMap(formatGame)].join('\n')}\n`

function parsePuzzle(line: string): StoredPuzzle {
  const [n, theme, rating, answers, tempting] = line.split(' ')
  return {
    n: Number(n),
    theme: PUZZLE_THEMES[Number(theme)],
    rating: Number(rating),
    answers: answers.split(','),
    tempting,
  }
}

function parseGame(block: string): StoredGame {
  // A game without puzzles ends with an empty line of moves.
  const [head, moves = '', ...lines] = block.split('\n')
  const [kind, number] = head.split(' ')
  return { kind: readKind(kind), number: Number(number), moves, puzzles: lines.map(parsePuzzle) }
}

export function parsePuzzles(text: string): PuzzleCollection {
  const [head, ...blocks] = text.trimEnd().split('\ngame ')
  return { rules: readRules(head.split(' ')[1]), games: blocks.map(parseGame) }
}

const idOf = ({ kind, number }: StoredGame, { n }: StoredPuzzle) => `${kind}-${number}-${n}`

/** All puzzles, without opening them. */
export const listPuzzles = ({ games }: PuzzleCollection): PuzzleInfo[] =>
  games.flatMap((game) =>
    game.puzzles.map((puzzle) => ({
      id: idOf(game, puzzle),
      kind: game.kind,
      theme: puzzle.theme,
      rating: puzzle.rating,
    })),
  )

/** Plays a game up to one of its puzzles. */
export function openStoredPuzzle(stored: StoredGame, puzzle: StoredPuzzle, rules: RulesVersion): Puzzle {
  const { kind, number, moves } = stored
  const game = playStored(startPuzzleGame(kind, number, rules), moves, (played) => played < puzzle.n)
  const { position } = game
  const { theme, rating } = puzzle
  const answers = puzzle.answers.map((answer) => parseTurn(answer, position))
  const tempting = parseTurn(puzzle.tempting, position)
  return { id: idOf(stored, puzzle), kind, theme, rating, game, answers, tempting }
}

/** Plays the game up to the puzzle. */
export function openPuzzle({ games, rules }: PuzzleCollection, id: string): Puzzle | undefined {
  for (const stored of games) {
    const puzzle = stored.puzzles.find((one) => idOf(stored, one) === id)
    if (puzzle !== undefined) return openStoredPuzzle(stored, puzzle, rules)
  }
  return undefined
}
