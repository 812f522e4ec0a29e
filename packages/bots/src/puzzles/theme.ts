import { isIrrigated, kindOf, type MoveCode, type Position, SQUARES } from '@amyitis/engine'
import { isLastRound } from '../endgame/walk.ts'
import type { Reason } from '../explain/reason.ts'
import { reasonsFor } from '../explain/reasons.ts'
import { playTurn } from '../explain/turn.ts'
import type { PuzzleTheme, TurnMoves } from './puzzle.ts'

const lineOf = (turn: TurnMoves) => ({ moves: turn, own: turn.length })

/** Why a turn is better than another, most important first. */
export const reasonsAgainst = (position: Position, turn: TurnMoves, other: TurnMoves): Reason[] =>
  reasonsFor(position, lineOf(turn), lineOf(other))

const has = (turn: TurnMoves, kind: ReturnType<typeof kindOf>) => turn.some((move: MoveCode) => kindOf(move) === kind)

/** R3.8 Does the turn bring water to a square that can still be planted? */
function opensSquare(position: Position, turn: TurnMoves): boolean {
  const { after } = playTurn(position, turn)
  return SQUARES.some(
    (_, square) => after.garden[square] >= 0 && !isIrrigated(position, square) && isIrrigated(after, square),
  )
}

/** What a reason makes the puzzle about. */
const THEME_OF: Partial<Record<Reason['code'], PuzzleTheme>> = {
  breaks: 'break-majority',
  row: 'win-row',
  'row-lead': 'win-row',
  'prepares-sale': 'keep-good',
}
/** What a player waits for who leaves the caravan alone. */
const WAITING: readonly Reason['code'][] = [
  'prepares',
  'prepares-card',
  'temple',
  'takes-square',
  'out-of-reach',
  'pass',
]

/** What finding the answer is about; undefined if none of the themes fits. */
export function themeOf(position: Position, answer: TurnMoves, tempting: TurnMoves): PuzzleTheme | undefined {
  const own = reasonsAgainst(position, answer, tempting).filter(({ side, shared }) => side === 'for' && !shared)
  if (own.length === 0) return undefined
  if (isLastRound(position)) return 'last-round'
  if (kindOf(answer[0]) === 'pass') return 'pass-in-time'
  const [main] = own.flatMap(({ code }) => THEME_OF[code] ?? [])
  if (main !== undefined) return main
  const prepares = own.some(({ code }) => code === 'prepares')
  if (has(answer, 'irrigate') && (prepares || opensSquare(position, answer))) return 'irrigate-to-open'
  if (has(answer, 'sell')) return 'keep-good'
  const waits = kindOf(tempting[0]) === 'caravan' && own.some(({ code }) => WAITING.includes(code))
  return kindOf(answer[0]) === 'caravan' || waits ? 'time-caravan' : undefined
}
