import { MOVE_KINDS, type MoveKind } from '../core/move.ts'
import { argumentOf, kindOf, MOVES_OF, type MoveCode, type MoveList } from '../core/move-code.ts'
import type { RefusalCode } from '../core/refusal.ts'
import { noble } from '../palace/noble.ts'
import { power } from '../palace/powers.ts'
import { caravan } from '../round/caravan.ts'
import { court, good } from '../round/court.ts'
import { irrigate } from '../round/engineer.ts'
import { field } from '../round/farmer.ts'
import { free } from '../round/free-recruitment.ts'
import { pass } from '../round/pass.ts'
import { pay } from '../round/pay.ts'
import { plant, take } from '../round/plant.ts'
import { temple } from '../round/priest.ts'
import { recruit } from '../round/recruit.ts'
import { sell } from '../round/sell.ts'
import { discard } from '../round/stock.ts'
import { exchange, ishtar, keep } from '../round/temples.ts'
import type { Decision, Position } from '../table/position.ts'
import type { Rule } from '../table/rule.ts'

const RULES: Readonly<Record<MoveKind, Rule>> = {
  pass,
  recruit,
  caravan,
  noble,
  field,
  temple,
  irrigate,
  sell,
  pay,
  court,
  good,
  plant,
  take,
  ishtar,
  exchange,
  keep,
  discard,
  power,
  free,
}
const RULE_BY_INDEX = MOVE_KINDS.map((kind) => RULES[kind])

/** The rule that a move falls under. */
export const ruleOf = (move: MoveCode): Rule => RULE_BY_INDEX[move & 31]

/** The kinds of moves that answer a decision; some decisions have two. */
const ANSWERS: Readonly<Record<Decision, readonly MoveKind[]>> = {
  action: ['pass', 'recruit', 'caravan', 'noble'],
  field: ['field'],
  temple: ['temple'],
  irrigate: ['irrigate'],
  sell: ['sell'],
  pay: ['pay'],
  court: ['court'],
  good: ['good'],
  plant: ['plant'],
  take: ['take'],
  ishtar: ['ishtar'],
  exchange: ['exchange', 'keep'],
  discard: ['discard'],
  power: ['power'],
  free: ['free'],
}

interface Question {
  readonly rule: Rule
  readonly moves: readonly MoveCode[]
}

/** For each decision the rules of its answers, with every move of the notation. */
const QUESTIONS = Object.fromEntries(
  Object.entries(ANSWERS).map(([decision, kinds]) => [
    decision,
    kinds.map((kind) => ({ rule: RULES[kind], moves: MOVES_OF[kind] })),
  ]),
) as unknown as Readonly<Record<Decision, readonly Question[]>>

/** Why a move is not legal now; undefined if it is. */
export function whyNot(pos: Position, move: MoveCode): RefusalCode | undefined {
  if (pos.decision === undefined) return 'game-over'
  if (!ANSWERS[pos.decision].includes(kindOf(move))) return 'not-asked'
  return ruleOf(move).whyNot(pos, argumentOf(move))
}

/** Fills `list` with every legal move, each once. None once the game is over. */
export function listLegal(pos: Position, list: MoveList): void {
  list.clear()
  if (pos.decision === undefined) return
  const questions = QUESTIONS[pos.decision]
  for (let i = 0; i < questions.length; i++) {
    const { rule, moves } = questions[i]
    if (rule.choices !== undefined) rule.choices(pos, list)
    else
      for (let k = 0; k < moves.length; k++)
        if (rule.whyNot(pos, argumentOf(moves[k])) === undefined) list.add(moves[k])
  }
}
