import { readdirSync, readFileSync } from 'node:fs'
import { MOVE_KINDS } from '../../src/core/move.ts'
import { MOVES_OF, makeMove, oneOf } from '../../src/core/move-code.ts'
import {
  type Event,
  formatMove,
  type Game,
  GOODS,
  legalMoves,
  type MoveCode,
  parseRecord,
  type RefusalCode,
  type RulesVersion,
  type State,
  toState,
  whyNot,
} from '../../src/index.ts'
import { fixedDealer, playLegal, startGame } from '../../src/play/game.ts'

const FOLDER = new URL('golden/', import.meta.url)

const recordsIn = (folder: string) =>
  readdirSync(new URL(folder, FOLDER))
    .filter((name) => name.endsWith('.amyitis'))
    .sort()
    .map((name) => `${folder}${name}`)

/** The golden games by rules version. */
export const RECORDS_OF: Readonly<Record<RulesVersion, readonly string[]>> = {
  1: recordsIn(''),
  2: recordsIn('rules-2/'),
}

export const RECORDS: readonly string[] = Object.values(RECORDS_OF).flat()

export const readGolden = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')

/** One decision: the states before and after it, the legal moves, the move played, and its events. */
export interface Step {
  readonly before: State
  readonly after: State
  readonly legal: readonly string[]
  readonly move: string
  readonly events: readonly Event[]
}

export function readGame(text: string): Game {
  const read = parseRecord(text)
  if (!read.ok) throw new Error(`line ${read.fault.line}: ${read.fault.problem} ${read.fault.clause ?? ''}`)
  return read.game
}

/** Walks through a game decision by decision, with the deals of its record. */
export function* stepsOf(game: Game): Generator<Step> {
  const at = startGame(game.start, game.position.box, game.dealer)
  let before = toState(at.position)
  for (const { move, deal } of game.entries) {
    const legal = legalMoves(at)
    const events = playLegal(at, move, fixedDealer(deal ?? []))
    const after = toState(at.position)
    yield { before, after, legal, move: formatMove(move), events }
    before = after
  }
}

const MOVES: readonly MoveCode[] = [
  ...MOVE_KINDS.flatMap((kind) => MOVES_OF[kind]),
  ...GOODS.map((_, good) => makeMove('discard', oneOf(good))),
]

/** The codes with which moves are refused at any point of the game. */
export function refusalsOf(game: Game): Set<RefusalCode> {
  const at = startGame(game.start, game.position.box, game.dealer)
  const codes = new Set<RefusalCode>()
  const look = () => {
    for (const move of MOVES) {
      const code = whyNot(at.position, move)
      if (code !== undefined) codes.add(code)
    }
  }
  for (const { move, deal } of game.entries) {
    look()
    playLegal(at, move, fixedDealer(deal ?? []))
  }
  look()
  return codes
}
