import {
  formatMove,
  type Game,
  isOver,
  isRulesVersion,
  newGame,
  play,
  type RulesVersion,
  unknownVersion,
} from '@amyitis/engine'
import { type GameKind, hasPalace, isGameKind, playersOf } from '../game-kind.ts'
import { parseChoices } from '../puzzles/choices.ts'
import { OPENING_TURNS, type OpeningTurn } from './turn.ts'

/** How a game between bots began and ended, by place in the turn order of its first round. */
export interface OpeningGame {
  readonly lines: readonly (readonly OpeningTurn[])[]
  readonly scores: readonly number[]
  /** All moves, as choices; only of some games. */
  readonly moves?: string | undefined
}

export interface OpeningCollection {
  readonly kind: GameKind
  readonly rules: RulesVersion
  /** Of the search, per decision. */
  readonly iterations: number
  /** The hash of the weights, in short. */
  readonly weights: string
  /** Lines end where fewer games share them. */
  readonly fewest: number
  readonly games: readonly OpeningGame[]
}

/** The openings of a kind of game: read or fetch the file, then `parseOpenings`. */
export const openingsUrl = (kind: GameKind): URL => new URL(`../../openings/${kind}.txt`, import.meta.url)

export const openingSeed = (kind: GameKind, number: number) => `opening ${kind} ${number}`

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const formatLine = (turns: readonly OpeningTurn[]) => turns.map((turn) => LETTERS[OPENING_TURNS.indexOf(turn)]).join('')

function parseLine(text: string): OpeningTurn[] {
  return Array.from(text, (letter) => {
    const turn = OPENING_TURNS[LETTERS.indexOf(letter)]
    if (turn === undefined) throw new RangeError(`no such turn: ${letter} in ${text}`)
    return turn
  })
}

export const formatOpeningGame = ({ lines, scores, moves }: OpeningGame): string =>
  [...lines.map(formatLine), ...scores, ...(moves === undefined ? [] : [moves])].join(' ')

function parseOpeningGame(text: string, players: number): OpeningGame {
  const parts = text.split(' ')
  return {
    lines: parts.slice(0, players).map(parseLine),
    scores: parts.slice(players, 2 * players).map(Number),
    moves: parts[2 * players],
  }
}

/** A collection as text: a head, then a line for each game, whose number is that of its seed. */
export const formatOpenings = ({ kind, rules, iterations, weights, fewest, games }: OpeningCollection): string =>
  `${[`openings ${kind} ${rules} ${iterations} ${weights} ${fewest}`, ...games.map(formatOpeningGame)].join('\n')}\n`

export function parseOpenings(text: string): OpeningCollection {
  const [head, ...games] = text.trimEnd().split('\n')
  const [, kind, rules, iterations, weights, fewest] = head.split(' ')
  if (!isGameKind(kind)) throw new RangeError(`no such kind of game: ${kind}`)
  if (!isRulesVersion(rules)) throw new RangeError(unknownVersion(rules))
  return {
    kind,
    rules,
    iterations: Number(iterations),
    weights,
    fewest: Number(fewest),
    games: games.map((game) => parseOpeningGame(game, playersOf(kind))),
  }
}

/** Plays a game whose moves are in the collection; `number` from 1. */
export function openOpeningGame({ kind, rules, games }: OpeningCollection, number: number): Game | undefined {
  const moves = games[number - 1]?.moves
  if (moves === undefined) return undefined
  const game = newGame({ players: playersOf(kind), palace: hasPalace(kind), seed: openingSeed(kind, number), rules })
  parseChoices(
    moves,
    game.position,
    (move) => play(game, formatMove(move)),
    () => !isOver(game),
  )
  return game
}
