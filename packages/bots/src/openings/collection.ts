import { type Game, isOver, type RulesVersion } from '@amyitis/engine'
import { type GameKind, playersOf } from '../game-kind.ts'
import { playStored, readKind, readRules, startStored } from '../stored-game.ts'
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
  const [, name, rules, iterations, weights, fewest] = head.split(' ')
  const kind = readKind(name)
  return {
    kind,
    rules: readRules(rules),
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
  const game = startStored(kind, openingSeed(kind, number), rules)
  return playStored(game, moves, () => !isOver(game))
}
