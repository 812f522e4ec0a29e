import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type GameKind, hasPalace, playersOf } from '@amyitis/bots'
import {
  isRulesVersion,
  type MoveCode,
  newGame,
  type Position,
  playMove,
  type RulesVersion,
  unknownVersion,
} from '@amyitis/engine'

/** The result of a move for the player who decides, if everybody plays their best from then on. */
export interface Outcome {
  readonly margin: number
  /** R1.1 The share of the win. */
  readonly share: number
}

/** A position of a game, and the outcome of each legal move, in the order of the rules. */
export interface SolvedPosition {
  /** How many moves of the game come before it. */
  readonly n: number
  readonly outcomes: readonly Outcome[]
}

/** A game up to its last solved position. */
export interface SolvedGame {
  readonly seed: string
  readonly moves: readonly MoveCode[]
  readonly positions: readonly SolvedPosition[]
}

export interface Collection {
  readonly kind: GameKind
  readonly rules: RulesVersion
  /** Which weights the players had. */
  readonly weights: string
  readonly games: readonly SolvedGame[]
}

export const FOLDER = fileURLToPath(new URL('../../endgames', import.meta.url))

/** `-3` is a margin; `0/2` a win that two players share. */
const formatOutcome = ({ margin, share }: Outcome) => (margin === 0 ? `0/${Math.round(1 / share)}` : String(margin))

function parseOutcome(text: string): Outcome {
  const [margin, tied] = text.split('/').map(Number)
  if (tied !== undefined) return { margin, share: 1 / tied }
  return { margin, share: margin > 0 ? 1 : 0 }
}

const BASE = 36

/** A collection as text: a head, then for each game its seed, its moves, and a line for each solved position. */
export function formatCollection({ kind, rules, weights, games }: Collection): string {
  const lines = games.flatMap(({ seed, moves, positions }) => [
    `game ${seed}`,
    moves.map((move) => move.toString(BASE)).join(' '),
    ...positions.map(({ n, outcomes }) => [n, ...outcomes.map(formatOutcome)].join(' ')),
  ])
  return `${[`endgames ${kind}`, `rules ${rules}`, `weights ${weights}`, ...lines].join('\n')}\n`
}

export function parseCollection(text: string): Collection {
  const [head, ...blocks] = text.trimEnd().split('\ngame ')
  const [kind, rules, weights] = head.split('\n').map((line) => line.split(' ')[1])
  if (!isRulesVersion(rules)) throw new Error(unknownVersion(rules))
  const games = blocks.map((block): SolvedGame => {
    const [seed, moves, ...lines] = block.split('\n')
    const positions = lines.map((line): SolvedPosition => {
      const [n, ...outcomes] = line.split(' ')
      return { n: Number(n), outcomes: outcomes.map(parseOutcome) }
    })
    return { seed, moves: moves.split(' ').map((move) => Number.parseInt(move, BASE)), positions }
  })
  return { kind: kind as GameKind, rules, weights, games }
}

export const readCollection = (kind: GameKind, folder = FOLDER): Collection =>
  parseCollection(readFileSync(`${folder}/${kind}.txt`, 'utf8'))

/** Calls back for every solved position. It changes afterwards: take a copy to keep it. */
export function eachPosition(
  { kind, rules, games }: Collection,
  visit: (position: Position, outcomes: readonly Outcome[]) => void,
): void {
  for (const { seed, moves, positions } of games) {
    const { position, dealer } = newGame({ players: playersOf(kind), palace: hasPalace(kind), seed, rules })
    for (let n = 0; n <= moves.length; n++) {
      const solved = positions.find((one) => one.n === n)
      if (solved !== undefined) visit(position, solved.outcomes)
      if (n < moves.length) playMove(position, moves[n], dealer)
    }
  }
}
