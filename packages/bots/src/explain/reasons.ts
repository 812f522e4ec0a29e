import { type Event, kindOf, listLegal, type MoveCode, MoveList, type Position } from '@amyitis/engine'
import { boardFacts } from './board-facts.ts'
import { cardFacts } from './card-facts.ts'
import { gardenFacts } from './garden-facts.ts'
import type { Line } from './line.ts'
import { inOrder } from './order.ts'
import type { Fact, Reason } from './reason.ts'
import { roundFacts } from './round-facts.ts'
import { keptGoods, settles, stockFacts } from './stock-facts.ts'
import { playTurn, type Turn } from './turn.ts'

/** How many reasons are told at most. */
const MOST_REASONS = 6

/** Does a fact speak for who decides? */
function sideOf(fact: Fact, seat: number): Reason['side'] {
  const good = () => {
    switch (fact.code) {
      case 'pays':
      case 'gives':
      case 'opens':
      case 'in-reach':
        return false
      case 'bonus':
        return fact.seat === seat
      case 'row':
        return fact.seat === seat || fact.seat === null
      case 'temple': {
        const better = fact.to !== 0 && (fact.from === 0 || fact.to < fact.from)
        return better === (fact.seat === seat)
      }
      case 'pushed-out':
        return fact.seat !== seat
      default:
        return true
    }
  }
  return good() ? 'for' : 'against'
}

/** R5.2 Talents that who passes gets in the line that is expected, up to the end of the round. */
function talentsForPassing(position: Position, { moves }: Line): number {
  if (kindOf(moves[0]) !== 'pass') return 0
  const { events } = playTurn(position, moves)
  const own = (event: Event) => event.type === 'talents' && event.seat === position.player && event.clause === 'R5.2'
  return events.filter(own).length
}

const list = new MoveList()

function factsOf(position: Position, turn: Turn, line: Line, other: Turn | undefined): Fact[] {
  // A whole turn is compared with doing nothing, a part of one with the other way to go on.
  const without = position.decision === 'action' ? position : other?.dealt === false ? other.after : undefined
  listLegal(position, list)
  return [
    ...(list.length === 1 ? [{ code: 'only' } as const] : []),
    ...stockFacts(turn),
    ...gardenFacts(turn, without),
    ...cardFacts(turn),
    ...boardFacts(turn),
    ...roundFacts(turn, talentsForPassing(position, line)),
    ...(other !== undefined && settles(line.moves[0]) ? keptGoods(turn, other) : []),
  ]
}

const ownMoves = ({ moves, own }: Line): readonly MoveCode[] => moves.slice(0, own)

/**
 * Why a line is good or bad for who decides: facts found by playing the own turn through the rules, weightiest first. What
 * holds for the `other` line as well is marked.
 */
export function reasonsFor(position: Position, line: Line, other?: Line, most = MOST_REASONS): Reason[] {
  const turn = playTurn(position, ownMoves(line))
  const rival = other === undefined ? undefined : playTurn(position, ownMoves(other))
  const facts = factsOf(position, turn, line, rival)
  const elsewhere =
    other === undefined || rival === undefined
      ? new Set<string>()
      : new Set(factsOf(position, rival, other, turn).map((fact) => JSON.stringify(fact)))
  const reasons = facts.map((fact): Reason => {
    const side = sideOf(fact, position.player)
    return elsewhere.has(JSON.stringify(fact)) ? { ...fact, side, shared: true } : { ...fact, side }
  })
  return inOrder(reasons).slice(0, most)
}
