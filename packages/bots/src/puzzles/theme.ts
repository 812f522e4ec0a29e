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

const salesIn = (turn: TurnMoves) => String(turn.filter((move) => kindOf(move) === 'sell'))

/** R3.8 Does the turn bring water to a square that can still be planted? */
function opensSquare(position: Position, turn: TurnMoves): boolean {
  const { after } = playTurn(position, turn)
  return SQUARES.some(
    (_, square) => after.garden[square] >= 0 && !isIrrigated(position, square) && isIrrigated(after, square),
  )
}

/** What a player who leaves the caravan alone is waiting for. */
const WAITING: readonly Reason['code'][] = [
  'prepares',
  'prepares-card',
  'temple',
  'takes-square',
  'out-of-reach',
  'pass',
]

/** What finding the answers may be about, best first: what they have in common. Nothing if none of the themes fits. */
export function themesOf(position: Position, answers: readonly TurnMoves[], tempting: TurnMoves): PuzzleTheme[] {
  const codes = answers.map((answer) =>
    reasonsAgainst(position, answer, tempting).flatMap(({ code, side, shared }) =>
      side === 'for' && !shared ? [code] : [],
    ),
  )
  if (codes.some(({ length }) => length === 0)) return []
  const because = (...some: readonly Reason['code'][]) => codes.every((own) => own.some((code) => some.includes(code)))
  const all = (test: (answer: TurnMoves) => boolean) => answers.every(test)
  const begin = (kind: ReturnType<typeof kindOf>) => all(([move]) => kindOf(move) === kind)
  const sold = salesIn(tempting)
  const waits = kindOf(tempting[0]) === 'caravan' && because(...WAITING)
  const fits: Readonly<Partial<Record<PuzzleTheme, boolean>>> = {
    'pass-in-time': begin('pass'),
    'break-majority': because('breaks'),
    'win-row': because('row', 'row-lead'),
    'keep-good': all((turn) => has(turn, 'sell') && salesIn(turn) !== sold) || because('prepares-sale', 'keeps-sale'),
    'irrigate-to-open': all((turn) => has(turn, 'irrigate') && (because('prepares') || opensSquare(position, turn))),
    'time-caravan': begin('caravan') || waits,
  }
  const themes = (Object.keys(fits) as PuzzleTheme[]).filter((theme) => fits[theme])
  return isLastRound(position) ? [...themes, 'last-round'] : themes
}
